import { jobEditSchema } from '@/lib/contract/studio/studio-job';
import { EaselError } from '@/lib/contract/error';
import { readJsonBody } from '@/lib/http/read-json-body';
import { studioRoutes } from '@/lib/studio/studio-routes';

export const dynamic = 'force-dynamic';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = studioRoutes<{ id: string }>({
  POST: {
    needs: 'make',
    maxBodyBytes: 32_000_000,
    async handle({ studio, params, body }) {
      const edit = jobEditSchema.safeParse(await readJsonBody(body));
      if (!edit.success) throw new EaselError('invalid_params', 'request must be a JSON object.');
      return Response.json(await studio.jobs.edit(params.id, edit.data.request));
    },
  },
});
