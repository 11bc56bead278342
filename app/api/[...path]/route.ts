import { EaselError } from '@/lib/contract/error';
import { studioRoutes } from '@/lib/studio/studio-routes';

export const dynamic = 'force-dynamic';

const handle = () => {
  throw new EaselError('resource_not_found', 'There is nothing at this URL.');
};

// Unknown paths have the same allow-list and login as all routes.
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = studioRoutes({
  GET: { needs: 'view', handle },
  POST: { needs: 'view', handle },
  PUT: { needs: 'view', handle },
  PATCH: { needs: 'view', handle },
  DELETE: { needs: 'view', handle },
});
