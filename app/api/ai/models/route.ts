import { requestLocale } from '@/lib/intl/read-locale';
import { listModels } from '@/lib/studio/models/model-list';
import { studioRoutes } from '@/lib/studio/studio-routes';

export const dynamic = 'force-dynamic';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = studioRoutes({
  GET: {
    needs: 'view',
    async handle({ studio, ...call }) {
      const { mediaModels } = studio.context.settings;
      if (mediaModels.length === 0) return studio.forward.readModels({ ...call, path: '/api/ai/models' });
      return Response.json({
        object: 'list',
        data: await listModels(studio.context, mediaModels, requestLocale(call.request)),
      });
    },
  },
});
