import type { FormField } from '../form-field.ts';
import { isJsonObject, isSameJson } from '../json.ts';
import { readValue } from '../kinds/read-value.ts';
import { mediaItems } from './carry-media.ts';
import { findIssues } from '../issues/find-issues.ts';

const isText = (value: unknown) => typeof value === 'string';

/**
 * Whether a field can show a value as it is, valid or not: half-typed numbers too, but no choice that it does not
 * offer.
 */
export function showsValue(field: FormField, value: unknown): boolean {
  if (value === null || value === undefined || value === '') return true;
  switch (field.kind) {
    case 'text':
      return isText(value);
    case 'number':
      return isText(value) || typeof value === 'number';
    case 'switch':
      return typeof value === 'boolean';
    case 'choice':
      return (field.takesOther && isText(value)) || field.options.some((option) => isSameJson(option.value, value));
    case 'media':
      return field.isMany ? isText(value) || (Array.isArray(value) && value.every(isText)) : isText(value);
    case 'text-list':
      return Array.isArray(value) && value.every(isText);
    case 'list':
      return Array.isArray(value);
    case 'group':
    case 'map':
    case 'branch':
      return isJsonObject(value);
    default:
      return true;
  }
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
