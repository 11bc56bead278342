import type { JsonObject } from '../../contract/model.ts';
import { fieldLabel } from '../field-label.ts';
import { fitsType } from '../schema/allowed-values.ts';
import type { FieldFacts, FormField, GroupField } from '../form-field.ts';
import { isJsonObject, isSameJson, textOf, textsOf } from '../json.ts';
import { joinPointer } from '../json-pointer.ts';
import { isFixed } from './group.ts';
import type { FieldContext } from './field-context.ts';
import { ownTitle } from '../schema/own-title.ts';
import { tellsMore } from '../help/tells-more.ts';
import { readKind } from './kinds.ts';
import { containsItself, resolveSchema } from '../schema/resolve-schema.ts';
import { simplifyAlternatives } from '../schema/simplify-alternatives.ts';

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
  const [label, description] = [fieldLabel(name, ownTitle(given)), textOf(schema['description'])];
  const [defaultValue, prefill] = [defaultOf(schema), prefillOf(schema, isRequired)];
  // A hidden field that is required and has no value could never be sent.
  const isLacking = isRequired && !resolved.isNullable && defaultValue === null && prefill === null;
  const facts: FieldFacts = {
    name,
    pointer: pointer ?? joinPointer(context.pointer, name),
    label,
    description: description !== null && tellsMore(description, label) ? description : null,
    isRequired,
    isNullable: resolved.isNullable,
    isHidden: (schema['x-hidden'] === true || ui['hidden'] === true) && !isLacking,
    defaultValue,
    prefill,
    schema,
  };
  if (resolved.isRecursive) return { ...facts, kind: 'json' };
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
