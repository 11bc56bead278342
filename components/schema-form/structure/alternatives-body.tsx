'use client';

import { inSentence } from '@/lib/schema-form/format';
import { useMemo } from 'react';
import { chooseAlternative, chosenAlternative } from '@/lib/schema-form/model/choose-alternative';
import { type AlternativesField, staysUnset } from '@/lib/schema-form/form-field';
import { isFixed } from '@/lib/schema-form/kinds/read-object';
import { setAt } from '@/lib/schema-form/set-at';
import { plainHelp } from '@/lib/schema-form/help/plain-help';
import { useFormScope } from '../scope/form-scope';
import { widgetIds } from '../widgets/widget-field';
import { AlternativePicker } from './alternative-picker';
import { StructureProvider, useStructure, type NestedFieldProps } from './structure-scope';
import { messages } from '@/lib/schema-form/messages';
import { UnlabelledField } from './nested-field';

/**
 * A value with alternatives: the choice, and below it the value of the chosen one. The values of the others stay
 * parked.
 */
export function AlternativesBody({ field, value, errors, id }: NestedFieldProps<AlternativesField>) {
  const form = useFormScope();
  const structure = useStructure();
  const { at } = chosenAlternative(field, value, structure.choices);
  const option = field.options[at];
  const used = option?.field();
  const isChosen = structure.choices[field.pointer] !== undefined;
  // An alternative without fields is sent once it was chosen, and not before.
  const isUnset = value == null && !isChosen && staysUnset(field) && used !== undefined && isFixed(used);
  // The first change fixes the alternative: otherwise a half-typed number would be read as text.
  const settling = useMemo(
    () => ({
      ...structure,
      change: (pointer: string, next: unknown) =>
        form.setValues(setAt(chooseAlternative(form.getValues(), field, at, []), pointer, next)),
    }),
    [structure, form, field, at],
  );
  const choose = (to: number) => {
    const target = field.options[to]?.field();
    const fields = target?.kind === 'group' ? target.fields : [];
    form.setValues(chooseAlternative(form.getValues(), field, to, fields));
  };
  return (
    <div id={id} role="group" aria-labelledby={widgetIds(id).label} className="flex min-w-0 flex-col gap-2">
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
        <StructureProvider value={isChosen ? structure : settling}>
          <UnlabelledField
            key={at}
            field={used}
            value={value}
            errors={errors}
            id={`${id}-way`}
            label={field.label}
            showsIssues={false}
          />
        </StructureProvider>
      )}
    </div>
  );
}
