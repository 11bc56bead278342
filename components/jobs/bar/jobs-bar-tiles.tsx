'use client';

import { Suspense, memo, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import { latePart } from '@/components/ui/late-part';
import { useIsNarrow } from '@/components/ui/use-is-narrow';
import { arrangeJobs, type JobGroup, isInQueue, isOpenGroup } from '../job-queue';
import { commandRegistry, recipesCommand } from '@/lib/client/commands';
import type { StudioJob } from '@/lib/contract/studio/studio-job';
import type { Forecast } from '../forecast';
import { boxesWithin, layOutRow, layOutRows } from './jobs-bar-layout';
import { type SendingEntry, showsJob, type JobsBarEntry, jobsBarEntries } from './jobs-bar-entries';
import { movableId, type MenuSubject, type TileHandlers } from '../tiles/tile-frame';
import { useLatest } from './use-latest';
import { usePerform, type JobsBarActions } from './use-perform';
import { reveal, staysAtStart, useJobsBarView } from './use-jobs-bar-view';
import { JobsBarTile } from './jobs-bar-tile';
import { jobMessages } from '../messages';
import { useQueueDrag } from './use-queue-drag';
import { useJobsBarKeys } from './use-jobs-bar-keys';

const JobMenu = latePart(async () => (await import('../tiles/job-menu')).JobMenu);

/** Tiles within so many pixels of the view are drawn as well. */
const margin = 500;
const rowHeight = 104;
/** In one row, the queue takes so many tiles; the queue panel has the rest. */
const mostQueuedTiles = 4;
/** Older jobs load when so many entries are left. */
const readAhead = 12;

/** The tiles of the jobs bar. Only those in view are in the page, however many jobs there are. */
export const JobsBarTiles = memo(function JobsBarTiles({
  jobs,
  sending,
  selectedId,
  actions,
  forecasts,
  onEnd,
}: {
  jobs: StudioJob[];
  sending: readonly SendingEntry[];
  selectedId: string | null;
  actions: JobsBarActions;
  /** When queued jobs start, by their ids. */
  forecasts: ReadonlyMap<string, Forecast>;
  /** Called when the last jobs come into view. */
  onEnd: () => void;
}) {
  const isNarrow = useIsNarrow();
  const list = useRef<HTMLUListElement>(null);
  const { scroller, size, seen } = useJobsBarView();
  const [menu, setMenu] = useState<MenuSubject | null>(null);

  const groups = useMemo(() => arrangeJobs(jobs), [jobs]);
  const queue = useMemo(() => groups.filter(isInQueue), [groups]);
  const { move, perform } = usePerform(actions, queue);
  const { drag, begin, handlers: dragging } = useQueueDrag({ list, scroller, onMove: move });
  const [draggedKey, draggedTo] = [drag?.key ?? null, drag?.to ?? -1];
  const entries = useMemo(() => {
    const shown = withMoved(groups, queue, draggedKey, draggedTo);
    const mostQueued = isNarrow ? Infinity : mostQueuedTiles;
    return jobsBarEntries({ sending, groups: shown, forecasts, mostQueued });
  }, [sending, groups, queue, draggedKey, draggedTo, forecasts, isNarrow]);
  const layout = useMemo(() => {
    const proportions = entries.map(({ proportion }) => proportion);
    const { width, height } = size ?? { width: 0, height: 0 };
    return isNarrow ? layOutRows(proportions, { width, height: rowHeight }) : layOutRow(proportions, height);
  }, [entries, size, isNarrow]);

  function show(at: number) {
    const box = layout.boxes[at];
    if (box !== undefined && scroller.current !== null) reveal(scroller.current, box);
  }
  const keys = useJobsBarKeys({ list, entries, queue, onSelect: actions.select, onMove: move, onShow: show });
  const selectedAt = entries.findIndex((entry) => showsJob(entry, selectedId));
  const focusedAt = entries.findIndex(({ key }) => key === keys.focused);
  const reachableAt = [focusedAt, selectedAt, sending.length].find((at) => at !== -1) ?? 0;
  // The focused tile and the one on the stage stay in the page.
  const within = seen === null ? [] : boxesWithin(layout, seen, margin);
  const drawn = [...new Set([...within, reachableAt, selectedAt])].filter((at) => size !== null && entries[at]);
  const lastDrawn = Math.max(-1, ...within);

  const notifyBatchEnd = useEffectEvent(onEnd);
  useEffect(() => {
    if (size !== null && lastDrawn >= entries.length - readAhead) notifyBatchEnd();
  }, [size, lastDrawn, entries.length]);

  const isMeasured = size !== null;
  const [first] = groups;
  const hasOpen = sending.length > 0 || (first !== undefined && isOpenGroup(first));
  const showSelected = useEffectEvent(() => {
    if (!staysAtStart(scroller.current, hasOpen)) show(selectedAt);
  });
  useEffect(() => {
    if (isMeasured) showSelected();
  }, [selectedId, isMeasured]);

  const latest = useLatest({ actions, queue, entries, layout, begin });
  const handlers = useMemo<TileHandlers>(
    () => ({
      select: (id) => latest.current.actions.select(id),
      perform,
      openMenu: (subject) => setMenu((shown) => (shown?.anchor === subject.anchor ? null : subject)),
      startDrag: (event, key, box) => {
        const { queue, entries, layout, begin } = latest.current;
        const headOf = (group: JobGroup) => entries.findIndex((entry) => isHeadOf(entry, group.key));
        begin(event, { key, box, queue: queue.flatMap((group) => layout.boxes[headOf(group)] ?? []) });
      },
    }),
    [latest, perform],
  );

  return (
    <>
      <div
        ref={scroller}
        className="-my-1 min-h-0 flex-1 overflow-x-auto overflow-y-hidden px-3 py-1 max-desk:overflow-x-hidden max-desk:overflow-y-auto"
      >
        <p id={movableId} hidden>
          {jobMessages.movable}
        </p>
        {entries.length === 0 && (
          <p className="flex h-full items-center gap-x-3 gap-y-2 text-muted max-desk:flex-col max-desk:justify-center">
            {jobMessages.none}
            <Button size="sm" className="h-11 desk:hidden" onClick={() => commandRegistry.run(recipesCommand)}>
              {jobMessages.openRecipes}
            </Button>
          </p>
        )}
        <ul
          ref={list}
          className="relative"
          style={{ width: layout.width, height: layout.height }}
          {...keys.handlers}
          {...dragging}
        >
          {drawn
            .toSorted((one, other) => one - other)
            .map((at) => {
              const [entry, box] = [entries[at], layout.boxes[at]];
              if (entry === undefined || box === undefined) return null;
              const isDragged = drag !== null && isHeadOf(entry, drag.key);
              return (
                <JobsBarTile
                  key={entry.key}
                  entry={entry}
                  {...box}
                  {...(isDragged ? { x: drag.x, y: drag.y } : {})}
                  isDragged={isDragged}
                  isReachable={at === reachableAt}
                  isSelected={at === selectedAt}
                  handlers={handlers}
                />
              );
            })}
        </ul>
      </div>
      {menu !== null && (
        <Suspense>
          <JobMenu
            subject={menu}
            onPerform={(verb) => perform(verb, menu.jobs, menu.key)}
            onClose={() => setMenu(null)}
          />
        </Suspense>
      )}
    </>
  );
});

/** Whether an entry is the tile of a group. */
function isHeadOf(entry: JobsBarEntry, key: string): boolean {
  return entry.kind !== 'sending' && entry.kind !== 'more' && entry.group.key === key;
}

/** The groups with the dragged one at its new position in the queue. */
function withMoved(groups: JobGroup[], queue: JobGroup[], key: string | null, to: number): JobGroup[] {
  const moved = queue.find((group) => group.key === key);
  const [first] = queue;
  if (moved === undefined || first === undefined) return groups;
  return groups.filter((group) => group !== moved).toSpliced(groups.indexOf(first) + to, 0, moved);
}
