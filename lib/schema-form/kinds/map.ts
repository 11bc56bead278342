import type { JsonObject } from '../../contract/model.ts';
import type { FormField, MapField } from '../form-field.ts';
import { isJsonObject } from '../json.ts';
import { joinPointer } from '../json-pointer.ts';
import { type FieldDraft, contextBelow, memoized } from './field-context.ts';
import { isDrawableObject, readGroup } from './group.ts';
import { optionalHint } from './items-hint.ts';
import type { KindDefinition } from './kind-definition.ts';
import { mapObject, ownFields } from './object-values.ts';
import { structure } from './structure.ts';

/** The schema of the values under typed names; null where an object takes none. */
export function entrySchema({ facts }: FieldDraft): JsonObject | null {
  const additional = facts.schema['additionalProperties'];
  return isJsonObject(additional) ? additional : null;
}

/** An object that describes its additional properties. */
export function readMap(draft: FieldDraft, entries: JsonObject): MapField {
  const { facts, context } = draft;
  const { fields, rows } = readGroup(draft);
  const entryAt = memoized((name: string) =>
    context.read(name, entries, contextBelow(draft, name), joinPointer(facts.pointer, name)),
  );
  return { ...facts, kind: 'map', fields, rows, entryAt };
}

/** The field under a name, whether the schema names it or the user typed it. */
function fieldUnder({ fields, entryAt }: MapField, name: string): FormField {
  return fields.find((field) => field.name === name) ?? entryAt(name);
}

/** The values under typed names. */
function typedEntries({ fields }: MapField, raw: unknown): [string, unknown][] {
  const named = new Set(fields.map(({ name }) => name));
  return Object.entries(isJsonObject(raw) ? raw : {}).filter(([name]) => !named.has(name));
}

/** An object with names that the user types. */
export const mapKind: KindDefinition<MapField> = {
  ...structure,
  read: (draft) => {
    const entries = entrySchema(draft);
    return entries !== null && isDrawableObject(draft) ? readMap(draft, entries) : null;
  },
  hasShape: isJsonObject,
  itemBody: (field, raw, { itemBody, objectBody }) => {
    const entries = typedEntries(field, raw).flatMap(([name, own]): [string, unknown][] => {
      const value = name === '' ? undefined : itemBody(field.entryAt(name), own);
      return value === undefined ? [] : [[name, value]];
    });
    return { ...Object.fromEntries(entries), ...objectBody(field.fields, isJsonObject(raw) ? raw : {}, {}) };
  },
  typedValue: (field, value, typedValue) =>
    isJsonObject(value) ? mapObject(value, (name, inner) => typedValue(fieldUnder(field, name), inner)) : value,
  innerFields: (field, raw) => [
    ...ownFields(field.fields, raw),
    ...typedEntries(field, raw).map(([name, own]) => ({ field: field.entryAt(name), raw: own })),
  ],
  fieldAt: fieldUnder,
  blankItem: () => ({}),
  shows: (_field, value) => isJsonObject(value),
  hint: optionalHint,
};
