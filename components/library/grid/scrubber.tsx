'use client';

import { type KeyboardEvent, type PointerEvent, useMemo, useState } from 'react';
import type { LibraryLayout } from './layout';
import { dayAt, scrubberMarks } from './scrubber-marks';
import { classNames } from '@/components/ui/class-names';
import { dayLabel, libraryMessages, monthLabel } from '../messages';

/** Pixels at both ends, so that the first and the last date are fully visible. */
const inset = 16;

/** A placeholder of the scrubber while it is hidden, so that the grid keeps its width. */
export function ScrubberRoom() {
  return <div className="w-14 shrink-0 max-desk:hidden" />;
}

/** The dates of the library beside the grid: a click or a drag scrolls there. */
export function Scrubber({
  layout,
  scrollTop,
  height,
  now,
  onGo,
}: {
  layout: LibraryLayout;
  scrollTop: number;
  height: number;
  now: Date;
  onGo: (y: number) => void;
}) {
  const [isDragged, setIsDragged] = useState(false);
  /** The position of the pointer, as a share; null while it is elsewhere. */
  const [pointed, setPointed] = useState<number | null>(null);
  const reach = Math.max(1, layout.height - height);
  const marks = useMemo(() => scrubberMarks(layout, 22 / Math.max(100, height), reach), [layout, height, reach]);
  const share = Math.min(1, Math.max(0, scrollTop / reach));
  const day = dayAt(layout, scrollTop + 1);
  const labelled = isDragged ? share : (pointed ?? share);
  const label = isDragged || pointed === null ? day : dayAt(layout, pointed * reach + 1);
  if (layout.height < height * 2.5) return <ScrubberRoom />;

  function onKeyDown(event: KeyboardEvent) {
    const ends: Record<string, number> = { Home: 0, End: reach };
    const steps: Record<string, number> = { ArrowDown: 1, ArrowUp: -1, PageDown: 30, PageUp: -30 };
    const step = steps[event.key];
    const at = layout.days.findIndex((each) => each.day === day) + (step ?? 0);
    const target =
      step === undefined ? ends[event.key] : layout.days[Math.min(layout.days.length - 1, Math.max(0, at))]?.top;
    if (target === undefined) return;
    event.preventDefault();
    onGo(target);
  }

  return (
    <div
      role="slider"
      tabIndex={0}
      aria-label={libraryMessages.scrubber}
      aria-orientation="vertical"
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={Math.round(share * 100)}
      aria-valuetext={day === null ? undefined : dayLabel(day, now)}
      onKeyDown={onKeyDown}
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId);
        setIsDragged(true);
        onGo(shareOf(event) * reach);
      }}
      onPointerMove={(event) => {
        if (isDragged) onGo(shareOf(event) * reach);
        setPointed(event.pointerType === 'mouse' ? shareOf(event) : null);
      }}
      onPointerLeave={() => setPointed(null)}
      onPointerUp={() => setIsDragged(false)}
      onPointerCancel={() => setIsDragged(false)}
      className="group relative w-14 shrink-0 cursor-ns-resize touch-none text-xs text-faint -outline-offset-2 select-none max-desk:absolute max-desk:inset-y-2 max-desk:right-0 max-desk:w-7"
    >
      <div className="absolute inset-x-0 inset-y-4">
        {marks.map((mark) => (
          <span
            key={mark.month}
            aria-hidden
            className={classNames(
              'absolute right-2 -translate-y-1/2 max-desk:hidden',
              mark.isYear && 'font-semibold text-muted',
            )}
            style={{ top: `${mark.share * 100}%` }}
          >
            {mark.isYear ? mark.month.slice(0, 4) : monthLabel(mark.month).slice(0, 3)}
          </span>
        ))}
        <span
          aria-hidden
          className="absolute left-1 h-0.5 w-3 -translate-y-1/2 rounded-full bg-accent max-desk:left-3 max-desk:h-8 max-desk:w-1.5"
          style={{ top: `${share * 100}%` }}
        />
        <span
          aria-hidden
          className={classNames(
            'pointer-events-none absolute right-14 -translate-y-1/2 rounded bg-text px-2 py-1 text-sm font-medium whitespace-nowrap text-bg opacity-0 shadow-floating transition-opacity group-focus-visible:opacity-100 max-desk:right-8',
            (isDragged || pointed !== null) && 'opacity-100',
          )}
          style={{ top: `${labelled * 100}%` }}
        >
          {label === null ? '' : dayLabel(label, now)}
        </span>
      </div>
    </div>
  );
}

/** The position of a pointer along the dates: 0 is the top, 1 the end. */
function shareOf(event: PointerEvent<HTMLElement>): number {
  const box = event.currentTarget.getBoundingClientRect();
  const along = (event.clientY - box.top - inset) / (box.height - 2 * inset);
  return Math.min(1, Math.max(0, along));
}
