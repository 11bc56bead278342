import { jobMadeSchema } from '@/lib/contract/studio/studio-job';
import { EaselError } from '@/lib/contract/error';
import { readJsonBody } from '@/lib/http/read-json-body';
import { studioRoutes } from '@/lib/studio/studio-routes';

export const dynamic = 'force-dynamic';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = studioRoutes<{ id: string }>({
  POST: {
    needs: 'make',
    maxBodyBytes: 10_000,
    async handle({ studio, params, body }) {
      const made = jobMadeSchema.safeParse(await readJsonBody(body));
      if (!made.success) throw new EaselError('invalid_params', 'generationId must be a string or null.');
      return Response.json(await studio.jobs.confirmMade(params.id, made.data.generationId));
    },
  },
});
