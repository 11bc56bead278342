'use client';

import { type KeyboardEvent, type PointerEvent, type RefObject, useRef, useState } from 'react';
import { toasts } from '@/lib/client/toasts';
import { queueMessages } from './messages';

/** A row that is being moved. */
export interface LiftedRow {
  key: string;
  from: number;
  /** The index at which it would land. */
  to: number;
  /** How far the pointer has moved it, in pixels; null with the keyboard. */
  offset: number | null;
}

/** Pixels of movement below which a press on the handle lifts nothing. */
const threshold = 4;
/** Pixels from an edge at which the list scrolls along. */
const edge = 40;

/** Moves rows by their handles, with a pointer of any kind or with the keyboard. */
export interface RowOrder {
  lifted: LiftedRow | null;
  /** The handlers of a row's handle. */
  handleOf: (row: { key: string; name: string; at: number }) => RowHandle;
}

/** The handlers of a handle. */
export interface RowHandle {
  onPointerDown: (event: PointerEvent<HTMLElement>) => void;
  onPointerMove: (event: PointerEvent<HTMLElement>) => void;
  onPointerUp: () => void;
  onPointerCancel: () => void;
  onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
  onBlur: () => void;
}

/**
 * @param options.list the element whose children with `data-row` are the movable rows, in their order
 * @param options.count how many they are
 * @param options.onMove called when a row is dropped at another index
 */
export function useRowOrder(options: {
  list: RefObject<HTMLElement | null>;
  count: number;
  onMove: (key: string, to: number) => void;
}): RowOrder {
  const { list, count, onMove } = options;
  const [lifted, setLifted] = useState<LiftedRow | null>(null);
  const press = useRef<{ y: number; scrolled: number } | null>(null);

  const rows = () => [...(list.current?.querySelectorAll<HTMLElement>('[data-row]') ?? [])];
  const scroller = () => list.current?.closest<HTMLElement>('[data-scrolls]') ?? null;

  /** The index at which a row lands when its middle is at a height. */
  function indexAt(middle: number, key: string): number {
    return rows().filter((row) => {
      const { top, height } = row.getBoundingClientRect();
      return row.dataset['row'] !== key && top + height / 2 < middle;
    }).length;
  }

  function drop(name: string) {
    if (lifted === null) return;
    setLifted(null);
    if (lifted.to === lifted.from) return;
    onMove(lifted.key, lifted.to);
    toasts.announce(queueMessages.dropped({ what: name, position: lifted.to + 1, count }));
  }

  function cancel() {
    press.current = null;
    setLifted(null);
  }

  return {
    lifted,
    handleOf: ({ key, name, at }) => ({
      onPointerDown(event) {
        if (event.button !== 0 || count < 2) return;
        press.current = { y: event.clientY, scrolled: scroller()?.scrollTop ?? 0 };
        event.currentTarget.setPointerCapture(event.pointerId);
      },
      onPointerMove(event) {
        if (press.current === null) return;
        const box = scroller();
        const bounds = box?.getBoundingClientRect();
        if (bounds !== undefined && event.clientY > bounds.bottom - edge) box?.scrollBy({ top: edge / 4 });
        if (bounds !== undefined && event.clientY < bounds.top + edge) box?.scrollBy({ top: -edge / 4 });
        const offset = event.clientY - press.current.y + (box?.scrollTop ?? 0) - press.current.scrolled;
        if (lifted === null && Math.abs(offset) < threshold) return;
        setLifted({ key, from: at, to: indexAt(event.clientY, key), offset });
      },
      onPointerUp() {
        press.current = null;
        drop(name);
      },
      onPointerCancel: cancel,
      onKeyDown(event) {
        const steps: Record<string, number> = { ArrowUp: -1, ArrowDown: 1, Home: -count, End: count };
        const step = steps[event.key];
        if (event.key === ' ' || (event.key === 'Enter' && lifted !== null)) {
          event.preventDefault();
          if (lifted !== null) drop(name);
          else if (count > 1) {
            setLifted({ key, from: at, to: at, offset: null });
            toasts.announce(queueMessages.lifted({ what: name, position: at + 1, count }));
          }
        } else if (event.key === 'Escape' && lifted !== null) {
          event.preventDefault();
          cancel();
          toasts.announce(queueMessages.notMoved);
        } else if (step !== undefined && lifted !== null) {
          event.preventDefault();
          const to = Math.min(count - 1, Math.max(0, lifted.to + step));
          setLifted({ ...lifted, to });
          rows()[to]?.scrollIntoView({ block: 'nearest' });
          toasts.announce(queueMessages.over({ position: to + 1, count }));
        }
      },
      onBlur() {
        // A press on another handle takes the focus from this one.
        if (lifted?.key === key && lifted.offset === null) setLifted(null);
      },
    }),
  };
}
