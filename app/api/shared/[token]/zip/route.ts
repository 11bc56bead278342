import { linkRoutes } from '@/lib/studio/link-routes';

export const dynamic = 'force-dynamic';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = linkRoutes(({ studio, link, request }) =>
  studio.sharedBoards.serveZip(request, link),
);
