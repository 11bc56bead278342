'use client';

import { type ReactNode, useEffect, useRef } from 'react';
import { Button } from '@/components/ui/button';
import { Skeleton } from '@/components/ui/skeleton';
import { countOpen } from '@/lib/client/job-pages';
import { JobTile, type TileActions } from './job-tile';
import { LinkDot } from './link-dot';
import { useJobs } from './use-jobs';
import { jobWords, openWords } from './words';

/** All jobs, newest first. Arrow keys move along them; the older ones load when their turn comes. */
export function JobStrip({
  selectedId,
  actions,
  sending,
}: {
  selectedId: string | null;
  actions: TileActions;
  /** Tiles of presses that the studio has not recorded yet. */
  sending: ReactNode;
}) {
  const { jobs, query } = useJobs();
  const list = useRef<HTMLUListElement>(null);
  const end = useRef<HTMLLIElement>(null);
  const { fetchNextPage, hasNextPage, isFetchingNextPage } = query;

  useEffect(() => {
    const mark = end.current;
    if (mark === null) return undefined;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting === true && hasNextPage && !isFetchingNextPage) void fetchNextPage();
      },
      { root: list.current, rootMargin: '400px' },
    );
    observer.observe(mark);
    return () => observer.disconnect();
  }, [fetchNextPage, hasNextPage, isFetchingNextPage]);

  useEffect(() => {
    const tile = selectedId === null ? null : list.current?.querySelector(`[data-job="${CSS.escape(selectedId)}"]`);
    tile?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [selectedId]);

  const isEmpty = query.isSuccess && jobs.length === 0 && sending === null;
  return (
    <section aria-label={jobWords.jobs} className="flex h-full min-h-0 flex-col bg-panel py-2.5">
      <header className="mb-2 flex items-center gap-2.5 px-3 text-muted">
        <h2 className="font-semibold text-text">{jobWords.jobs}</h2>
        <span>{openWords(countOpen(jobs))}</span>
        <span className="ml-auto">
          <LinkDot />
        </span>
      </header>
      {query.isError && jobs.length === 0 ? (
        <div className="flex flex-1 items-center gap-3 px-3 text-muted">
          {jobWords.unreachable}
          <Button size="sm" onClick={() => void query.refetch()}>
            {jobWords.tryAgain}
          </Button>
        </div>
      ) : (
        <ul
          ref={list}
          className="-my-1 flex min-h-0 flex-1 scroll-px-3 gap-2 overflow-x-auto overflow-y-hidden px-3 py-1 max-desk:flex-wrap max-desk:content-start max-desk:overflow-x-hidden max-desk:overflow-y-auto"
        >
          {sending}
          {query.isPending &&
            [1.5, 1, 1.5, 0.7, 1.5].map((ratio, index) => (
              // oxlint-disable-next-line react/no-array-index-key -- a fixed row of equal placeholders
              <li key={index} className="h-full flex-none max-desk:h-24" style={{ aspectRatio: ratio }}>
                <Skeleton className="size-full" />
              </li>
            ))}
          {isEmpty && <li className="self-center text-muted">{jobWords.none}</li>}
          {jobs.map((job, index) => (
            <JobTile
              key={job.id}
              job={job}
              isSelected={job.id === selectedId}
              isReachable={job.id === selectedId || (selectedId === null && index === 0)}
              actions={actions}
            />
          ))}
          <li ref={end} aria-hidden className="w-px flex-none" />
        </ul>
      )}
    </section>
  );
}
