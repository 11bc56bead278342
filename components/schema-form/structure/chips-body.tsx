'use client';

import { X } from 'lucide-react';
import type { ChoiceField, ListField } from '@/lib/schema-form/form-field';
import { inSentence } from '@/lib/schema-form/format';
import { isSameJson } from '@/lib/schema-form/json';
import { joinPointer } from '@/lib/schema-form/json-pointer';
import { optionLabel } from '@/lib/schema-form/kinds/choice/option-label';
import { shownItems } from '@/lib/schema-form/kinds/list';
import { messages } from '@/lib/schema-form/messages';
import { removeItem } from '@/lib/schema-form/values/edit-list';
import { FieldIssues } from '../issues/field-issues';
import { useFormScope } from '../scope/form-scope';
import { SearchSelect } from '../widgets/search-select';
import { type ControlProps, controlIds } from '../fields/control-props';
import { useVisibleIssues } from '../issues/visible-issues-provider';

/** Several values out of many: the chosen ones as chips, and a search that adds one. */
export function ChipsBody({ field, choice, value, id, onChange }: ControlProps<ListField> & { choice: ChoiceField }) {
  const form = useFormScope();
  const { atFields } = useVisibleIssues();
  const items = shownItems(field, value);
  const ids = controlIds(id);
  const [addId, item] = [`${id}-add`, inSentence(field.itemLabel)];
  const labelOf = (one: unknown) =>
    choice.options.find((option) => isSameJson(option.value, one))?.label ?? optionLabel(one);
  const left = choice.options.filter((option) => !items.some((one) => isSameJson(one, option.value)));
  const issues = items.flatMap((_item, at) => atFields.get(joinPointer(field.pointer, at)) ?? []);
  const add = (one: unknown) => onChange([...items, one]);
  const hasRoom = (field.maxItems === null || items.length < field.maxItems) && left.length > 0;
  return (
    <div id={id} role="group" aria-labelledby={ids.label} data-slot="chips" className="flex min-w-0 flex-col gap-2">
      {items.length > 0 && (
        <ul className="flex min-w-0 flex-wrap gap-1.5">
          {items.map((one, at) => (
            <li key={JSON.stringify(one)} className="flex max-w-full min-w-0 items-center rounded bg-sunken pl-2">
              <span className="min-w-0 truncate" title={labelOf(one)}>
                {labelOf(one)}
              </span>
              <button
                type="button"
                aria-label={messages.structure.remove({ name: labelOf(one) })}
                className="grid size-7 shrink-0 place-items-center rounded text-muted hover:text-text max-desk:size-11 [&_svg]:size-3.5"
                onClick={() => form.setValues(removeItem(form.getValues(), field, at))}
              >
                <X aria-hidden />
              </button>
            </li>
          ))}
        </ul>
      )}
      {hasRoom && (
        <>
          <span id={controlIds(addId).label} className="sr-only">
            {messages.structure.add({ item })}
          </span>
          <SearchSelect
            id={addId}
            label={messages.structure.add({ item })}
            options={left}
            chosen={null}
            shown={null}
            placeholder={messages.structure.add({ item })}
            canBeNothing={false}
            takesOther={choice.takesOther}
            onChoose={(index) => add(left[index]?.value)}
            onNothing={() => {}}
            onOther={add}
            attributes={{}}
          />
        </>
      )}
      <FieldIssues id={`${id}-items-issue`} issues={issues} />
    </div>
  );
}
