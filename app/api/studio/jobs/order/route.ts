import { jobOrderSchema } from '@/lib/contract/studio/studio-job';
import { EaselError } from '@/lib/contract/error';
import { readJsonBody } from '@/lib/http/read-json-body';
import { studioRoutes } from '@/lib/studio/studio-routes';

export const dynamic = 'force-dynamic';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = studioRoutes({
  POST: {
    needs: 'make',
    maxBodyBytes: 100_000,
    async handle({ studio, body }) {
      const order = jobOrderSchema.safeParse(await readJsonBody(body));
      if (!order.success) throw new EaselError('invalid_params', 'ids must be a list of job ids.');
      return Response.json({ jobs: await studio.jobs.order(order.data.ids) });
    },
  },
});
