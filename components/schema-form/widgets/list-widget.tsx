'use client';

import { Select, SelectContent, SelectItem, SelectTrigger, SelectValue } from '@/components/ui/select';
import { messages } from '@/lib/schema-form/messages';
import { optionLabel } from '@/lib/schema-form/kinds/choice/option-label';
import { SearchSelect } from './search-select';
import { useChoice } from './use-choice';
import { type ControlProps, controlAttributes } from '../fields/control-props';
import type { ChoiceField } from '@/lib/schema-form/form-field';

const unlisted = 'unlisted';
const nothing = 'nothing';
const mostWithoutSearch = 8;

/** A choice of many or long values: with a search where there are many, or where the model accepts other text too. */
export function ListWidget(props: ControlProps<ChoiceField>) {
  const { field } = props;
  const { chosen, choose, value } = useChoice(props);
  const isUnlisted = chosen === '' && value !== undefined && value !== '';
  const placeholder = field.isRequired ? messages.chooseValue : messages.notSet;
  const canBeNothing = !field.isRequired && field.defaultValue === null && value !== undefined;
  if (field.takesOther || field.options.length > mostWithoutSearch) {
    const listed = chosen === '' ? null : (field.options[Number(chosen)]?.label ?? null);
    return (
      <SearchSelect
        id={props.id}
        label={field.label}
        options={field.options}
        chosen={chosen === '' ? null : Number(chosen)}
        shown={isUnlisted ? (typeof value === 'string' ? value : optionLabel(value)) : listed}
        placeholder={placeholder}
        canBeNothing={canBeNothing}
        takesOther={field.takesOther}
        onChoose={(index) => choose(String(index))}
        onNothing={() => props.onChange(undefined)}
        onOther={(text) => props.onChange(text)}
        attributes={controlAttributes(props)}
      />
    );
  }
  return (
    <Select
      value={isUnlisted ? unlisted : chosen}
      onValueChange={(index) => (index === nothing ? props.onChange(undefined) : choose(index))}
    >
      <SelectTrigger id={props.id} {...controlAttributes(props)}>
        <SelectValue placeholder={placeholder} />
      </SelectTrigger>
      <SelectContent>
        {canBeNothing && <SelectItem value={nothing}>{messages.none}</SelectItem>}
        {field.options.map((option, index) => (
          <SelectItem key={option.label} value={String(index)}>
            {option.label}
          </SelectItem>
        ))}
        {isUnlisted && <SelectItem value={unlisted}>{optionLabel(value)}</SelectItem>}
      </SelectContent>
    </Select>
  );
}
