import { z } from 'zod';
import type { MediaType } from '../../../contract/media-kind.ts';
import type { JsonObject } from '../../../contract/model.ts';
import { isJsonObject, textOf } from '../../../schema-form/json.ts';
import { valueAt } from '../../../schema-form/json-pointer.ts';
import { findAddresses } from '../answers/find-addresses.ts';
import { uselessAnswer } from '../answers/useless-answer.ts';
import type { EngineModel } from '../engine.ts';
import type { ModelSettings } from '../engine-settings.ts';
import { modelOfInput, unavailableModel } from '../model-of-input.ts';
import { expandSchema } from '../schema/expand-schema.ts';
import { readInputSchema } from '../schema/read-input-schema.ts';

const reference = /^(\w[\w.-]*)\/(\w[\w.-]*)(?::(\w{1,100}))?$/;

/**
 * Where a model of the settings is asked for: `owner/name`, or `owner/name:version`.
 *
 * @returns null for any other text
 */
export function readReference(model: string | undefined): { model: string; version: string | null } | null {
  const [, owner, name, version] = reference.exec(model ?? '') ?? [];
  return owner === undefined || name === undefined ? null : { model: `${owner}/${name}`, version: version ?? null };
}

const text = z.string().catch('');
const versionSchema = z.looseObject({ id: z.string(), openapi_schema: z.record(z.string(), z.unknown()) });
const modelSchema = z.looseObject({
  description: text,
  name: z.string(),
  latest_version: z.unknown(),
  default_example: z.unknown().optional(),
});

const extensions: [RegExp, MediaType][] = [
  [/\.(mp4|webm|mov|mkv)(\?|$)/i, 'video'],
  [/\.(png|jpe?g|webp|gif|avif)(\?|$)/i, 'image'],
];

/** What a model generates, by its example; without one, images if it returns addresses at all. */
function mediaTypeOf(document: JsonObject, example: unknown): MediaType | null {
  const [address] = findAddresses(valueAt(example, '/output'));
  const known = extensions.find(([pattern]) => address !== undefined && pattern.test(address));
  if (known !== undefined) return known[1];
  const output = valueAt(document, '/components/schemas/Output');
  const hasAddresses =
    isJsonObject(output) && JSON.stringify(expandSchema(output, document)).includes('"format":"uri"');
  return address === undefined && hasAddresses ? 'image' : null;
}

/**
 * A model of Replicate.
 *
 * @param name the engine's, for messages
 * @param asked what the settings name
 * @param answers.model the answer of `/v1/models/{owner}/{name}`; undefined for 404
 * @param answers.version the answer for the version that the settings name; undefined for 404, or without one
 * @throws EngineError `away` for a model of another shape
 */
export function describeReplicateModel(
  name: string,
  id: string,
  settings: ModelSettings,
  asked: { model: string; version: string | null },
  answers: { model: unknown; version: unknown },
): EngineModel {
  const model = modelSchema.optional().safeParse(answers.model);
  if (!model.success) throw uselessAnswer(name);
  const stated = asked.version === null ? model.data?.latest_version : answers.version;
  const version = versionSchema.safeParse(stated).data;
  const input = valueAt(version?.openapi_schema, '/components/schemas/Input');
  if (version === undefined || !isJsonObject(input)) {
    return unavailableModel(id, settings, `${name} has no model “${settings.model ?? ''}” that can be run.`);
  }
  const root = version.openapi_schema;
  const mediaType = settings.mediaType ?? mediaTypeOf(root, model.data?.default_example);
  if (mediaType === null) {
    const remedy = 'If it does, set its “mediaType” in the settings.';
    return unavailableModel(id, settings, `“${asked.model}” of ${name} generates neither images nor videos. ${remedy}`);
  }
  const title = settings.title ?? asked.model.split('/')[1] ?? asked.model;
  const read = readInputSchema(input, root, { title, settings, isDropped: (property) => /webhook/.test(property) });
  const provider = { name, model: asked.model, title, description: textOf(model.data?.description) ?? '', mediaType };
  const described = modelOfInput(id, settings, provider, read);
  return { ...described, plan: { ...described.plan, version: version.id, isPinned: asked.version !== null } };
}
