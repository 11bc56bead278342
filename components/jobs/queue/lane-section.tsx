'use client';

import { useMutation, useQueryClient } from '@tanstack/react-query';
import { PlugZap, RefreshCw } from 'lucide-react';
import { useId, useMemo, useRef } from 'react';
import { Button } from '@/components/ui/button';
import { classNames } from '@/components/ui/class-names';
import { checkEngine, engineKeys } from '@/lib/client/engines/engines';
import { formatTime } from '@/lib/client/format';
import { mayChange } from '@/lib/client/me';
import { reportActionError } from '@/lib/client/report-error';
import type { EngineState } from '@/lib/contract/engines';
import { subjectOf } from '../describe-job';
import type { Forecast } from '../forecast';
import { orderAfterMove } from '../job-queue';
import { describeLane } from './describe-queue';
import { queueMessages } from './messages';
import type { QueueLane, QueueRow } from './queue-lanes';
import { QueueRowItem, type RowActions } from './queue-row';
import type { QueueActions } from './use-queue-actions';
import { useRowOrder } from './use-row-order';

/** What waits for one engine, in its order, with the state of the engine. */
export function LaneSection({
  lane,
  engine,
  title,
  slots,
  forecasts,
  actions,
  onOpen,
}: {
  lane: QueueLane;
  /** The engine as the service sees it; null for the service itself, or while it is unknown. */
  engine: EngineState | null;
  title: string;
  /** How many of its jobs run at once; null while unknown, and where kinds of media share slots. */
  slots: number | null;
  forecasts: ReadonlyMap<string, Forecast>;
  actions: QueueActions;
  onOpen: (id: string) => void;
}) {
  const heading = useId();
  const list = useRef<HTMLUListElement>(null);
  const movable = useMemo(() => lane.rows.filter(isMovable), [lane.rows]);
  const move = (key: string, to: number) => actions.order(orderAfterMove(movable, key, to));
  const { lifted, handleOf } = useRowOrder({ list, count: movable.length, onMove: move });
  const isAway = engine?.state === 'away';
  const rowActions: RowActions = {
    open: onOpen,
    toFront: ({ key }) => move(key, 0),
    hold: (row) => actions.bulk({ verb: 'hold', ids: idsOf(row) }),
    resume: (row) => actions.bulk({ verb: 'release', ids: idsOf(row) }),
    cancel(row) {
      // Only jobs that wait here can come back, on hold or not.
      if (row.isSent) actions.bulk({ verb: 'cancel', ids: idsOf(row) });
      else actions.cancelQueued(idsOf(row));
    },
  };
  return (
    <section aria-labelledby={heading} className="mt-4">
      <header className="mb-1.5 flex min-h-8 items-center gap-2">
        <span
          aria-hidden
          className={classNames('size-2 shrink-0', isAway ? 'rotate-45 bg-warn' : 'rounded-full bg-ok')}
        />
        <h3 id={heading} className="shrink-0 font-semibold">
          {title}
        </h3>
        <p className="min-w-0 truncate text-sm text-muted tabular-nums">
          {isAway
            ? queueMessages.awaySince({
                time: formatTime(new Date(engine.since * 1000)),
                counts: describeLane(lane, null),
              })
            : describeLane(lane, slots)}
        </p>
        {isAway && <CheckButton name={engine.name} />}
      </header>
      <div className={classNames('rounded-lg border', isAway ? 'border-warn/40 bg-warn-soft' : 'border-line')}>
        {isAway && (
          <div className="flex gap-2.5 px-3 py-2.5 text-sm">
            <PlugZap aria-hidden className="mt-px size-4 shrink-0 text-warn" />
            <p className="min-w-0 wrap-anywhere">
              <span className="block">{engine.reason ?? queueMessages.noAnswer}</span>
              <span className="block">{queueMessages.awayWaiting({ count: lane.waiting.length })}</span>
            </p>
          </div>
        )}
        <ul
          ref={list}
          className={classNames(
            'overflow-clip rounded-lg has-[[data-lifted]]:overflow-visible',
            isAway && 'rounded-t-none border-t border-line',
          )}
        >
          {lane.rows.map((row) => {
            const at = isMovable(row) ? movable.indexOf(row) : null;
            const [first] = row.jobs;
            return (
              <QueueRowItem
                key={row.key}
                row={row}
                at={at}
                forecast={{ forecast: forecasts.get(first.id) ?? null, isAway }}
                lifted={lifted}
                landing={lifted === null ? null : (movable[lifted.to]?.position ?? null)}
                handle={at === null ? null : handleOf({ key: row.key, name: subjectOf(first), at })}
                actions={rowActions}
              />
            );
          })}
        </ul>
      </div>
    </section>
  );
}

const isMovable = ({ isSent, jobs: [{ owner }] }: QueueRow) => !isSent && mayChange(owner);
const idsOf = ({ jobs }: QueueRow) => jobs.map(({ id }) => id);

function CheckButton({ name }: { name: string }) {
  const client = useQueryClient();
  const { mutate, isPending } = useMutation({
    mutationFn: () => checkEngine(name),
    onError: reportActionError,
    onSettled: () => client.invalidateQueries({ queryKey: engineKeys.list }),
  });
  return (
    <Button
      size="sm"
      variant="quiet"
      className="ml-auto max-desk:h-11"
      aria-disabled={isPending}
      onClick={() => !isPending && mutate()}
    >
      <RefreshCw aria-hidden className={isPending ? 'animate-spin' : undefined} />
      {isPending ? queueMessages.checking : queueMessages.checkNow}
    </Button>
  );
}
