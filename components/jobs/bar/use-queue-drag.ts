'use client';

import { type PointerEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { type Box, boxNearest } from './jobs-bar-layout';

/** Pixels of movement below which it is a click, not a drag. */
const threshold = 6;
/** Pixels from an edge at which the bar scrolls along. */
const edge = 48;

/** A dragged tile: where it is now, in pixels, and the index in the queue at which it would be dropped. */
export interface QueueDrag {
  key: string;
  x: number;
  y: number;
  to: number;
}

interface DragStart {
  key: string;
  box: Box;
  startX: number;
  startY: number;
  /** The boxes of the queue when the drag began. */
  queue: Box[];
  isDragging: boolean;
}

/** Moves a queued job or batch when its tile is dragged with a mouse or a pen. Fingers scroll; they move jobs by the menu. */
export function useQueueDrag({
  list,
  scroller,
  onMove,
}: {
  list: RefObject<HTMLElement | null>;
  scroller: RefObject<HTMLElement | null>;
  onMove: (key: string, to: number) => void;
}) {
  const [drag, setDrag] = useState<QueueDrag | null>(null);
  const start = useRef<DragStart | null>(null);
  const latest = useRef<QueueDrag | null>(null);
  const wasJustDropped = useRef(false);

  function show(next: QueueDrag | null) {
    latest.current = next;
    setDrag(next);
  }

  function pointIn(event: PointerEvent): { x: number; y: number } {
    const { left, top } = list.current?.getBoundingClientRect() ?? { left: 0, top: 0 };
    return { x: event.clientX - left, y: event.clientY - top };
  }

  function begin(event: PointerEvent, { key, box, queue }: Pick<DragStart, 'key' | 'box' | 'queue'>) {
    if (event.pointerType === 'touch' || event.button !== 0 || queue.length < 2) return;
    wasJustDropped.current = false;
    const at = pointIn(event);
    start.current = { key, box, queue, startX: at.x, startY: at.y, isDragging: false };
  }

  function move(event: PointerEvent) {
    const from = start.current;
    if (from === null) return;
    const at = pointIn(event);
    const [dx, dy] = [at.x - from.startX, at.y - from.startY];
    if (!from.isDragging) {
      if (Math.hypot(dx, dy) < threshold) return;
      from.isDragging = true;
      list.current?.setPointerCapture(event.pointerId);
    }
    const { box } = from;
    const centre = { x: box.x + dx + box.width / 2, y: box.y + dy + box.height / 2 };
    show({ key: from.key, x: box.x + dx, y: box.y + dy, to: boxNearest(from.queue, centre) });
    const bounds = scroller.current?.getBoundingClientRect();
    if (bounds === undefined) return;
    if (event.clientX < bounds.left + edge) scroller.current?.scrollBy({ left: -edge / 2 });
    if (event.clientX > bounds.right - edge) scroller.current?.scrollBy({ left: edge / 2 });
  }

  function end(isDropped: boolean) {
    const dropped = latest.current;
    wasJustDropped.current = start.current?.isDragging === true;
    start.current = null;
    show(null);
    if (isDropped && dropped !== null) onMove(dropped.key, dropped.to);
  }

  const isDragging = drag !== null;
  useEffect(() => {
    if (!isDragging) return undefined;
    const stopped = new AbortController();
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      event.stopPropagation();
      start.current = null;
      latest.current = null;
      setDrag(null);
    };
    window.addEventListener('keydown', onKeyDown, { capture: true, signal: stopped.signal });
    return () => stopped.abort();
  }, [isDragging]);

  return {
    drag,
    begin,
    handlers: {
      onPointerMove: move,
      onPointerUp: () => end(true),
      onPointerCancel: () => end(false),
      // The click that ends a drag selects nothing.
      onClickCapture: (event: { preventDefault: () => void; stopPropagation: () => void }) => {
        if (!wasJustDropped.current) return;
        wasJustDropped.current = false;
        event.preventDefault();
        event.stopPropagation();
      },
    },
  };
}
