import { Readable } from 'node:stream';
import type { Context } from 'hono';
import { EaselError } from '../../../contract/error.ts';
import type { FileStorage } from '../../../storage/file-storage.ts';
import type { GenerationSummary } from '../../queue/generation-store.ts';
import { base64Length, base64Of } from './base64-body.ts';
import { cutOnFailure } from './cut-on-failure.ts';
import type { HttpDependencies } from '../dependencies.ts';
import type { HttpEnvironment } from '../environment.ts';
import { noteOf } from './generation-record.ts';

/** About the longest text that JSON parsers accept. */
const longestText = 500_000_000;

const secondsOf = (time: Date) => Math.floor(time.getTime() / 1000);

function headOf(row: GenerationSummary) {
  const note = noteOf(row);
  return {
    head: {
      model: row.modelName,
      created: secondsOf(row.completedAt ?? row.enqueuedAt),
      ...(note === null ? {} : { note }),
    },
    name: row.mediaType === 'video' ? 'videos' : 'images',
  };
}

/** The JSON response in pieces: text, each followed by the base64 of the file under `key`. */
function layOut(row: GenerationSummary): { before: string; key: string }[] {
  const { head, name } = headOf(row);
  return row.results.map(({ storageKey: key }, index) => {
    const opening = index === 0 ? `${JSON.stringify(head).slice(0, -1)},"${name}":[` : '"},';
    return { before: `${opening}{"b64_json":"`, key };
  });
}

async function* write(storage: FileStorage, parts: { before: string; key: string }[]): AsyncGenerator<Uint8Array> {
  for (const { before, key } of parts) {
    yield Buffer.from(before);
    for await (const text of base64Of(await storage.open(key, null))) yield Buffer.from(text, 'latin1');
  }
  yield Buffer.from('"}]}');
}

async function answerEncoded(
  context: Context<HttpEnvironment>,
  { storage }: HttpDependencies,
  row: GenerationSummary,
): Promise<Response> {
  const parts = layOut(row);
  // Opened before anything is sent, so that a missing file becomes an error response.
  const sizes = await Promise.all(parts.map(({ key }) => storage.size(key)));
  const texts = sizes.map(base64Length);
  if (texts.some((length) => length > longestText)) {
    const message = `The result is too large for b64_json. GET /api/ai/queue/${row.id} returns its URL.`;
    throw new EaselError('payload_too_large', message);
  }
  const framing = parts.reduce((sum, { before }) => sum + Buffer.byteLength(before), '"}]}'.length);
  const length = texts.reduce((sum, text) => sum + text, framing);
  const stream = Readable.toWeb(Readable.from(write(storage, parts), { objectMode: false }));
  return new Response(cutOnFailure(context, stream as ReadableStream<Uint8Array>, length), {
    headers: { 'Content-Type': 'application/json', 'Content-Length': String(length) },
  });
}

/**
 * Answers a synchronous call with the results of its generation: their URLs, or the files as base64, which is encoded
 * while it is sent.
 *
 * @throws EaselError `payload_too_large` for a result that is too large for base64, `resource_not_found` for a missing
 *   one
 */
export function answerWithResults(
  context: Context<HttpEnvironment>,
  dependencies: HttpDependencies,
  row: GenerationSummary,
  format: 'url' | 'b64_json',
): Promise<Response> | Response {
  if (format === 'b64_json') return answerEncoded(context, dependencies, row);
  const { head, name } = headOf(row);
  const results = row.results.map((_result, index) => ({ url: dependencies.links.sign(row.id, index) }));
  return context.json({ ...head, [name]: results });
}
