'use client';

import { ChevronRight, Pause, Play } from 'lucide-react';
import { useCallback, useMemo } from 'react';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Button } from '@/components/ui/button';
import { Skeleton } from '@/components/ui/skeleton';
import { countOpen } from '@/lib/client/jobs/job-pages';
import { jobListOptions } from '@/lib/client/jobs/jobs';
import { isOwn, mayMake } from '@/lib/client/me';
import { queuePanel } from '@/lib/client/jobs/queue';
import { LinkDot } from '../link-dot';
import { forecastStarts, fromNow } from '../forecast';
import type { SendingEntry } from './jobs-bar-entries';
import { JobsBarTiles } from './jobs-bar-tiles';
import { jobMessages } from '../messages';
import { describeOpen } from '../describe-batch';
import { useForecastOptions } from '../use-forecast-options';
import { useJobsAndQueue, useQueue } from '../use-queue';
import { usePause } from '../use-pause';
import type { JobsBarActions } from './use-perform';

/** One's own jobs: what is under way, the queue, then what has ended, newest first. Older ones load as the bar is scrolled. */
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
  const query = useInfiniteQuery(jobListOptions());
  const queue = useQueue();
  const all = useJobsAndQueue(query.data, queue.jobs);
  const jobs = useMemo(() => all.filter(({ owner }) => isOwn(owner)), [all]);
  const isPaused = queue.pausedAt !== null;
  const { slotsOf } = useForecastOptions();
  const forecasts = useMemo(() => forecastStarts(all, fromNow({ slotsOf, isPaused })), [all, slotsOf, isPaused]);
  const { fetchNextPage, hasNextPage, isFetchingNextPage } = query;
  const readOn = useCallback(() => {
    if (hasNextPage && !isFetchingNextPage) void fetchNextPage();
  }, [fetchNextPage, hasNextPage, isFetchingNextPage]);

  const open = countOpen(jobs);
  return (
    <section aria-label={jobMessages.jobs} className="flex h-full min-h-0 flex-col bg-panel py-2.5">
      <header className="mb-2 flex h-7 items-center gap-2.5 px-3 text-muted max-desk:h-11">
        <h2 className="font-semibold text-text max-desk:sr-only">{jobMessages.jobs}</h2>
        {isPaused && (
          <span className="shrink-0 rounded-full bg-warn-soft px-2 text-sm font-medium text-warn">
            {jobMessages.paused}
          </span>
        )}
        <span className="min-w-0 truncate">{describeOpen(open)}</span>
        <span className="ml-auto flex shrink-0 items-center gap-1">
          <span className="mr-1.5 max-desk:hidden">
            <LinkDot />
          </span>
          {(isPaused || open.waiting + open.running > 0) && mayMake() && (
            <PauseButton isPaused={isPaused} hasOthers={all.length > jobs.length} />
          )}
          <Button size="sm" variant="quiet" className="max-desk:h-11" onClick={() => queuePanel.set(true)}>
            {jobMessages.openQueue}
            <ChevronRight aria-hidden />
          </Button>
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
        <JobsBarTiles
          jobs={jobs}
          sending={sending}
          selectedId={selectedId}
          actions={actions}
          forecasts={forecasts}
          onEnd={readOn}
        />
      )}
    </section>
  );
}

function PauseButton({ isPaused, hasOthers }: { isPaused: boolean; hasOthers: boolean }) {
  const setPaused = usePause();
  const Icon = isPaused ? Play : Pause;
  return (
    <Button
      size="sm"
      variant={isPaused ? 'outline' : 'quiet'}
      className="max-desk:h-11"
      title={hasOthers ? jobMessages.forEveryone : undefined}
      onClick={() => setPaused(!isPaused)}
    >
      <Icon aria-hidden />
      {isPaused ? jobMessages.resumeAll : jobMessages.pauseAll}
    </Button>
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
