import type { JsonObject } from '../../contract/model.ts';
import { fieldLabel } from '../field-label.ts';
import { fitsType, constantOf } from '../schema/allowed-values.ts';
import type { AlternativesField, FieldFacts, FormField, GroupField } from '../form-field.ts';
import { isJsonObject, isSameJson, textOf, textsOf } from '../json.ts';
import { joinPointer } from '../json-pointer.ts';
import { readAlternatives } from './read-alternatives.ts';
import { choiceShape, readOptions, withUnit } from './read-choice.ts';
import { readList } from './read-list.ts';
import { readMedia } from './read-media.ts';
import { readNumber, unitOf } from './read-number.ts';
import { readObject, isFixed } from './read-object.ts';
import { type FieldDraft, type FieldContext, contextBelow, memoized } from './field-context.ts';
import { containsItself, resolveSchema } from '../schema/resolve-schema.ts';
import { simplifyAlternatives } from '../schema/simplify-alternatives.ts';
import { messages } from '../messages.ts';
import { readColour } from './colour.ts';
import { readText } from './read-text.ts';

/**
 * The value that the form starts with, unless it is not of the schema's type. One address may replace a list of them.
 */
function prefillOf(schema: JsonObject, isRequired: boolean): unknown {
  const examples: unknown[] = isRequired && Array.isArray(schema['examples']) ? schema['examples'] : [];
  const value = schema['x-workbench-default'] ?? examples[0] ?? null;
  const isOneOfList = schema['type'] === 'array' && typeof value === 'string';
  return isOneOfList || fitsType(value, schema) ? value : null;
}

/** The default, unless it is not of the schema's type or none of its values: real catalogues have such defaults. */
function defaultOf(schema: JsonObject): unknown {
  const value = schema['default'];
  const isListed = !Array.isArray(schema['enum']) || schema['enum'].some((entry) => isSameJson(entry, value));
  return fitsType(value, schema) && isListed ? value : null;
}

/** A generic name of an address, such as `url`: only the enclosing property says of what. */
const bareAddress = /^(url|uri|file|src|href)s?$/i;

/**
 * Reads one property of an object schema as a field of the form. It never throws: a property that it can't draw becomes
 * a JSON field.
 *
 * @param pointer the field's pointer where it is not the context's followed by the name, as for items of a list
 */
export function readField(name: string, property: unknown, context: FieldContext, pointer?: string): FormField {
  const { root, parent } = context;
  const given = isJsonObject(property) ? property : {};
  const met = resolveSchema(given, root, parent.references);
  const resolved = met.isRecursive ? resolveSchema(given, root) : met;
  const schema = simplifyAlternatives(resolved.schema, root);
  const isRequired = textsOf(parent.schema['required']).includes(name);
  const ui = isJsonObject(schema['ui']) ? schema['ui'] : {};
  const [defaultValue, prefill] = [defaultOf(schema), prefillOf(schema, isRequired)];
  // A hidden field that is required and has no value could never be sent.
  const isLacking = isRequired && !resolved.isNullable && defaultValue === null && prefill === null;
  const facts: FieldFacts = {
    name,
    pointer: pointer ?? joinPointer(context.pointer, name),
    label: fieldLabel(name, textOf(schema['title'])),
    description: textOf(schema['description']),
    isRequired,
    isNullable: resolved.isNullable,
    isHidden: (schema['x-hidden'] === true || ui['hidden'] === true) && !isLacking,
    defaultValue,
    prefill,
    schema,
  };
  if (resolved.isRecursive) return { ...facts, kind: 'json' };
  const constant = 'const' in schema || (isRequired && !resolved.isNullable) ? constantOf(schema) : undefined;
  if (constant !== undefined) return { ...facts, kind: 'constant', value: constant };
  const isLoop = met.isRecursive && [...resolved.references].some((reference) => containsItself(reference, root));
  const field = readKind({ facts, resolved, context, isLoop });
  const isOwn = pointer === undefined && !isRequired;
  return isOwn && field.kind === 'group' && isFixed(field) ? withoutBlank(field) : field;
}

/**
 * An optional object without visible fields would be drawn as nothing: one with constants becomes a JSON field, one
 * with only hidden properties is hidden.
 */
function withoutBlank(group: GroupField): FormField {
  const { fields, rows: _rows, ...facts } = group;
  return fields.every(({ isHidden }) => isHidden) ? { ...group, isHidden: true } : { ...facts, kind: 'json' };
}

function readKind(draft: FieldDraft): FormField {
  const { facts, context } = draft;
  const { name, schema } = facts;
  const fullName = bareAddress.test(name) && context.owner !== null ? `${context.owner}_${name}` : name;
  const media = readMedia(fullName, schema, context.root);
  if (media !== null) {
    const isUnnamed = bareAddress.test(name) && textOf(schema['title']) === null;
    const label = isUnnamed ? messages.structure.media[media.media ?? 'file'] : facts.label;
    return { ...facts, label, kind: 'media', ...media };
  }
  const choice = readOptions(schema, context.root);
  if (choice !== null) {
    const options = withUnit(choice.options, unitOf(name, schema));
    return { ...facts, kind: 'choice', ...choice, options, shape: choiceShape(options, choice.takesOther) };
  }
  const number = readNumber(name, schema, context.root);
  if (number !== null) return { ...facts, kind: 'number', ...number };
  if (schema['type'] === 'boolean') return { ...facts, kind: 'switch' };
  const notation = readColour(name, schema, context.root);
  if (notation !== null) return { ...facts, kind: 'colour', notation };
  const text = readText(name, schema);
  if (text !== null) return { ...facts, kind: 'text', ...text };
  const structure = readList(draft) ?? readWays(draft) ?? readObject(draft);
  return structure ?? { ...facts, kind: 'json' };
}

/** A value with several alternatives. Alternatives that only check an object's own properties don't count. */
function readWays(draft: FieldDraft): AlternativesField | null {
  const { facts, context } = draft;
  const { name, pointer, schema } = facts;
  const ways = readAlternatives(schema, context.root);
  const isCheck = isJsonObject(schema['properties']) && !addsProperties(schema);
  if (ways.length === 0 || isCheck) return null;
  const below = contextBelow(draft, facts.isRequired ? name : '');
  const options = ways.map((way) => {
    const withDefault = schema['default'] === undefined ? way.schema : { ...way.schema, default: schema['default'] };
    const field = memoized((_once: null) => context.read(name, { ...withDefault, title: facts.label }, below, pointer));
    return { ...way, field: () => field(null) };
  });
  return { ...facts, kind: 'alternatives', options };
}

/** Whether an alternative of an object adds properties, rather than only checking existing ones. */
export function addsProperties(schema: JsonObject): boolean {
  const listed: unknown[] = [schema['anyOf'], schema['oneOf']].find(Array.isArray) ?? [];
  return listed.some(
    (one) => isJsonObject(one) && ('properties' in one || '$ref' in one || 'allOf' in one || 'anyOf' in one),
  );
}
