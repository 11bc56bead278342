import { randomUUID } from 'node:crypto';
import { EaselError } from '@/lib/contract/error';
import { batchHeader, holdHeader, idempotencyHeader, jobHeader } from '@/lib/contract/studio/studio-job';
import { readJsonBody } from '@/lib/http/read-json-body';
import { isUuid } from '@/lib/contract/is-uuid';
import { studioRoutes } from '@/lib/studio/studio-routes';

export const dynamic = 'force-dynamic';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = studioRoutes({
  GET: { needs: 'view', handle: ({ studio, ...call }) => studio.forward.read({ ...call, path: '/api/ai/queue' }) },
  POST: {
    needs: 'make',
    maxBodyBytes: 32_000_000,
    async handle({ studio, caller, request, body }) {
      const key = request.headers.get(idempotencyHeader) ?? randomUUID();
      if (!/^[\x21-\x7E]{1,255}$/.test(key)) {
        throw new EaselError(
          'invalid_params',
          `The header ${idempotencyHeader} must have 1 to 255 visible characters.`,
        );
      }
      const batchId = request.headers.get(batchHeader);
      if (batchId !== null && !isUuid(batchId)) {
        throw new EaselError('invalid_params', `The header ${batchHeader} must be a UUID.`);
      }
      const result = await studio.submitter.submit(await readJsonBody(body), key, {
        ownerId: caller.personId,
        batchId,
        isHeld: request.headers.get(holdHeader) === '1',
      });
      const response = Response.json(result.body, { status: result.status });
      response.headers.set(jobHeader, result.jobId);
      if (result.retryAfterSeconds !== null) response.headers.set('Retry-After', String(result.retryAfterSeconds));
      return response;
    },
  },
});
