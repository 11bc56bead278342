import { randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import type { ReadableStream as NodeReadableStream } from 'node:stream/web';
import { eq } from 'drizzle-orm';
import { EaselError } from '../../../contract/error.ts';
import { isUuid } from '../../../contract/is-uuid.ts';
import { jobs } from '../../../database/studio-tables.ts';
import { apiPath } from '../../../upstream/path.ts';
import { readWhole } from '../../../upstream/read-whole.ts';
import type { StudioContext } from '../../context/studio-context.ts';

const mostBytes = 1_000_000;
const deadlineMs = 30_000;
const shownTypes: ReadonlySet<string> = new Set(['image/jpeg', 'image/png', 'image/webp']);

/** A preview that is gone is no error: the browser keeps showing what it has. */
function noPreview(): Response {
  return new Response(null, { status: 204 });
}

/**
 * Serves the newest preview of a running job from the media service, a JPEG, PNG or WebP; else an empty response (204).
 *
 * @param signal of the browser's request
 * @throws EaselError `resource_not_found` for an unknown job; `upstream_error` for more than 1 MB, and the failures of
 *   transport
 */
export async function servePreview(context: StudioContext, id: string, signal: AbortSignal): Promise<Response> {
  const [job] = isUuid(id)
    ? await context.database
        .select({ generationId: jobs.generationId, preview: jobs.preview })
        .from(jobs)
        .where(eq(jobs.id, id))
    : [];
  if (job === undefined) throw new EaselError('resource_not_found', 'This job does not exist.');
  if (job.generationId === null || job.preview === null) return noPreview();
  const answer = await context.upstream.forward({
    method: 'GET',
    path: apiPath`/api/ai/queue/${job.generationId}/preview`,
    headers: new Headers({ accept: [...shownTypes].join(', ') }),
    body: null,
    signal: AbortSignal.any([signal, AbortSignal.timeout(deadlineMs)]),
    deadlineMs,
    requestId: randomUUID(),
  });
  const type = (answer.headers.get('content-type') ?? '').split(';')[0]?.trim().toLowerCase() ?? '';
  if (answer.status !== 200 || !shownTypes.has(type) || answer.body === null) {
    await answer.body?.cancel();
    return noPreview();
  }
  const body = Readable.fromWeb(answer.body as NodeReadableStream<Uint8Array>);
  const bytes = await readWhole(body, mostBytes, context.upstream.origin);
  return new Response(new Uint8Array(bytes), { headers: { 'Content-Type': type } });
}
