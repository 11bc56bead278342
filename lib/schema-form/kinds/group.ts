import type { JsonObject } from '../../contract/model.ts';
import { arrangeRows } from './arrange-rows.ts';
import type { BranchField, FormField, GroupField, MapField } from '../form-field.ts';
import { isJsonObject } from '../json.ts';
import { joinPointer } from '../json-pointer.ts';
import { type FieldDraft, type FieldContext, contextBelow, memoized } from './field-context.ts';
import { orderedNames } from '../schema/object-properties.ts';

const deepestGroup = 3;

/** A property of an object with a default of the whole object, which overrides the property's own default. */
function withDefault(property: unknown, value: unknown): unknown {
  return value === undefined || !isJsonObject(property) ? property : { ...property, default: value };
}

function groupOf({ facts, resolved, context }: FieldDraft, depth: number): GroupField {
  const properties = isJsonObject(facts.schema['properties']) ? facts.schema['properties'] : {};
  const parent = { ...resolved, schema: facts.schema };
  const below: FieldContext = { ...context, parent, pointer: facts.pointer, depth, owner: facts.name };
  const defaults = isJsonObject(facts.defaultValue) ? facts.defaultValue : {};
  const fields = orderedNames(facts.schema).map((name) =>
    context.read(name, withDefault(properties[name], defaults[name]), below),
  );
  return { ...facts, kind: 'group', fields, rows: arrangeRows(fields) };
}

function mapOf(draft: FieldDraft, values: JsonObject): MapField {
  const { facts, context } = draft;
  const { fields, rows } = groupOf(draft, context.depth + 1);
  const entryAt = memoized((name: string) =>
    context.read(name, values, contextBelow(draft, name), joinPointer(facts.pointer, name)),
  );
  return { ...facts, kind: 'map', fields, rows, entryAt };
}

/**
 * An object as a field: a group of its properties; a map where the schema describes additional properties; a branch
 * where it contains itself or is nested too deep. Null when the schema is too unspecific to be drawn.
 */
export function readObject(draft: FieldDraft): FormField | null {
  const { facts, context } = draft;
  const { schema } = facts;
  if ('if' in schema || 'patternProperties' in schema) return null;
  const additional = schema['additionalProperties'];
  const properties = isJsonObject(schema['properties']) ? schema['properties'] : {};
  const hasProperties = Object.keys(properties).length > 0;
  const isObject = schema['type'] === 'object' || !('type' in schema);
  if (!isObject || (!hasProperties && !isJsonObject(additional))) return null;
  if (draft.isLoop || context.depth >= deepestGroup) {
    const shallow = { ...draft, isLoop: false, context: { ...context, depth: 0 } };
    const group = memoized((_once: null): FormField => readObject(shallow) ?? { ...facts, kind: 'json' });
    return { ...facts, kind: 'branch', group: () => group(null) } satisfies BranchField;
  }
  return isJsonObject(additional) ? mapOf(draft, additional) : groupOf(draft, context.depth + 1);
}

/** Whether there is nothing to fill in: a constant, a hidden field, or an object of only such fields. */
export function isFixed(field: FormField): boolean {
  return field.kind === 'constant' || field.isHidden || (field.kind === 'group' && field.fields.every(isFixed));
}
