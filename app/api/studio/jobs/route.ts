import { z } from 'zod';
import { EaselError } from '@/lib/contract/error';
import { studioRoutes } from '@/lib/studio/studio-routes';

export const dynamic = 'force-dynamic';

const querySchema = z.object({
  owner: z.union([z.literal('me'), z.uuid()]).nullable(),
  before: z.string().nullable(),
  limit: z.coerce.number().int().min(1).max(200),
});

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = studioRoutes({
  GET: {
    needs: 'view',
    async handle({ studio, url }) {
      const query = querySchema.safeParse({
        owner: url.searchParams.get('owner'),
        before: url.searchParams.get('before'),
        limit: url.searchParams.get('limit') ?? 50,
      });
      if (query.success) return Response.json(await studio.jobs.list(query.data));
      const isOwner = query.error.issues.some(({ path }) => path[0] === 'owner');
      throw new EaselError(
        'invalid_params',
        isOwner ? 'owner must be “me” or the id of a person.' : 'limit must be a whole number from 1 to 200.',
      );
    },
  },
});
