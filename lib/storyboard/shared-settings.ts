import type { JsonObject } from '../contract/model.ts';
import { type FieldRole, roleOf } from '../schema-form/kinds/field-role.ts';
import { createFormModel } from '../schema-form/model/form-model.ts';
import { textsOf } from '../schema-form/json.ts';
import { shotFitOf } from './shot-fit.ts';

/** Keywords that speak of several fields at once: some of those fields are not among the shared settings. */
const wholeKeywords = new Set([
  'allOf',
  'anyOf',
  'oneOf',
  'not',
  'if',
  'then',
  'else',
  'dependentRequired',
  'dependentSchemas',
  'x-exclusive-modes',
  // The usual main fields come first instead: those that a form calls basic are mostly fields of one shot.
  'basic',
]);
/** Roles of fields that each shot has for itself. */
const ownRoles = new Set<FieldRole | null>(['seed', 'count', 'prompt']);
const schemas = new WeakMap<JsonObject, JsonObject>();

/**
 * The part of a model's request schema that all shots of a storyboard share: its size, sound and style, without prompt,
 * length, media, seed and count. The same schema gives the same object.
 */
export function sharedSettingsSchema(schema: JsonObject): JsonObject {
  const known = schemas.get(schema);
  if (known !== undefined) return known;
  const model = createFormModel(schema);
  const fit = shotFitOf(schema);
  const left = new Set<string>([fit?.prompt ?? '', fit?.length?.name ?? '']);
  const names = new Set(
    model.fields
      .filter((field) => !left.has(field.name) && field.kind !== 'media' && !ownRoles.has(roleOf(field)))
      .map(({ name }) => name),
  );
  const properties = (model.body['properties'] ?? {}) as JsonObject;
  const kept = Object.entries(model.body).filter(([keyword]) => !wholeKeywords.has(keyword));
  const shared: JsonObject = {
    ...Object.fromEntries(kept),
    properties: Object.fromEntries(Object.entries(properties).filter(([name]) => names.has(name))),
    required: textsOf(model.body['required']).filter((name) => names.has(name)),
  };
  schemas.set(schema, shared);
  return shared;
}
