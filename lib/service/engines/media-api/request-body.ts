import { readFile, stat } from 'node:fs/promises';
import { z } from 'zod';
import { EaselError } from '../../../contract/error.ts';
import { formatBytes } from '../../../contract/format-bytes.ts';
import type { JsonObject } from '../../../contract/model.ts';
import type { EngineInput, EngineJob } from '../engine.ts';
import { mediaFieldsOfSchema } from '../media-fields-of-schema.ts';

/**
 * The largest body that another Easel reads by default; the hosted service publishes no limit. Uploads are no way around
 * it: a repository must be named, and its files need credentials, which an input's address must not need.
 */
const mostBodyBytes = 64_000_000;

const planSchema = z.looseObject({ model: z.string() });
const seedSchema = z.looseObject({
  type: z.enum(['integer', 'number']),
  minimum: z.number().optional().catch(undefined),
  maximum: z.number().optional().catch(undefined),
});

/**
 * The body that enqueues a job: its parameters, with its media as `data:` URIs, the only form that every service takes
 * and that needs no address of our own.
 *
 * @param engine the engine's name, for messages
 * @throws EaselError `invalid_params` at the largest file, when all files together are too large
 */
export async function requestBody(engine: string, { model, parameters, inputs, seed }: EngineJob): Promise<JsonObject> {
  await checkSizes(engine, inputs, parameters);
  const lists = new Set(mediaFieldsOfSchema(model.requestSchema).flatMap(({ name, isList }) => (isList ? [name] : [])));
  const body: JsonObject = { ...parameters };
  for (const [name, files] of Object.entries(inputs)) {
    const uris = await Promise.all(files.map(asDataUri));
    body[name] = lists.has(name) || Array.isArray(parameters[name]) ? uris : uris[0];
  }
  if (body['seed'] == null) Object.assign(body, seedFor(model.requestSchema, seed));
  return { ...body, model: planSchema.parse(model.plan).model };
}

async function asDataUri({ path, contentType }: EngineInput): Promise<string> {
  return `data:${contentType};base64,${await readFile(path, 'base64')}`;
}

async function checkSizes(engine: string, inputs: EngineJob['inputs'], parameters: JsonObject): Promise<void> {
  const files: { pointer: string; bytes: number }[] = [];
  for (const [name, list] of Object.entries(inputs)) {
    for (const [index, { path }] of list.entries()) {
      const pointer = Array.isArray(parameters[name]) || list.length > 1 ? `/${name}/${index}` : `/${name}`;
      files.push({ pointer, bytes: (await stat(path)).size });
    }
  }
  // Base64 takes four characters for three bytes.
  const encoded = files.reduce((sum, { bytes }) => sum + Math.ceil(bytes / 3) * 4, 0);
  const [largest] = files.toSorted((one, other) => other.bytes - one.bytes);
  if (largest === undefined || encoded <= mostBodyBytes) return;
  const most = formatBytes((mostBodyBytes / 4) * 3, { isRounded: true });
  const message = `this file has ${formatBytes(largest.bytes)}, and ${engine} takes ${most} of media in one request; use smaller files`;
  throw new EaselError('invalid_params', `The media of this request are too large for ${engine}: ${message}.`, {
    fields: [{ pointer: largest.pointer, message }],
  });
}

/** The seed within the schema's bounds; nothing when the model has no seed. */
function seedFor(schema: JsonObject, seed: number): JsonObject {
  const field = seedSchema.safeParse((schema['properties'] as JsonObject | undefined)?.['seed']).data;
  if (field === undefined) return {};
  const { minimum = 0, maximum = Number.MAX_SAFE_INTEGER } = field;
  const from = Math.max(0, Math.ceil(minimum));
  return maximum < from ? {} : { seed: from + (seed % (Math.floor(maximum) - from + 1)) };
}
