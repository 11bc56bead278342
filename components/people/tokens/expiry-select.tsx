'use client';

import { useId } from 'react';
import { type Control, useController } from 'react-hook-form';
import { Field, fieldIds } from '@/components/ui/field';
import { Select, SelectContent, SelectItem, SelectTrigger, SelectValue } from '@/components/ui/select';
import type { NewApiToken } from '@/lib/contract/studio/api-token';
import { tokenMessages } from './messages';

/** Days until a token expires; null for never. */
const choices = [30, 90, 365, null];

function textOf(days: number | null): string {
  if (days === null) return tokenMessages.never;
  return days === 365 ? tokenMessages.year : tokenMessages.days({ count: days });
}

/** Chooses when a token expires. */
export function ExpirySelect({ control }: { control: Control<NewApiToken> }) {
  const id = useId();
  const { field, fieldState } = useController({ control, name: 'expiresInDays' });
  const { ref, value, onChange } = field;
  const error = fieldState.error?.message ?? null;
  return (
    <Field id={id} label={tokenMessages.expiry} errors={error === null ? [] : [error]}>
      <Select value={String(value)} onValueChange={(text) => onChange(choices.find((days) => String(days) === text))}>
        <SelectTrigger
          ref={ref}
          id={id}
          aria-invalid={error !== null || undefined}
          aria-describedby={error === null ? undefined : fieldIds(id).error}
        >
          <SelectValue>{textOf(value)}</SelectValue>
        </SelectTrigger>
        <SelectContent>
          {choices.map((days) => (
            <SelectItem key={days} value={String(days)}>
              {textOf(days)}
            </SelectItem>
          ))}
        </SelectContent>
      </Select>
    </Field>
  );
}
