'use client';

import { useQuery } from '@tanstack/react-query';
import { useMemo, useState, useSyncExternalStore } from 'react';
import { jobOptions } from '@/lib/client/jobs/jobs';
import type { StudioJob } from '@/lib/contract/studio/studio-job';
import type { FormLogic } from '../request/request-state';

/** The content of the stage: a job, no job because there never was one, or unknown (yet). */
export type StagedJob =
  | { state: 'loading' }
  | { state: 'none' }
  | { state: 'unknown' }
  | { state: 'job'; job: StudioJob };

const loading: StagedJob = { state: 'loading' };
const none: StagedJob = { state: 'none' };
const unknown: StagedJob = { state: 'unknown' };
const noBatches: readonly string[] = [];
const current = () => noBatches;
const subscribe = () => () => {};

/** What decides which job to follow; it loads late. */
type Following = Pick<FormLogic, 'followedJob' | 'ownBatches'>;

/**
 * The job that the address names, else the one to follow: of one's own batches, or the newest when the page was opened,
 * which no press of another person replaces. A job that no page of the list contains is fetched.
 */
export function useStage(
  named: string | null,
  { jobs, query }: { jobs: readonly StudioJob[]; query: { isSuccess: boolean } },
  following: Following | undefined,
): StagedJob {
  const { ownBatches, followedJob } = following ?? {};
  const own = useSyncExternalStore(ownBatches?.subscribe ?? subscribe, ownBatches?.current ?? current, current);
  // Undefined before the jobs are known; null when there were none.
  const [first, setFirst] = useState<string | null>();
  if (first === undefined && query.isSuccess) setFirst(jobs[0]?.id ?? null);
  const followed = useMemo(() => followedJob?.(jobs, new Set(own)) ?? null, [followedJob, jobs, own]);
  const listed =
    named === null
      ? (followed ?? (following && jobs.find(({ id }) => id === first)))
      : jobs.find(({ id }) => id === named);
  const alone = useQuery({
    ...jobOptions(named ?? ''),
    enabled: named !== null && listed === undefined && query.isSuccess,
    retry: false,
  });
  const job = listed ?? (named === null ? undefined : alone.data);
  const staged = useMemo((): StagedJob | null => (job === undefined ? null : { state: 'job', job }), [job]);
  if (staged !== null) return staged;
  if (named !== null && alone.isError) return unknown;
  if (named === null && query.isSuccess && following !== undefined) return none;
  return loading;
}
