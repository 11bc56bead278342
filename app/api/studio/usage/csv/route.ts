import { contentDisposition } from '@/lib/http/content-disposition';
import { studioRoutes } from '@/lib/studio/studio-routes';

export const dynamic = 'force-dynamic';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = studioRoutes({
  GET: {
    needs: 'view',
    async handle({ studio, caller, url }) {
      const { name, text } = await studio.usage.csv(url.searchParams, caller);
      return new Response(text, {
        headers: {
          'Content-Type': 'text/csv; charset=utf-8; header=present',
          'Content-Disposition': contentDisposition('attachment', name),
          'Cache-Control': 'no-store',
        },
      });
    },
  },
});
