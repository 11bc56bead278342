import { openRoutes } from '@/lib/studio/studio-routes';

export const dynamic = 'force-dynamic';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = openRoutes<{ id: string }>(
  {
    GET: {
      handle: ({ studio, request, params, url }) =>
        studio.media.serve(request, params.id, { version: 'original', isDownload: url.searchParams.has('download') }),
    },
  },
  (url, studio) => studio.media.isSigned(url),
);
