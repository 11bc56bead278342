import { EaselError } from '../contract/error.ts';
import { jobSelectionSchema } from '../contract/studio/studio-queue.ts';
import { readJsonBody } from '../http/read-json-body.ts';
import type { Jobs } from './generations/jobs/create-jobs.ts';
import { studioRoutes } from './studio-routes.ts';

/**
 * Creates the exports of a route file for an action on many jobs, whose ids the body lists. It responds with the ids of
 * those that the action changed.
 */
export function jobSelectionRoutes(act: (jobs: Jobs, ids: string[]) => Promise<string[]>) {
  return studioRoutes({
    POST: {
      needs: 'make',
      maxBodyBytes: 100_000,
      async handle({ studio, body }) {
        const selection = jobSelectionSchema.safeParse(await readJsonBody(body));
        if (!selection.success) throw new EaselError('invalid_params', 'ids must be a list of job ids.');
        return Response.json({ ids: await act(studio.jobs, selection.data.ids) });
      },
    },
  });
}
