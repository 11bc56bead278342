import type { JsonObject } from '../../contract/model.ts';
import { nameWords } from '../field-label.ts';
import type { FieldFacts, ListField, TextListField } from '../form-field.ts';
import { isJsonObject, numberOf, textOf } from '../json.ts';
import { joinPointer } from '../json-pointer.ts';
import { type FieldDraft, contextBelow, memoized } from './field-context.ts';
import { resolveSchema } from '../schema/resolve-schema.ts';
import { alternativesOf, simplifyAlternatives } from '../schema/simplify-alternatives.ts';
import { messages } from '../messages.ts';
import { readColour } from './colour/colour-value.ts';

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

/** A list whose items are fields, or short texts; null when the schema is no list that can be drawn. */
export function readList(draft: FieldDraft): ListField | TextListField | null {
  const { facts, context } = draft;
  const { items } = facts.schema;
  const isList = facts.schema['type'] === 'array' || !('type' in facts.schema);
  if (!isList || !isJsonObject(items) || 'prefixItems' in facts.schema) return null;
  const schema = simplifyAlternatives(resolveSchema(items, context.root).schema, context.root);
  const bounds = { minItems: numberOf(facts.schema['minItems']) ?? 0, maxItems: numberOf(facts.schema['maxItems']) };
  const isText = schema['type'] === 'string' && !('enum' in schema || 'const' in schema);
  if (isText && readColour(facts.name, schema, context.root) === null) {
    return { ...facts, ...bounds, kind: 'text-list' };
  }
  if (!isDrawable(schema, context.root)) return null;
  const below = contextBelow(draft, facts.name);
  const itemAt = memoized((index: number) => context.read(facts.name, items, below, joinPointer(facts.pointer, index)));
  return { ...facts, ...bounds, kind: 'list', itemLabel: itemLabel(facts, schema), itemAt };
}
