'use client';

import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { jobOptions } from '@/lib/client/jobs/jobs';
import type { StudioJob } from '@/lib/contract/studio/studio-job';
import type { StudioMedia } from '@/lib/contract/studio/studio-media';

/** The content of the stage: a job, no job because there never was one, or unknown (yet). */
export type StagedJob =
  | { state: 'loading' }
  | { state: 'none' }
  | { state: 'unknown' }
  | { state: 'job'; job: StudioJob };

/** The shown result of the staged job. */
export interface ShownResult {
  index: number;
  /** Null for a job without results. */
  media: StudioMedia | null;
  show: (index: number) => void;
}

const loading: StagedJob = { state: 'loading' };
const none: StagedJob = { state: 'none' };
const unknown: StagedJob = { state: 'unknown' };

/**
 * The job that the address names, else the newest, and its first result until another is chosen. A job that no page of
 * the list contains is fetched.
 */
export function useStage(
  named: string | null,
  list: { jobs: readonly StudioJob[]; query: { isSuccess: boolean } },
): { staged: StagedJob; shown: ShownResult } {
  const staged = useStagedJob(named, list);
  const [chosen, setChosen] = useState<{ job: string; index: number } | null>(null);
  const job = staged.state === 'job' ? staged.job : null;
  const index = job !== null && chosen?.job === job.id ? chosen.index : 0;
  const media = job?.status === 'succeeded' ? (job.results[index] ?? null) : null;
  const id = job?.id ?? null;
  const shown = useMemo(
    () => ({
      index,
      media,
      show: (next: number) => {
        if (id !== null) setChosen({ job: id, index: next });
      },
    }),
    [index, media, id],
  );
  return { staged, shown };
}

function useStagedJob(
  named: string | null,
  { jobs, query }: { jobs: readonly StudioJob[]; query: { isSuccess: boolean } },
): StagedJob {
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
