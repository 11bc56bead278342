'use client';

import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { useJobs } from '@/components/jobs/use-jobs';
import { jobOptions } from '@/lib/client/jobs';
import type { StudioJob } from '@/lib/contract/studio-job';

/** What is on the stage: a job, nothing because there never was one, or nothing known (yet). */
export type StagedJob =
  | { state: 'loading' }
  | { state: 'none' }
  | { state: 'unknown' }
  | { state: 'job'; job: StudioJob };

const loading: StagedJob = { state: 'loading' };
const none: StagedJob = { state: 'none' };
const unknown: StagedJob = { state: 'unknown' };

/** The job that the address names, else the newest. One that no page read so far holds is read alone. */
export function useStagedJob(named: string | null, { jobs, query }: ReturnType<typeof useJobs>): StagedJob {
  const listed = named === null ? jobs[0] : jobs.find(({ id }) => id === named);
  const alone = useQuery({
    ...jobOptions(named ?? ''),
    enabled: named !== null && listed === undefined && query.isSuccess,
    retry: false,
  });
  const job = listed ?? (named === null ? undefined : alone.data);
  const staged = useMemo((): StagedJob | null => (job === undefined ? null : { state: 'job', job }), [job]);
  if (staged !== null) return staged;
  if (named !== null && alone.isError) return unknown;
  if (named === null && query.isSuccess) return none;
  return loading;
}
