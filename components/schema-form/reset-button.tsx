'use client';

import { RotateCcw } from 'lucide-react';
import { IconButton } from '@/components/ui/icon-button';
import { type FormField, staysUnset } from '@/lib/schema-form/form-field';
import { messages } from '@/lib/schema-form/messages';
import { resetField } from '@/lib/schema-form/model/choose-alternative';
import { readChoices } from '@/lib/schema-form/reserved-values';
import { differsFromDefault } from '@/lib/schema-form/values/compare-values';
import { useFormScope } from './scope/form-scope';
import { useFormValue } from './scope/use-form-value';

function canReset(field: FormField, value: unknown, isChosen: boolean): boolean {
  if (field.kind === 'alternatives') return isChosen || value !== undefined;
  const isAdjusted =
    ['choice', 'number', 'colour'].includes(field.kind) || (field.kind === 'switch' && staysUnset(field));
  return isAdjusted && differsFromDefault(field, value) && (field.defaultValue !== null || !field.isRequired);
}

/** Resets a field to its default; nothing while it has its default. */
export function ResetButton({ field, value }: { field: FormField; value: unknown }) {
  const { getValues, setValues } = useFormScope();
  const isChosen = useFormValue(
    (values) => field.kind === 'alternatives' && Object.hasOwn(readChoices(values), field.pointer),
  );
  if (!canReset(field, value, isChosen)) return null;
  return (
    <IconButton
      label={messages.reset({ label: field.label })}
      size="sm"
      className="-my-1 animate-appear text-faint max-desk:-my-3 max-desk:size-11 [&_svg]:size-3.5"
      onClick={() => setValues(resetField(getValues(), field.pointer))}
    >
      <RotateCcw aria-hidden />
    </IconButton>
  );
}
