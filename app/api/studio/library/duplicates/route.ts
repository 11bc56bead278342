import { z } from 'zod';
import { EaselError } from '@/lib/contract/error';
import { studioRoutes } from '@/lib/studio/studio-routes';

export const dynamic = 'force-dynamic';

const skipSchema = z.coerce.number().int().min(0);

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = studioRoutes({
  GET: {
    needs: 'view',
    async handle({ studio, url }) {
      const skip = skipSchema.safeParse(url.searchParams.get('skip') ?? 0);
      if (!skip.success) throw new EaselError('invalid_params', 'skip must be a whole number from 0.');
      return Response.json(await studio.library.duplicates({ skip: skip.data }));
    },
  },
});
