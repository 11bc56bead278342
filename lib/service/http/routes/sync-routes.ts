import type { Context, Hono } from 'hono';
import { EaselError, httpStatusOfCode, type ErrorCode } from '../../../contract/error.ts';
import { syncEndpoints, type SyncEndpoint } from '../../models/model-definition.ts';
import { acceptGenerations } from '../../queue/enqueue-generations.ts';
import type { GenerationSummary } from '../../queue/generation-store.ts';
import { answerWithResults } from '../responses/answer-with-results.ts';
import { awaitGeneration } from '../sync/await-generation.ts';
import type { HttpDependencies } from '../dependencies.ts';
import type { HttpEnvironment } from '../environment.ts';
import { readEndUser } from '../requests/read-end-user.ts';
import { readJsonBody } from '../requests/read-body.ts';
import { readSubmission } from '../requests/read-submission.ts';

function failureOf(row: GenerationSummary): EaselError {
  if (row.status === 'cancelled')
    return new EaselError('conflict', row.errorMessage ?? 'The generation was cancelled.');
  const code: ErrorCode =
    row.errorCode !== null && row.errorCode in httpStatusOfCode ? (row.errorCode as ErrorCode) : 'unknown_error';
  return new EaselError(code, row.errorMessage ?? 'The generation failed.', { fields: row.errorFields });
}

/** The synchronous endpoints, by path; clients of the hosted service also use one without `/ai`. */
const paths: [path: string, endpoint: SyncEndpoint][] = [
  ...syncEndpoints.map((endpoint): [string, SyncEndpoint] => [`/api/ai${endpoint}`, endpoint]),
  ['/api/images/edit', '/images/edit'],
];

/** The synchronous endpoints: the same work as through the queue, answered when the generation has ended. */
export function addSyncRoutes(app: Hono<HttpEnvironment>, dependencies: HttpDependencies): void {
  for (const [path, endpoint] of paths) {
    /**
     * Accepts a call's generation. Its body is released when this returns, because the call may then wait for an hour.
     */
    const accept = async (context: Context<HttpEnvironment>) => {
      const body = await readJsonBody(context, dependencies.bodyLimitBytes);
      const { options, ...checked } = readSubmission(dependencies.catalogue, body, endpoint);
      const submission = {
        ...checked,
        options,
        owner: context.get('owner'),
        endUser: readEndUser(context),
        callStyle: 'sync' as const,
        count: 1,
        requestId: context.get('requestId'),
        waitingLimit: dependencies.queuedPerKey,
      };
      const [accepted] = await acceptGenerations(dependencies, submission);
      if (accepted === undefined) throw new Error('Nothing was enqueued.');
      context.get('bodyShare').release();
      return { id: accepted.id, format: options.response_format ?? 'url' };
    };

    app.post(path, async (context) => {
      const { id, format } = await accept(context);
      const row = await awaitGeneration(dependencies, {
        owner: context.get('owner'),
        id,
        gone: context.req.raw.signal,
      });
      if (row.status !== 'succeeded') throw failureOf(row);
      return answerWithResults(context, dependencies, row, format);
    });
  }
}
