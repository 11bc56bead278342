import { z } from 'zod';
import { EaselError } from '@/lib/contract/error';
import { studioRoutes } from '@/lib/studio/studio-routes';

export const dynamic = 'force-dynamic';

const querySchema = z.object({
  before: z.string().nullable(),
  limit: z.coerce.number().int().min(1).max(200),
});

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = studioRoutes({
  GET: {
    needs: 'view',
    async handle({ studio, url }) {
      const query = querySchema.safeParse({
        before: url.searchParams.get('before'),
        limit: url.searchParams.get('limit') ?? 50,
      });
      if (!query.success) throw new EaselError('invalid_params', 'limit must be a whole number from 1 to 200.');
      return Response.json(await studio.jobs.list(query.data));
    },
  },
});
