'use client';

import { useQuery } from '@tanstack/react-query';
import { ListOrdered } from 'lucide-react';
import { useMemo } from 'react';
import { Button } from '@/components/ui/button';
import { Skeleton } from '@/components/ui/skeleton';
import { engineListOptions } from '@/lib/client/engines/engines';
import { forecastStarts, fromNow } from '../forecast';
import { useLink } from '../link-dot';
import { useForecastOptions } from '../use-forecast-options';
import type { Queue } from '../use-queue';
import { LaneSection } from './lane-section';
import { queueMessages } from './messages';
import { arrangeQueue } from './queue-lanes';
import { RunningCard } from './running-card';
import type { ScopedQueue } from './use-queue-scope';
import type { QueueActions } from './use-queue-actions';

const enginesEveryMs = 5000;

/** What runs, then what waits, in lanes. */
export function QueueList({
  queue: { jobs, pausedAt, query },
  scoped,
  actions,
  onOpen,
}: {
  queue: Queue;
  /** What of it is listed. */
  scoped: ScopedQueue;
  actions: QueueActions;
  onOpen: (id: string) => void;
}) {
  const link = useLink();
  const { running, lanes } = useMemo(() => {
    const listed = new Set(scoped.jobs.map(({ id }) => id));
    return arrangeQueue(jobs, ({ id }) => listed.has(id));
  }, [jobs, scoped.jobs]);
  const { slotsOf } = useForecastOptions();
  const isPaused = pausedAt !== null;
  const forecasts = useMemo(() => forecastStarts(jobs, fromNow({ slotsOf, isPaused })), [jobs, slotsOf, isPaused]);
  const hasEngines = jobs.some(({ engine }) => engine !== null);
  const { data: list } = useQuery({
    ...engineListOptions(),
    retryOnMount: false,
    refetchInterval: hasEngines ? enginesEveryMs : false,
  });
  const engineOf = (name: string | null) => list?.engines.find((engine) => engine.name === name) ?? null;
  const titleOf = (name: string | null) => (name === null ? queueMessages.builtIn : (engineOf(name)?.title ?? name));
  const cancel = actions.bulk;

  return (
    <div data-scrolls className="min-h-0 flex-1 overflow-y-auto px-4 pt-3 pb-6">
      {link.state === 'offline' && <p className="mb-3 text-sm text-warn">{queueMessages.offline}</p>}
      {query.isPending && <QueueSkeleton />}
      {query.isError && jobs.length === 0 && (
        <div className="flex items-center gap-3 text-muted">
          {queueMessages.unreachable}
          <Button size="sm" onClick={() => void query.refetch()}>
            {queueMessages.tryAgain}
          </Button>
        </div>
      )}
      {query.isSuccess && running.length + lanes.length === 0 && (
        <div className="flex h-full flex-col items-center justify-center gap-1 text-center">
          <ListOrdered aria-hidden className="mb-2 size-6 text-faint" />
          <p className="font-medium">{scoped.hidden > 0 ? queueMessages.emptyMine : queueMessages.empty}</p>
          <p className="text-muted">
            {scoped.hidden > 0 ? queueMessages.emptyMineHint({ count: scoped.hidden }) : queueMessages.emptyHint}
          </p>
        </div>
      )}
      {running.length > 0 && (
        <section aria-label={queueMessages.running}>
          <ul className="flex flex-col gap-1.5">
            {running.map((job) => (
              <RunningCard
                key={job.id}
                job={job}
                engineTitle={titleOf(job.engine)}
                onOpen={onOpen}
                onCancel={(id) => cancel({ verb: 'cancel', ids: [id] })}
              />
            ))}
          </ul>
        </section>
      )}
      {lanes.map((lane) => (
        <LaneSection
          key={lane.engine ?? ''}
          lane={lane}
          engine={engineOf(lane.engine)}
          title={titleOf(lane.engine)}
          slots={lane.engine === null ? null : slotsOf({ engine: lane.engine, mediaType: null })}
          forecasts={forecasts}
          actions={actions}
          onOpen={onOpen}
        />
      ))}
    </div>
  );
}

function QueueSkeleton() {
  return (
    <div role="status" aria-label={queueMessages.loading} className="flex flex-col gap-1.5">
      <Skeleton className="h-20 rounded-lg" />
      <Skeleton className="h-20 rounded-lg" />
      <Skeleton className="mt-4 h-40 rounded-lg" />
    </div>
  );
}
