'use client';

import { Suspense, memo, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { latePart } from '@/components/ui/late-part';
import { useIsNarrow } from '@/components/ui/use-is-narrow';
import { type StripItem, arrangeJobs, isInLine } from './job-line';
import type { StudioJob } from '@/lib/contract/studio-job';
import { boxesWithin, layOutRow, layOutRows } from './lay-out';
import { type SendingEntry, type StripEntry, showsJob, stripEntries } from './strip-entries';
import { StripTile } from './strip-entry';
import { stripWords } from './strip-words';
import { movableId } from './tile-frame';
import type { MenuSubject, TileHandlers } from './tile-handlers';
import { useLatest } from './use-latest';
import { useLineDrag } from './use-line-drag';
import { type StripActions, usePerform } from './use-perform';
import { useStripKeys } from './use-strip-keys';
import { reveal, useStripView } from './use-strip-view';
import { jobWords } from './words';

const JobMenu = latePart(async () => (await import('./job-menu')).JobMenu);

/** Tiles this far out of sight are drawn as well, in pixels. */
const margin = 500;
const rowHeight = 104;
/** Older jobs are read when so many entries are left. */
const readAhead = 12;

/** The tiles of the strip: however many jobs there are, those in sight alone are in the page. */
export const StripTiles = memo(function StripTiles({
  jobs,
  sending,
  selectedId,
  actions,
  onEnd,
}: {
  jobs: StudioJob[];
  sending: readonly SendingEntry[];
  selectedId: string | null;
  actions: StripActions;
  /** Told when the last of the jobs come into sight. */
  onEnd: () => void;
}) {
  const isNarrow = useIsNarrow();
  const list = useRef<HTMLUListElement>(null);
  const { scroller, size, seen } = useStripView();
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set());
  const [menu, setMenu] = useState<MenuSubject | null>(null);

  const items = useMemo(() => arrangeJobs(jobs), [jobs]);
  const line = useMemo(() => items.filter(isInLine), [items]);
  const { move, perform } = usePerform(actions, line);
  const { drag, begin, handlers: dragging } = useLineDrag({ list, scroller, onMove: move });
  const [draggedKey, draggedTo] = [drag?.key ?? null, drag?.to ?? -1];
  const entries = useMemo(
    () => stripEntries({ sending, items: withMoved(items, draggedKey, draggedTo), open }),
    [sending, items, draggedKey, draggedTo, open],
  );
  const layout = useMemo(() => {
    const proportions = entries.map(({ proportion }) => proportion);
    const { width, height } = size ?? { width: 0, height: 0 };
    return isNarrow ? layOutRows(proportions, { width, height: rowHeight }) : layOutRow(proportions, height);
  }, [entries, size, isNarrow]);

  function show(at: number) {
    const box = layout.boxes[at];
    if (box !== undefined && scroller.current !== null) reveal(scroller.current, box);
  }
  const keys = useStripKeys({ list, entries, line, onSelect: actions.select, onMove: move, onShow: show });
  const selectedAt = entries.findIndex((entry) => showsJob(entry, selectedId));
  const focusedAt = entries.findIndex(({ key }) => key === keys.focused);
  const reachableAt = [focusedAt, selectedAt, sending.length].find((at) => at !== -1) ?? 0;
  // What has the focus, or is on the stage, stays in the page.
  const within = seen === null ? [] : boxesWithin(layout, seen, margin);
  const drawn = [...new Set([...within, reachableAt, selectedAt])].filter((at) => size !== null && entries[at]);
  const lastDrawn = Math.max(-1, ...within);

  const notifyBatchEnd = useEffectEvent(onEnd);
  useEffect(() => {
    if (size !== null && lastDrawn >= entries.length - readAhead) notifyBatchEnd();
  }, [size, lastDrawn, entries.length]);

  const isMeasured = size !== null;
  const showSelected = useEffectEvent(() => show(selectedAt));
  useEffect(() => {
    if (isMeasured) showSelected();
  }, [selectedId, isMeasured]);

  const latest = useLatest({ actions, line, entries, layout, begin });
  const handlers = useMemo<TileHandlers>(
    () => ({
      select: (id) => latest.current.actions.select(id),
      perform,
      menu: (subject) => setMenu((shown) => (shown?.anchor === subject.anchor ? null : subject)),
      fold: (key) => setOpen((before) => toggled(before, key)),
      grip: (event, key, box) => {
        const { line, entries, layout, begin } = latest.current;
        const headOf = (item: StripItem) => entries.findIndex((entry) => isHeadOf(entry, item.key));
        begin(event, { key, box, line: line.flatMap((item) => layout.boxes[headOf(item)] ?? []) });
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
          {stripWords.movable}
        </p>
        {entries.length === 0 && <p className="flex h-full items-center text-muted">{jobWords.none}</p>}
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
                <StripTile
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

/** Whether an entry is an item's own tile, and not one of an unfolded batch's jobs. */
function isHeadOf(entry: StripEntry, key: string): boolean {
  return entry.kind !== 'sending' && entry.item.key === key && !(entry.kind === 'job' && entry.isMember);
}

function withMoved(items: StripItem[], key: string | null, to: number): StripItem[] {
  const moved = items.find((item) => item.key === key);
  return moved === undefined ? items : items.filter((item) => item !== moved).toSpliced(to, 0, moved);
}

function toggled(set: ReadonlySet<string>, key: string): ReadonlySet<string> {
  const next = new Set(set);
  if (!next.delete(key)) next.add(key);
  return next;
}
