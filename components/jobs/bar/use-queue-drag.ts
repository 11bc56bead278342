'use client';

import { type PointerEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { type Box, boxNearest } from './jobs-bar-layout';

/** Less than this is a press, not a drag. */
const threshold = 6;
/** So near to the edge the strip scrolls along. */
const edge = 48;

/** A tile under the hand: where it is now, and the place in the line that it would get. */
export interface LineDrag {
  key: string;
  x: number;
  y: number;
  to: number;
}

interface Grip {
  key: string;
  box: Box;
  startX: number;
  startY: number;
  /** The line as it lay when it was gripped. */
  line: Box[];
  isDragging: boolean;
}

/** Moves what was not sent yet by dragging its tile with a mouse or a pen; fingers scroll, and move it by the menu. */
export function useLineDrag({
  list,
  scroller,
  onMove,
}: {
  list: RefObject<HTMLElement | null>;
  scroller: RefObject<HTMLElement | null>;
  onMove: (key: string, to: number) => void;
}) {
  const [drag, setDrag] = useState<LineDrag | null>(null);
  const grip = useRef<Grip | null>(null);
  const latest = useRef<LineDrag | null>(null);
  const wasJustDropped = useRef(false);

  function show(next: LineDrag | null) {
    latest.current = next;
    setDrag(next);
  }

  function place(event: PointerEvent): { x: number; y: number } {
    const { left, top } = list.current?.getBoundingClientRect() ?? { left: 0, top: 0 };
    return { x: event.clientX - left, y: event.clientY - top };
  }

  function begin(event: PointerEvent, { key, box, line }: Pick<Grip, 'key' | 'box' | 'line'>) {
    if (event.pointerType === 'touch' || event.button !== 0 || line.length < 2) return;
    wasJustDropped.current = false;
    const at = place(event);
    grip.current = { key, box, line, startX: at.x, startY: at.y, isDragging: false };
  }

  function move(event: PointerEvent) {
    const held = grip.current;
    if (held === null) return;
    const at = place(event);
    const [dx, dy] = [at.x - held.startX, at.y - held.startY];
    if (!held.isDragging) {
      if (Math.hypot(dx, dy) < threshold) return;
      held.isDragging = true;
      list.current?.setPointerCapture(event.pointerId);
    }
    const { box } = held;
    const centre = { x: box.x + dx + box.width / 2, y: box.y + dy + box.height / 2 };
    show({ key: held.key, x: box.x + dx, y: box.y + dy, to: boxNearest(held.line, centre) });
    const bounds = scroller.current?.getBoundingClientRect();
    if (bounds === undefined) return;
    if (event.clientX < bounds.left + edge) scroller.current?.scrollBy({ left: -edge / 2 });
    if (event.clientX > bounds.right - edge) scroller.current?.scrollBy({ left: edge / 2 });
  }

  function end(isDropped: boolean) {
    const dropped = latest.current;
    wasJustDropped.current = grip.current?.isDragging === true;
    grip.current = null;
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
      grip.current = null;
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
      // The press that ends a drag chooses nothing.
      onClickCapture: (event: { preventDefault: () => void; stopPropagation: () => void }) => {
        if (!wasJustDropped.current) return;
        wasJustDropped.current = false;
        event.preventDefault();
        event.stopPropagation();
      },
    },
  };
}
