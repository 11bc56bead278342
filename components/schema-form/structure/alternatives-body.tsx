'use client';

import { inSentence } from '@/lib/schema-form/format';
import { chosenAlternative } from '@/lib/schema-form/kinds/alternatives/chosen-alternative';
import { isFixed } from '@/lib/schema-form/kinds/group';
import { chooseAlternative } from '@/lib/schema-form/model/choose-alternative';
import { type AlternativesField, staysUnset } from '@/lib/schema-form/form-field';
import { plainHelp } from '@/lib/schema-form/help/plain-help';
import { useFormScope } from '../scope/form-scope';
import { AlternativePicker } from './alternative-picker';
import { type ControlProps, controlIds } from '../fields/control-props';
import { accessOfUnchosen, FieldAccessProvider, useFieldAccess } from '../scope/field-access';
import { useFormValue } from '../scope/use-form-value';
import { noChoices, readChoices } from '@/lib/schema-form/reserved-values';
import { messages } from '@/lib/schema-form/messages';
import { InnerField } from './inner-field';

/**
 * A value with alternatives: the choice, and below it the value of the chosen one. The values of the others stay
 * parked.
 */
export function AlternativesBody({ field, value, id, path }: ControlProps<AlternativesField>) {
  const form = useFormScope();
  const access = useFieldAccess();
  const kept = useFormValue((values) => readChoices(values)[field.pointer]?.at ?? null);
  const choices = kept === null ? noChoices : { [field.pointer]: { at: kept, parked: {} } };
  const { at } = chosenAlternative(field, value, choices);
  const option = field.options[at];
  const used = option?.field();
  // An alternative without fields is sent once it was chosen, and not before.
  const isUnset = value == null && kept === null && staysUnset(field) && used !== undefined && isFixed(used);
  const choose = (to: number) => {
    const target = field.options[to]?.field();
    const fields = target?.kind === 'group' ? target.fields : [];
    form.setValues(chooseAlternative(form.getValues(), field, to, fields));
  };
  return (
    <div id={id} role="group" aria-labelledby={controlIds(id).label} className="flex min-w-0 flex-col gap-2">
      <AlternativePicker
        id={`${id}-kind`}
        label={messages.structure.kindOf({ label: inSentence(field.label) })}
        titles={field.options.map(({ title }) => title)}
        at={isUnset ? null : at}
        onChoose={choose}
      />
      {option?.description != null && option.description !== field.description && (
        <p className="text-sm text-faint">{plainHelp(option.description)}</p>
      )}
      {used !== undefined && (
        <FieldAccessProvider value={kept === null ? accessOfUnchosen(access, field, at) : access}>
          <InnerField key={at} field={used} path={[...path, 'inside']} label={field.label} hidesIssues />
        </FieldAccessProvider>
      )}
    </div>
  );
}
