import type { JsonObject } from '../contract/model.ts';
import { arrangeRows } from './arrange-rows.ts';
import { fieldLabel, nameWords } from './field-label.ts';
import type { FieldFacts, FormField, TextField } from './form-field.ts';
import { isJsonObject, numberOf, textOf, textsOf } from './json.ts';
import { joinPointer } from './json-pointer.ts';
import { orderedNames } from './field-order.ts';
import { choiceShape, readOptions } from './read-choice.ts';
import { fitsType } from './fits-type.ts';
import { readMedia } from './read-media.ts';
import { readNumber } from './read-number.ts';
import { type ResolvedSchema, resolveSchema } from './resolve-schema.ts';

const deepestGroup = 3;

/** Where a field stands: its object, and what was met on the way to it. */
export interface FieldPlace {
  root: JsonObject;
  parent: ResolvedSchema;
  pointer: string;
  depth: number;
}

function prefillOf(schema: JsonObject, isRequired: boolean): unknown {
  const own = schema['x-workbench-default'];
  if (own !== undefined) return own;
  const examples: unknown[] = Array.isArray(schema['examples']) ? schema['examples'] : [];
  return isRequired ? (examples[0] ?? null) : null;
}

function textShape(name: string, schema: JsonObject): TextField['shape'] {
  const words = nameWords(name);
  const isPrompt = words.includes('prompt') && !words.includes('negative');
  if (isPrompt || isJsonObject(schema['x-media-references']) || /^(inputs?|text|instructions?)$/.test(name))
    return 'prompt';
  const isLong = words.includes('prompt') || words.some((word) => /^(lyrics|description|caption|script)$/.test(word));
  return isLong || (numberOf(schema['maxLength']) ?? 0) > 200 ? 'lines' : 'line';
}

/** Reads one property of an object schema as a field of the form. It never fails: what it can't draw is a JSON field. */
export function readField(name: string, property: unknown, place: FieldPlace): FormField {
  const { root, parent } = place;
  const resolved = resolveSchema(isJsonObject(property) ? property : {}, root, parent.references);
  const { schema } = resolved;
  const isRequired = textsOf(parent.schema['required']).includes(name);
  const ui = isJsonObject(schema['ui']) ? schema['ui'] : {};
  const facts: FieldFacts = {
    name,
    pointer: joinPointer(place.pointer, name),
    label: fieldLabel(name, textOf(schema['title'])),
    description: textOf(schema['description']),
    isRequired,
    isNullable: resolved.isNullable,
    isHidden: schema['x-hidden'] === true || ui['hidden'] === true,
    defaultValue: fitsType(schema['default'], schema) ? schema['default'] : null,
    prefill: prefillOf(schema, isRequired),
    schema,
  };
  if (resolved.isRecursive) return { ...facts, kind: 'json' };
  if ('const' in schema) return { ...facts, kind: 'constant', value: schema['const'] };
  return readKind(facts, resolved, place);
}

function readKind(facts: FieldFacts, resolved: ResolvedSchema, place: FieldPlace): FormField {
  const { name, schema } = facts;
  const media = readMedia(name, schema, place.root);
  if (media !== null) return { ...facts, kind: 'media', ...media };
  const choice = readOptions(schema);
  if (choice !== null)
    return { ...facts, kind: 'choice', ...choice, shape: choiceShape(choice.options, choice.takesOther) };
  const number = readNumber(name, schema);
  if (number !== null) return { ...facts, kind: 'number', ...number };
  if (schema['type'] === 'boolean') return { ...facts, kind: 'switch' };
  if (schema['type'] === 'string') {
    const [minLength, maxLength] = [numberOf(schema['minLength']), numberOf(schema['maxLength'])];
    return { ...facts, kind: 'text', shape: textShape(name, schema), minLength, maxLength };
  }
  if (isTextList(schema, place.root)) {
    return {
      ...facts,
      kind: 'text-list',
      minItems: numberOf(schema['minItems']) ?? 0,
      maxItems: numberOf(schema['maxItems']),
    };
  }
  return readGroup(facts, resolved, place) ?? { ...facts, kind: 'json' };
}

function isTextList(schema: JsonObject, root: JsonObject): boolean {
  if (schema['type'] !== 'array' || !isJsonObject(schema['items'])) return false;
  const items = resolveSchema(schema['items'], root).schema;
  return items['type'] === 'string' && !('enum' in items);
}

function readGroup(facts: FieldFacts, resolved: ResolvedSchema, place: FieldPlace): FormField | null {
  const { schema } = facts;
  const isPlain = !('anyOf' in schema || 'oneOf' in schema || 'if' in schema || 'patternProperties' in schema);
  const takesUnknown = schema['additionalProperties'] === true || isJsonObject(schema['additionalProperties']);
  if (!isPlain || takesUnknown || place.depth >= deepestGroup || !isJsonObject(schema['properties'])) return null;
  const properties = schema['properties'];
  const below: FieldPlace = { root: place.root, parent: resolved, pointer: facts.pointer, depth: place.depth + 1 };
  const fields = orderedNames(schema).map((name) => readField(name, properties[name], below));
  if (fields.length === 0) return null;
  return { ...facts, kind: 'group', fields, rows: arrangeRows(fields) };
}
