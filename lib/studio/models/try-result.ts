import { Readable } from 'node:stream';
import { EaselError } from '../../contract/error.ts';
import { looseGenerationRecordSchema } from '../../contract/generation-record.ts';
import { discardBody } from '../../network/discard-body.ts';
import { apiPath } from '../../upstream/path.ts';
import type { StudioContext } from '../context/studio-context.ts';

const shownTypes = /^(?:image\/(?:png|jpeg|webp|avif|gif)|video\/(?:mp4|webm)|audio\/(?:mpeg|mp4|ogg|wav|flac))$/;
const passedHeaders = ['content-length', 'content-range', 'accept-ranges'];

/**
 * Serves the first result of a generation that tries a workflow. It is no job of the studio, so nothing is stored: the
 * bytes come from the media service each time.
 *
 * @throws EaselError `resource_not_found` while there is no result, and for one that browsers must not show; the
 *   failures of transport
 */
export async function serveTryResult(
  context: StudioContext,
  generationId: string,
  request: Pick<Request, 'headers' | 'signal'>,
): Promise<Response> {
  const { signal } = request;
  const path = apiPath`/api/ai/queue/${generationId}`;
  const record = await context.upstream.exchange({ method: 'GET', path, deadlineMs: context.deadlines.readMs, signal });
  const { data } = looseGenerationRecordSchema.safeParse(record.json);
  const url = data?.results?.[0]?.url ?? data?.result_url;
  if (record.status !== 200 || url == null)
    throw new EaselError('resource_not_found', 'This generation has no result.');
  const range = request.headers.get('range');
  const answer = await context.upstream.download(url, { headers: range === null ? {} : { range }, signal });
  const type = String(answer.headers['content-type'] ?? '').replace(/\s*;.*$/s, '');
  if ((answer.status !== 200 && answer.status !== 206) || !shownTypes.test(type)) {
    discardBody(answer.body);
    throw new EaselError('resource_not_found', 'The result of this generation can’t be shown.');
  }
  const headers = new Headers({ 'Content-Type': type, 'Content-Security-Policy': "default-src 'none'; sandbox" });
  for (const name of passedHeaders) {
    const value = answer.headers[name];
    if (typeof value === 'string') headers.set(name, value);
  }
  return new Response(Readable.toWeb(answer.body) as ReadableStream<Uint8Array>, { status: answer.status, headers });
}
