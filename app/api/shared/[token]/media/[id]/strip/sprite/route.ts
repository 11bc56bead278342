import { linkRoutes } from '@/lib/studio/link-routes';

export const dynamic = 'force-dynamic';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = linkRoutes<{ token: string; id: string }>(
  ({ studio, link, request, params }) =>
    studio.sharedBoards.serve(request, link, { id: params.id, version: 'sprite', isDownload: false }),
);
