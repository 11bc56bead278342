import type { Context, Hono } from 'hono';
import { EaselError, httpStatusOfCode, type ErrorCode } from '../../../contract/error.ts';
import type { Model } from '../../../contract/model.ts';
import type { StoredResult } from '../../../database/service-tables.ts';
import { invalidParameters } from '../../models/check-parameters.ts';
import { cancelGeneration } from '../../queue/cancel-generation.ts';
import { acceptGenerations } from '../../queue/accept-generations.ts';
import type { GenerationSummary } from '../../queue/generation-store.ts';
import type { HttpDependencies } from '../dependencies.ts';
import type { HttpEnvironment } from '../environment.ts';
import { readJsonBody } from '../read-json-body.ts';
import { readSubmission, type CheckedBody } from '../read-submission.ts';
import { waitForEnd } from '../wait-for-end.ts';

function refuseMisplaced({ profile, options }: CheckedBody, endpoint: Model['endpoint']): void {
  const isVideoEndpoint = endpoint === '/videos/generate';
  if ((profile.mediaType === 'video') !== isVideoEndpoint) {
    const makes = profile.mediaType === 'video' ? 'videos' : 'images';
    const message = `${profile.id} makes ${makes}; send it to /api/ai${profile.endpoint}`;
    throw invalidParameters([{ pointer: '/model', message }]);
  }
  if ((options.num_generations ?? 1) > 1) {
    const message = 'more than one works on POST /api/ai/queue alone; leave it out here';
    throw invalidParameters([{ pointer: '/num_generations', message }]);
  }
}

function failureOf(row: GenerationSummary): EaselError {
  if (row.status === 'cancelled') return new EaselError('conflict', row.errorMessage ?? 'It was cancelled.');
  const code: ErrorCode =
    row.errorCode !== null && row.errorCode in httpStatusOfCode ? (row.errorCode as ErrorCode) : 'unknown_error';
  return new EaselError(code, row.errorMessage ?? 'It failed.', { fields: row.errorFields });
}

async function encode({ storage }: HttpDependencies, result: StoredResult): Promise<{ b64_json: string }> {
  const chunks: Buffer[] = [];
  for await (const chunk of await storage.open(result.storageKey, null)) chunks.push(chunk as Buffer);
  return { b64_json: Buffer.concat(chunks).toString('base64') };
}

async function answerSync(
  context: Context<HttpEnvironment>,
  dependencies: HttpDependencies,
  endpoint: Model['endpoint'],
): Promise<Response> {
  const { database, queue, hub, links, draining } = dependencies;
  const body = await readJsonBody(context, dependencies.bodyLimitBytes);
  const checked = readSubmission(body);
  refuseMisplaced(checked, endpoint);
  const owner = context.get('owner');
  const [accepted] = await acceptGenerations(dependencies, { ...checked, owner, callStyle: 'sync', count: 1 });
  if (accepted === undefined) throw new Error('Nothing was enqueued.');

  const gone = context.req.raw.signal;
  const signal = AbortSignal.any([gone, draining]);
  const row = await waitForEnd({ database, hub, signal }, owner, accepted.id).catch(async (error: unknown) => {
    if (!signal.aborted) throw error;
    // Nobody waits for this any more.
    await cancelGeneration(
      database,
      queue,
      accepted.id,
      gone.aborted ? 'Its caller went away.' : 'The service was ended.',
    );
    if (gone.aborted) throw new EaselError('client_closed_request', 'The caller went away.');
    throw new EaselError('unavailable', 'The service is ending. Send this again.', { retryAfterSeconds: 5 });
  });
  if (row.status !== 'succeeded') throw failureOf(row);

  const isEncoded = checked.options.response_format === 'b64_json';
  const results = await Promise.all(
    row.results.map((result, index) =>
      isEncoded ? encode(dependencies, result) : Promise.resolve({ url: links.sign(row.id, index) }),
    ),
  );
  const created = Math.floor((row.completedAt ?? row.enqueuedAt).getTime() / 1000);
  const media = row.mediaType === 'video' ? { videos: results } : { images: results };
  return context.json({ model: row.modelName, created, ...media });
}

/** The synchronous endpoints: the same work as through the queue, answered when it has ended. */
export function addSyncRoutes(app: Hono<HttpEnvironment>, dependencies: HttpDependencies): void {
  for (const endpoint of ['/images/edit', '/images/generate', '/videos/generate'] as const) {
    app.post(`/api/ai${endpoint}`, (context) => answerSync(context, dependencies, endpoint));
  }
}
