import type { FormField } from '../form-field.ts';
import { kindOf } from '../kinds/kinds.ts';
import { readValue } from '../kinds/read-value.ts';
import { mediaItems } from './carry-media.ts';
import { findIssues } from '../issues/find-issues.ts';

/**
 * Whether a field can show a value as it is, valid or not: half-typed numbers too, but no choice that it does not
 * offer.
 */
export function showsValue(field: FormField, value: unknown): boolean {
  return value === null || value === undefined || value === '' || kindOf(field).shows(field, value);
}

/** Whether a value exceeds the limits of its field: a number out of its bounds, too many files. */
export function isBeyondField(field: FormField, value: unknown): boolean {
  if (field.kind === 'media') return mediaItems(value).length > (field.isMany ? (field.maxItems ?? Infinity) : 1);
  if (field.kind !== 'number') return false;
  const reading = readValue(field, value);
  if (reading.state !== 'value') return reading.state === 'issue';
  try {
    return findIssues(field.schema, reading.value).length > 0;
  } catch {
    // A schema that can't be read accepts everything: the service decides.
    return false;
  }
}
