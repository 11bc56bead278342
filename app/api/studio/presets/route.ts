import { EaselError } from '@/lib/contract/error';
import { studioRoutes } from '@/lib/studio/studio-routes';

export const dynamic = 'force-dynamic';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = studioRoutes({
  GET: {
    needs: 'view',
    async handle({ studio, url }) {
      const model = url.searchParams.get('model');
      if (model === null) throw new EaselError('invalid_params', 'The parameter model is required: ?model=….');
      return Response.json({ presets: await studio.presets.list(model) });
    },
  },
});
