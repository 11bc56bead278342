import { studioRoutes } from '@/lib/studio/studio-routes';

export const dynamic = 'force-dynamic';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = studioRoutes<{ id: string }>(
  {
    GET: {
      handle: ({ studio, request, params, url }) =>
        studio.media.serve(request, params.id, { version: 'original', isDownload: url.searchParams.has('download') }),
    },
  },
  { admits: (_request, url, studio) => studio.media.isSigned(url) },
);
