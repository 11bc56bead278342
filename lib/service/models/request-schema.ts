import { z } from 'zod';
import type { MediaKind } from '../../contract/media-kind.ts';
import type { JsonObject } from '../../contract/model.ts';
import { conflictSchema } from './conflict.ts';
import { conflictsOf } from './profile-conflicts.ts';
import type { Profile } from './profile.ts';

/** The tokenizer that prompts are counted with. */
export const promptTokenizer = 'o200k_base';

function promptExtensions({ references, promptTokenLimit, boundingBoxes }: Profile): JsonObject {
  return {
    ...(references.length > 0 ? { 'x-media-references': { groups: references } } : {}),
    ...(promptTokenLimit === null ? {} : { 'x-token-limit': { tokens: promptTokenLimit, tokenizer: promptTokenizer } }),
    ...(boundingBoxes === null ? {} : { 'x-bounding-boxes': { format: 'flux', ...boundingBoxes } }),
  };
}

/** What must not be together, as one `not`: with it, the schema alone refuses what the service refuses. */
function exclusions(profile: Profile): JsonObject {
  const forbidden = [
    ...conflictsOf(profile).map(conflictSchema),
    ...profile.refused.map(({ name }) => ({ required: [name] })),
  ];
  return {
    ...(forbidden.length > 0 ? { not: { anyOf: forbidden } } : {}),
    ...(profile.modes.length > 0 ? { 'x-exclusive-modes': profile.modes } : {}),
    ...(profile.refused.length > 0 ? { 'x-refused': profile.refused } : {}),
  };
}

/** Zod leaves out the default of what it transforms, since it can't tell how one would write it: those say it themselves. */
function keepWrittenDefault({ zodSchema, jsonSchema }: { zodSchema: z.core.$ZodType; jsonSchema: JsonObject }): void {
  const written = z.globalRegistry.get(zodSchema)?.['default'];
  if (written !== undefined) jsonSchema['default'] ??= written;
}

function write(profile: Profile): JsonObject {
  const {
    $schema: _dialect,
    additionalProperties: _strict,
    ...schema
  } = z.toJSONSchema(profile.parameters, { io: 'input', override: keepWrittenDefault }) as JsonObject;
  const properties = Object.entries(schema['properties'] as Record<string, JsonObject>).map(
    ([name, property], order) => [
      name,
      { ...property, ...(name === 'prompt' ? promptExtensions(profile) : {}), 'x-order': order },
    ],
  );
  return {
    ...schema,
    title: profile.displayName,
    basic: profile.basic,
    properties: Object.fromEntries(properties) as JsonObject,
    ...exclusions(profile),
  };
}

const written = new WeakMap<Profile, JsonObject>();

/** The request schema of a profile as the models endpoint serves it. The same object each time: not to be changed. */
export function requestSchemaOf(profile: Profile): JsonObject {
  const known = written.get(profile);
  if (known !== undefined) return known;
  const schema = write(profile);
  written.set(profile, schema);
  return schema;
}

/** The schemas of a profile's parameters by name, in display order. */
export function propertiesOf(profile: Profile): Record<string, JsonObject> {
  return requestSchemaOf(profile)['properties'] as Record<string, JsonObject>;
}

/** The parameters of a profile that hold media addresses, and of which kind. */
export function mediaFieldsOf(profile: Profile): { name: string; kind: MediaKind }[] {
  return Object.entries(propertiesOf(profile)).flatMap(([name, property]) => {
    const renderType = property['renderType'];
    const kind = typeof renderType === 'string' ? /^(image|video|audio)-url$/.exec(renderType)?.[1] : undefined;
    return kind === undefined ? [] : [{ name, kind: kind as MediaKind }];
  });
}
