import { z } from 'zod';
import type { MediaKind } from '../../contract/media-kind.ts';
import type { JsonObject } from '../../contract/model.ts';
import { conflictSchema, conflictsOf } from './conflicts.ts';
import { mediaFieldsOfSchema, type MediaField } from './media-fields-of-schema.ts';
import type { CatalogueModel, ModelDefinition } from './model-definition.ts';

/** The tokenizer that counts prompt tokens. */
export const promptTokenizer = 'o200k_base';

function promptExtensions({ references, promptTokenLimit, boundingBoxes }: ModelDefinition): JsonObject {
  return {
    ...(references.length > 0 ? { 'x-media-references': { groups: references } } : {}),
    ...(promptTokenLimit === null ? {} : { 'x-token-limit': { tokens: promptTokenLimit, tokenizer: promptTokenizer } }),
    ...(boundingBoxes === null ? {} : { 'x-bounding-boxes': { format: 'flux', ...boundingBoxes } }),
  };
}

/** All conflicts as one `not`, so that the schema alone rejects what the service rejects. */
function exclusions(model: ModelDefinition): JsonObject {
  const forbidden = [
    ...conflictsOf(model).map(conflictSchema),
    ...model.refused.map(({ name }) => ({ required: [name] })),
  ];
  return {
    ...(forbidden.length > 0 ? { not: { anyOf: forbidden } } : {}),
    ...(model.modes.length > 0 ? { 'x-exclusive-modes': model.modes } : {}),
    ...(model.refused.length > 0 ? { 'x-refused': model.refused } : {}),
  };
}

/**
 * Adds the defaults of fields with a transform. Zod omits these, because it can't know the input for a default, so the
 * fields' metadata state it.
 */
function keepWrittenDefault({ zodSchema, jsonSchema }: { zodSchema: z.core.$ZodType; jsonSchema: JsonObject }): void {
  const written = z.globalRegistry.get(zodSchema)?.['default'];
  if (written !== undefined) jsonSchema['default'] ??= written;
}

function write(model: ModelDefinition): JsonObject {
  const {
    $schema: _dialect,
    additionalProperties: _strict,
    ...schema
  } = z.toJSONSchema(model.parameters, { io: 'input', override: keepWrittenDefault }) as JsonObject;
  const properties = Object.entries(schema['properties'] as Record<string, JsonObject>).map(
    ([name, property], order) => [
      name,
      { ...property, ...(name === 'prompt' ? promptExtensions(model) : {}), 'x-order': order },
    ],
  );
  return {
    ...schema,
    title: model.displayName,
    basic: model.basic,
    properties: Object.fromEntries(properties) as JsonObject,
    ...exclusions(model),
  };
}

const written = new WeakMap<ModelDefinition, JsonObject>();

/** The request schema of a model as the models endpoint returns it. Always the same object; do not modify it. */
export function requestSchemaOf(model: CatalogueModel): JsonObject {
  if (model.engine !== null) return model.requestSchema;
  const known = written.get(model);
  if (known !== undefined) return known;
  const schema = write(model);
  written.set(model, schema);
  return schema;
}

/** The schemas of a model's parameters by name, in display order. */
export function propertiesOf(model: CatalogueModel): Record<string, JsonObject> {
  return (requestSchemaOf(model)['properties'] ?? {}) as Record<string, JsonObject>;
}

/** The parameters of a model that contain media URLs, with their kinds. */
export function mediaFieldsOf(model: CatalogueModel): MediaField[] {
  return mediaFieldsOfSchema(requestSchemaOf(model));
}

/** Every media address in a request's parameters, with its JSON pointer; what is not text is left out. */
export function mediaAddressesOf(
  model: CatalogueModel,
  parameters: JsonObject,
): { address: string; kind: MediaKind; pointer: string }[] {
  return mediaFieldsOf(model).flatMap(({ name, kind }) => {
    const value = parameters[name];
    return [value].flat().flatMap((address, index) => {
      const pointer = Array.isArray(value) ? `/${name}/${index}` : `/${name}`;
      return typeof address === 'string' ? [{ address, kind, pointer }] : [];
    });
  });
}
