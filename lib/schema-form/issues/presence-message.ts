import type { JsonObject } from '../../contract/model.ts';
import { formatAlternatives, formatList } from '../../intl/format-list.ts';
import { fieldLabel } from '../field-label.ts';
import type { FormField } from '../form-field.ts';
import { isJsonObject, ownOf, textOf, textsOf } from '../json.ts';
import { messages } from '../messages.ts';
import { isPresenceRule } from './checkable-schema.ts';

/** An object that breaks a rule of which names are present. */
interface BrokenRule {
  keyword: string;
  /** The schema that holds the keyword. */
  schema: JsonObject;
  /** The field of the object; null for the whole request. */
  field: FormField | null;
  value: unknown;
}

/**
 * The message for an object whose names may not stand together, or of which one is missing, by the labels of their
 * fields. Null where the keyword is no such rule.
 */
export function presenceMessage({ keyword, schema, field, value }: BrokenRule): string | null {
  const labelsOf = (names: readonly string[]) => names.map((name) => labelOf(name, field, schema));
  if (keyword === 'not') {
    const names = isJsonObject(schema['not']) ? textsOf(schema['not']['required']) : [];
    if (names.length === 0) return null;
    const labels = labelsOf(names);
    return labels.length > 1
      ? messages.notTogether({ names: formatList(labels) })
      : messages.leaveEmpty({ name: labels[0] ?? '' });
  }
  const rules: unknown = schema[keyword];
  if (!Array.isArray(rules) || !rules.every(isPresenceRule)) return null;
  const sets = rules.map((rule) => textsOf(rule['required']));
  const isThere = (name: string) => isJsonObject(value) && ownOf(value, name) !== undefined;
  const isTooMuch = sets.some((names) => names.length > 0 && names.every(isThere));
  const shown = isTooMuch ? sets.filter((names) => names.some(isThere)) : sets;
  const names = formatAlternatives([...new Set(shown.map((set) => formatList(labelsOf(set))))]);
  return isTooMuch ? messages.onlyOneOf({ names }) : messages.fillInOneOf({ names });
}

function labelOf(name: string, field: FormField | null, schema: JsonObject): string {
  const inner = field !== null && 'fields' in field ? field.fields.find((one) => one.name === name) : undefined;
  const properties = isJsonObject(schema['properties']) ? schema['properties'] : {};
  const property = ownOf(properties, name);
  return inner?.label ?? fieldLabel(name, isJsonObject(property) ? textOf(property['title']) : null);
}
