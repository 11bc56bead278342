import { studioRoutes } from '@/lib/studio/studio-routes';

export const dynamic = 'force-dynamic';

/** Exports the audit log. Not a GET, since it is recorded. */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = studioRoutes({
  POST: {
    needs: 'administer',
    handle: ({ studio, caller, url }) => studio.audit.export(url.searchParams, caller),
  },
});
