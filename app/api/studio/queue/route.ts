import { queueChangeSchema } from '@/lib/contract/studio/studio-queue';
import { EaselError } from '@/lib/contract/error';
import { readJsonBody } from '@/lib/http/read-json-body';
import { studioRoutes } from '@/lib/studio/studio-routes';

export const dynamic = 'force-dynamic';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = studioRoutes({
  GET: { needs: 'view', handle: async ({ studio }) => Response.json(await studio.jobs.queue()) },
  PATCH: {
    needs: 'make',
    maxBodyBytes: 1_000,
    async handle({ studio, body }) {
      const change = queueChangeSchema.safeParse(await readJsonBody(body));
      if (!change.success) throw new EaselError('invalid_params', 'isPaused must be true or false.');
      return Response.json(await studio.jobs.setQueuePaused(change.data.isPaused));
    },
  },
});
