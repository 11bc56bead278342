import type { AlternativesField, ChoiceField, FormField } from '../form-field.ts';
import { chosenAlternative } from '../model/chosen-alternative.ts';
import { isJsonObject, isSameJson, ownOf } from '../json.ts';
import { noChoices } from '../reserved-values.ts';

/**
 * A value of a request as its field holds it while one types: JSON texts in their quotes, one address where a list was given
 * and the other way round, a listed value that was written as text. What fits nothing stays as it is, for the checks to
 * name.
 */
export function typedValue(field: FormField, value: unknown): unknown {
  switch (field.kind) {
    case 'json':
      return typeof value === 'string' ? JSON.stringify(value) : value;
    case 'media':
      if (field.isMany) return typeof value === 'string' ? [value] : value;
      return Array.isArray(value) && value.length === 1 ? value[0] : value;
    case 'text-list':
      return typeof value === 'string' ? [value] : value;
    case 'switch':
      return value === 'true' ? true : value === 'false' ? false : value;
    case 'choice':
      return listedValue(field, value);
    case 'text':
      return typeof value === 'number' ? String(value) : value;
    case 'group':
      return isJsonObject(value) ? typedObject(field.fields, value) : value;
    case 'branch':
      return typedValue(field.group(), value);
    case 'map': {
      const named = new Map(field.fields.map((inner) => [inner.name, inner]));
      return isJsonObject(value) ? mapObject(value, (name) => named.get(name) ?? field.entryAt(name)) : value;
    }
    case 'list':
      return Array.isArray(value) ? value.map((item, index) => typedValue(field.itemAt(index), item)) : value;
    case 'alternatives':
      return typedAlternative(field, value);
    default:
      return value;
  }
}

function typedObject(fields: readonly FormField[], value: Record<string, unknown>): Record<string, unknown> {
  const named = new Map(fields.map((field) => [field.name, field]));
  return mapObject(value, (name) => named.get(name) ?? null);
}

function mapObject(
  value: Record<string, unknown>,
  fieldOf: (name: string) => FormField | null,
): Record<string, unknown> {
  const entries = Object.keys(value).map((name): [string, unknown] => {
    const [field, inner] = [fieldOf(name), ownOf(value, name)];
    return [name, field === null ? inner : typedValue(field, inner)];
  });
  return Object.fromEntries(entries);
}

function typedAlternative(field: AlternativesField, value: unknown): unknown {
  const { at, isFitting } = chosenAlternative(field, value, noChoices);
  const used = isFitting ? field.options[at]?.field() : undefined;
  return used === undefined ? value : typedValue(used, value);
}

function plain(value: unknown): string {
  return String(value).toLowerCase();
}

function listedValue({ options }: ChoiceField, value: unknown): unknown {
  if (options.some((option) => isSameJson(option.value, value))) return value;
  const isPlain = typeof value === 'string' || typeof value === 'number';
  const same = isPlain ? options.find((option) => plain(option.value) === plain(value)) : undefined;
  return same === undefined ? value : same.value;
}
