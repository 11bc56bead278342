import { jobSelectionRoutes } from '@/lib/studio/job-selection-routes';

export const dynamic = 'force-dynamic';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = jobSelectionRoutes((jobs, ids) =>
  jobs.restoreQueued(ids),
);
