'use client';

import { type InfiniteData, useQuery, type UseQueryResult } from '@tanstack/react-query';
import { useMemo } from 'react';
import { allJobs, type JobPage } from '@/lib/client/jobs/job-pages';
import { queueOptions } from '@/lib/client/jobs/queue';
import type { StudioQueue } from '@/lib/contract/studio/studio-queue';
import type { StudioJob } from '@/lib/contract/studio/studio-job';

const none: StudioJob[] = [];

/** The queue: every job of whomever that has not ended, and since when it is paused; the query that reads it. */
export interface Queue {
  jobs: StudioJob[];
  pausedAt: string | null;
  query: UseQueryResult<StudioQueue>;
}

/** The queue of the studio, kept up to date by the event stream. */
export function useQueue(): Queue {
  const query = useQuery(queueOptions());
  return { jobs: query.data?.jobs ?? none, pausedAt: query.data?.pausedAt ?? null, query };
}

/** Whether a job waits in a paused queue. */
export function useIsPaused({ status }: Pick<StudioJob, 'status'>): boolean {
  const { data: isPaused = false } = useQuery({ ...queueOptions(), select: ({ pausedAt }) => pausedAt !== null });
  return isPaused && status === 'waiting';
}

/** One's own jobs of the pages read so far, newest first, and the open ones that are on none of these pages. */
export function useJobsAndQueue(pages: InfiniteData<JobPage> | undefined, open: readonly StudioJob[]): StudioJob[] {
  return useMemo(() => {
    const listed = allJobs(pages);
    const known = new Set(listed.map(({ id }) => id));
    const others = open.filter(({ id }) => !known.has(id));
    return [...listed, ...others.toSorted((one, other) => other.createdAt.localeCompare(one.createdAt))];
  }, [pages, open]);
}
