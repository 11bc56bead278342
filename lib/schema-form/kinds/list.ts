import type { JsonObject } from '../../contract/model.ts';
import { nameWords } from '../field-label.ts';
import type { FieldFacts, ListField } from '../form-field.ts';
import { isJsonObject, numberOf, textOf } from '../json.ts';
import { joinPointer } from '../json-pointer.ts';
import { type FieldDraft, contextBelow, memoized } from './field-context.ts';
import { resolveSchema } from '../schema/resolve-schema.ts';
import { alternativesOf, simplifyAlternatives } from '../schema/simplify-alternatives.ts';
import { messages } from '../messages.ts';
import { itemsHint } from './items-hint.ts';
import type { KindDefinition } from './kind-definition.ts';
import { comesBack, structure } from './structure.ts';

/** Whether a schema is specific enough for a field: a value of any kind is better typed as JSON. */
function isDrawable(schema: JsonObject, root: JsonObject): boolean {
  if ('enum' in schema || 'const' in schema || Array.isArray(schema['type'])) return true;
  if (isJsonObject(schema['properties'])) return Object.keys(schema['properties']).length > 0;
  if (alternativesOf(schema, root).length > 0) return true;
  if (schema['type'] === 'object') return isJsonObject(schema['additionalProperties']);
  return schema['type'] === 'array' ? isJsonObject(schema['items']) : typeof schema['type'] === 'string';
}

/** The label of an item: a title that no generator wrote, else the list's label in the singular. */
function itemLabel({ label, pointer }: FieldFacts, items: JsonObject): string {
  const title = textOf(items['title']);
  if (title !== null && /\s/.test(title)) return title;
  // The list has the same name.
  if (/\/\d+$/.test(pointer)) return messages.structure.value;
  const singular = label.replace(/ies$/, 'y').replace(/([^s])s$/, '$1');
  return nameWords(singular).length === 0 ? messages.structure.item : singular;
}

/** The items of a list, before they are read as fields. */
interface DraftedItems {
  given: JsonObject;
  /** References followed. */
  schema: JsonObject;
  bounds: Pick<ListField, 'minItems' | 'maxItems'>;
}

/** The items of a list; null when the schema is no list of alike items. */
export function readItems({ facts, context }: FieldDraft): DraftedItems | null {
  const { items } = facts.schema;
  const isList = facts.schema['type'] === 'array' || !('type' in facts.schema);
  if (!isList || !isJsonObject(items) || 'prefixItems' in facts.schema) return null;
  const schema = simplifyAlternatives(resolveSchema(items, context.root).schema, context.root);
  const bounds = { minItems: numberOf(facts.schema['minItems']) ?? 0, maxItems: numberOf(facts.schema['maxItems']) };
  return { given: items, schema, bounds };
}

/** The items that a list shows: its values, else those of its default. */
export function shownItems(field: ListField, raw: unknown): readonly unknown[] {
  if (Array.isArray(raw)) return raw;
  return Array.isArray(field.defaultValue) ? field.defaultValue : [];
}

const mostToBegin = 8;

/** A list whose items are fields. */
export const listKind: KindDefinition<ListField> = {
  ...structure,
  read: (draft) => {
    const { facts, context } = draft;
    const items = readItems(draft);
    if (items === null || !isDrawable(items.schema, context.root)) return null;
    const below = contextBelow(draft, facts.name);
    const itemAt = memoized((index: number) =>
      context.read(facts.name, items.given, below, joinPointer(facts.pointer, index)),
    );
    return { ...facts, ...items.bounds, kind: 'list', itemLabel: itemLabel(facts, items.schema), itemAt };
  },
  hasShape: Array.isArray,
  isPresent: (field, raw) => Array.isArray(raw) && (raw.length > 0 || comesBack(field)),
  itemBody: (field, raw, { itemBody }) => {
    const items = (Array.isArray(raw) ? raw : [])
      .map((item: unknown, index) => itemBody(field.itemAt(index), item))
      .filter((item) => item !== undefined);
    const isNone = items.length === 0 && !comesBack(field);
    return isNone && (!field.isRequired || field.minItems > 0) && !Array.isArray(raw) ? undefined : items;
  },
  typedValue: (field, value, typedValue) =>
    Array.isArray(value) ? value.map((item, index) => typedValue(field.itemAt(index), item)) : value,
  innerFields: (field, raw) =>
    (Array.isArray(raw) ? raw : []).map((item: unknown, index) => ({ field: field.itemAt(index), raw: item })),
  fieldAt: (field, step) => (/^\d+$/.test(step) ? field.itemAt(Number(step)) : null),
  initialValue: ({ prefill }) => (Array.isArray(prefill) ? prefill : null),
  /** With the required number of inner items. */
  blankItem: ({ minItems, itemAt }, blankItem) =>
    Array.from({ length: Math.min(minItems, mostToBegin) }, (_none, at) => blankItem(itemAt(at))),
  shows: (_field, value) => Array.isArray(value),
  hint: (field, raw) => itemsHint(field, shownItems(field, raw).length),
  missingMessage: ({ minItems }) => messages.tooFewItems({ least: Math.max(1, minItems) }),
};
