'use client';

import { useQuery } from '@tanstack/react-query';
import { useCallback } from 'react';
import { Button } from '@/components/ui/button';
import { Skeleton } from '@/components/ui/skeleton';
import { countOpen } from '@/lib/client/jobs/job-pages';
import { statusOptions } from '@/lib/client/status';
import { LinkDot } from '../link-dot';
import type { SendingEntry } from './jobs-bar-entries';
import { useJobs } from '../use-jobs';
import { JobsBarTiles } from './jobs-bar-tiles';
import { jobMessages } from '../messages';
import { describeOpen } from '../describe-batch';
import type { JobsBarActions } from './use-perform';

/** All jobs: the queue in its order, then the jobs that were sent, newest first. Older ones load as the bar is scrolled. */
export function JobsBar({
  selectedId,
  actions,
  sending,
}: {
  selectedId: string | null;
  actions: JobsBarActions;
  /** Submissions that the studio has not recorded yet. */
  sending: readonly SendingEntry[];
}) {
  const { jobs, query } = useJobs();
  const { data: status } = useQuery(statusOptions());
  const { fetchNextPage, hasNextPage, isFetchingNextPage } = query;
  const readOn = useCallback(() => {
    if (hasNextPage && !isFetchingNextPage) void fetchNextPage();
  }, [fetchNextPage, hasNextPage, isFetchingNextPage]);

  const limit = status?.limits.inFlight ?? null;
  const hasQueue = jobs.some(({ turn }) => turn !== null);
  return (
    <section aria-label={jobMessages.jobs} className="flex h-full min-h-0 flex-col bg-panel py-2.5">
      <header className="mb-2 flex items-center gap-2.5 px-3 text-muted">
        <h2 className="font-semibold text-text">{jobMessages.jobs}</h2>
        <span className="min-w-0 truncate">{describeOpen(countOpen(jobs))}</span>
        {hasQueue && limit !== null && (
          <span className="shrink-0 text-faint max-desk:hidden" title={jobMessages.limitHint(limit)}>
            {jobMessages.limit(limit)}
          </span>
        )}
        <span className="ml-auto shrink-0">
          <LinkDot />
        </span>
      </header>
      {query.isError && jobs.length === 0 ? (
        <div className="flex flex-1 items-center gap-3 px-3 text-muted">
          {jobMessages.unreachable}
          <Button size="sm" onClick={() => void query.refetch()}>
            {jobMessages.tryAgain}
          </Button>
        </div>
      ) : query.isPending && sending.length === 0 ? (
        <JobsBarSkeleton />
      ) : (
        <JobsBarTiles jobs={jobs} sending={sending} selectedId={selectedId} actions={actions} onEnd={readOn} />
      )}
    </section>
  );
}

function JobsBarSkeleton() {
  return (
    <div className="-my-1 flex min-h-0 flex-1 gap-2 overflow-hidden px-3 py-1 max-desk:flex-wrap max-desk:content-start">
      {[1.5, 1, 1.5, 0.7, 1.5].map((ratio, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- a fixed row of equal placeholders
        <Skeleton key={index} className="h-full flex-none max-desk:h-[104px]" style={{ aspectRatio: ratio }} />
      ))}
    </div>
  );
}
