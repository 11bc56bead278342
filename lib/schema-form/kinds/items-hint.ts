import { formatNumber } from '../../intl/formats.ts';
import type { FormField } from '../form-field.ts';
import { messages } from '../messages.ts';

/** The hint of a field of several values: how many there are, else how many there may be. */
export function itemsHint(field: FormField & { maxItems: number | null }, amount: number): string | null {
  const most = field.maxItems;
  if (amount === 0) return most === null ? optionalHint(field) : messages.upTo({ most });
  return most === null ? formatNumber(amount) : messages.countOf({ amount, most });
}

/** The hint of a field that may be left out. */
export function optionalHint(field: FormField): string | null {
  return field.isRequired ? null : messages.optional;
}
