import { z } from 'zod';
import { EaselError } from '@/lib/contract/error';
import { studioRoutes } from '@/lib/studio/studio-routes';

export const dynamic = 'force-dynamic';

const querySchema = z.object({ model: z.string().min(1).max(200), settings: z.string().max(1000) });

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = studioRoutes({
  GET: {
    needs: 'view',
    async handle({ studio, url }) {
      const query = querySchema.safeParse({
        model: url.searchParams.get('model'),
        settings: url.searchParams.get('settings') ?? '',
      });
      if (!query.success) throw new EaselError('invalid_params', 'Name a model and its settings.');
      const { model, settings } = query.data;
      return Response.json({ estimate: await studio.jobs.estimate(model, settings) });
    },
  },
});
