import { readFile, stat } from 'node:fs/promises';
import { z } from 'zod';
import { EaselError } from '../../../contract/error.ts';
import { formatBytes } from '../../../contract/format-bytes.ts';
import type { JsonObject } from '../../../contract/model.ts';
import type { EngineInput, EngineJob } from '../engine.ts';
import { mediaFieldsOfSchema } from '../../models/media-fields-of-schema.ts';

/** The largest body that another Easel reads by default; the hosted service publishes no limit. */
const mostBodyBytes = 64_000_000;

const planSchema = z.looseObject({ model: z.string() });
const seedSchema = z.looseObject({
  type: z.enum(['integer', 'number']),
  minimum: z.number().optional().catch(undefined),
  maximum: z.number().optional().catch(undefined),
});

/** A file of a request. */
interface RequestFile {
  /** Unique within the request. */
  name: string;
  pointer: string;
  file: EngineInput;
  /** In base64, which takes four characters for three bytes. */
  encodedBytes: number;
}

/**
 * The body that enqueues a job: its parameters, with its media as `data:` URIs, the only form that every service takes
 * and that needs no address of our own.
 *
 * @param engine the engine's name, for messages
 * @param upload uploads a file that is too large for the request and returns its address; null when the service takes
 *   no uploads
 * @throws EaselError `invalid_params` at the largest file, when all files together are too large
 */
export async function requestBody(
  engine: string,
  { model, parameters, inputs, seed }: EngineJob,
  upload: (name: string, file: EngineInput) => Promise<string | null>,
): Promise<JsonObject> {
  const lists = new Set(mediaFieldsOfSchema(model.requestSchema).flatMap(({ name, isList }) => (isList ? [name] : [])));
  const fields = await measureFiles(inputs, (name) => lists.has(name) || Array.isArray(parameters[name]));
  const large = tooLarge(fields.flatMap(({ files }) => files));
  const body: JsonObject = { ...parameters };
  for (const { name, isList, files } of fields) {
    const addresses: string[] = [];
    for (const file of files) {
      const address = large.has(file) ? await upload(file.name, file.file) : await asDataUri(file.file);
      if (address === null) throw tooLargeError(engine, file);
      addresses.push(address);
    }
    body[name] = isList ? addresses : addresses[0];
  }
  if (body['seed'] == null) Object.assign(body, seedFor(model.requestSchema, seed));
  return { ...body, model: planSchema.parse(model.plan).model };
}

async function asDataUri({ path, contentType }: EngineInput): Promise<string> {
  return `data:${contentType};base64,${await readFile(path, 'base64')}`;
}

async function measureFiles(inputs: EngineJob['inputs'], isListField: (name: string) => boolean) {
  const fields: { name: string; isList: boolean; files: RequestFile[] }[] = [];
  for (const [name, list] of Object.entries(inputs)) {
    const isList = isListField(name);
    const files: RequestFile[] = [];
    for (const [index, file] of list.entries()) {
      const { size } = await stat(file.path);
      const pointer = isList ? `/${name}/${index}` : `/${name}`;
      files.push({ name: `${name}-${index}`, pointer, file, encodedBytes: Math.ceil(size / 3) * 4 });
    }
    fields.push({ name, isList, files });
  }
  return fields;
}

/** The largest files, as many as must leave the request. */
function tooLarge(files: readonly RequestFile[]): Set<RequestFile> {
  let total = files.reduce((sum, { encodedBytes }) => sum + encodedBytes, 0);
  const large = new Set<RequestFile>();
  for (const file of files.toSorted((one, other) => other.encodedBytes - one.encodedBytes)) {
    if (total <= mostBodyBytes) break;
    large.add(file);
    total -= file.encodedBytes;
  }
  return large;
}

function tooLargeError(engine: string, { pointer, encodedBytes }: RequestFile): EaselError {
  const size = formatBytes((encodedBytes / 4) * 3);
  const most = formatBytes((mostBodyBytes / 4) * 3, { isRounded: true });
  const message = `this file has ${size}, and ${engine} takes ${most} of media in one request; use smaller files`;
  return new EaselError('invalid_params', `The media of this request are too large for ${engine}: ${message}.`, {
    fields: [{ pointer, message }],
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
