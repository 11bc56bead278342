import { jobsToCancelSchema } from '@/lib/contract/studio/studio-queue';
import { EaselError } from '@/lib/contract/error';
import { readJsonBody } from '@/lib/http/read-json-body';
import { studioRoutes } from '@/lib/studio/studio-routes';

export const dynamic = 'force-dynamic';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = studioRoutes({
  POST: {
    needs: 'make',
    maxBodyBytes: 100_000,
    async handle({ studio, body }) {
      const selection = jobsToCancelSchema.safeParse(await readJsonBody(body));
      if (!selection.success) throw new EaselError('invalid_params', 'ids must be a list of job ids, or null.');
      return Response.json(await studio.jobs.cancelQueued(selection.data.ids));
    },
  },
});
