'use client';

import { type KeyboardEvent, type PointerEvent, useMemo, useState } from 'react';
import type { LibraryLayout } from './layout';
import { isByTime, type LibraryOrder } from '@/lib/contract/studio/library-order';
import { scrubberMarks, sectionAt, type ScrubberMark } from './scrubber-marks';
import { sectionLabel } from './section-label';
import { classNames } from '@/components/ui/class-names';
import { libraryMessages } from '../messages';
import { monthLabel } from './day-label';

/** Pixels at both ends, so that the first and the last date are fully visible. */
const inset = 16;

/**
 * The dates of the library, or its sections in another order, along the right edge of the grid: a click or a drag scrolls
 * there. It lies over the grid’s padding, so that it takes no width.
 */
export function Scrubber({
  layout,
  order,
  scrollTop,
  height,
  now,
  onGo,
}: {
  layout: LibraryLayout;
  order: LibraryOrder;
  scrollTop: number;
  height: number;
  now: Date;
  onGo: (y: number) => void;
}) {
  const [isDragged, setIsDragged] = useState(false);
  /** The position of the pointer, as a share; null while it is elsewhere. */
  const [pointed, setPointed] = useState<number | null>(null);
  const isTime = isByTime(order);
  const reach = Math.max(1, layout.height - height);
  const marks = useMemo(
    () => scrubberMarks(layout, { apart: 22 / Math.max(100, height), reach, isByTime: isTime }),
    [layout, height, reach, isTime],
  );
  const share = Math.min(1, Math.max(0, scrollTop / reach));
  const section = sectionAt(layout, scrollTop + 1);
  const labelled = isDragged ? share : (pointed ?? share);
  const label = isDragged || pointed === null ? section : sectionAt(layout, pointed * reach + 1);
  if (layout.height < height * 2.5) return null;

  function onKeyDown(event: KeyboardEvent) {
    const ends: Record<string, number> = { Home: 0, End: reach };
    const steps: Record<string, number> = { ArrowDown: 1, ArrowUp: -1, PageDown: 30, PageUp: -30 };
    const step = steps[event.key];
    const at = layout.sections.findIndex(({ key }) => key === section) + (step ?? 0);
    const target =
      step === undefined
        ? ends[event.key]
        : layout.sections[Math.min(layout.sections.length - 1, Math.max(0, at))]?.top;
    if (target === undefined) return;
    event.preventDefault();
    onGo(target);
  }

  return (
    <div
      role="slider"
      tabIndex={0}
      aria-label={isTime ? libraryMessages.scrubber : libraryMessages.sectionScrubber}
      aria-orientation="vertical"
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={Math.round(share * 100)}
      aria-valuetext={section === null ? undefined : sectionLabel(section, order, now)}
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
      className="group absolute inset-y-0 right-0 w-6 cursor-ns-resize touch-none text-xs text-muted -outline-offset-2 select-none max-desk:inset-y-2 max-desk:w-7"
    >
      <div className="absolute inset-x-0 inset-y-4">
        {marks.map((mark) => (
          <span
            key={mark.key}
            aria-hidden
            className={classNames(
              'absolute right-1.5 flex -translate-y-1/2 items-center gap-1.5 max-desk:hidden',
              mark.isYear && 'font-semibold text-text',
            )}
            style={{ top: `${mark.share * 100}%` }}
          >
            <span
              className={classNames(
                'rounded-xs bg-panel/90 px-1 opacity-0 transition-opacity group-hover:opacity-100 group-focus-visible:opacity-100',
                isDragged && 'opacity-100',
              )}
            >
              {markLabel(mark, order, now)}
            </span>
            <span className={classNames('h-px bg-current', mark.isYear ? 'w-2.5' : 'w-1.5 opacity-60')} />
          </span>
        ))}
        <span
          aria-hidden
          className="absolute right-1 h-1 w-4 -translate-y-1/2 rounded-full bg-accent max-desk:right-auto max-desk:left-3 max-desk:h-8 max-desk:w-1.5"
          style={{ top: `${share * 100}%` }}
        />
        <span
          aria-hidden
          className={classNames(
            'pointer-events-none absolute right-7 -translate-y-1/2 rounded bg-text px-2 py-1 text-sm font-medium whitespace-nowrap text-bg opacity-0 shadow-floating transition-opacity group-focus-visible:opacity-100 max-desk:right-8',
            (isDragged || pointed !== null) && 'opacity-100',
          )}
          style={{ top: `${labelled * 100}%` }}
        >
          {label === null ? '' : sectionLabel(label, order, now)}
        </span>
      </div>
    </div>
  );
}

function markLabel({ key, isYear }: ScrubberMark, order: LibraryOrder, now: Date): string {
  if (!isByTime(order)) return sectionLabel(key, order, now);
  return isYear ? key.slice(0, 4) : monthLabel(key);
}

/** The position of a pointer along the dates: 0 is the top, 1 the end. */
function shareOf(event: PointerEvent<HTMLElement>): number {
  const box = event.currentTarget.getBoundingClientRect();
  const along = (event.clientY - box.top - inset) / (box.height - 2 * inset);
  return Math.min(1, Math.max(0, along));
}
