'use client';

import { type PointerEvent, type RefObject, useRef } from 'react';
import { pinch } from '@/components/viewer/zoom/zoom-gestures';
import type { Zoom } from '@/components/viewer/zoom/use-zoom';
import type { Point } from '@/components/viewer/zoom/zoom-view';

/** What one pointer does on a canvas. */
export interface CanvasGesture {
  /** Begins at a pointer; returns false to pan instead. */
  start: (event: PointerEvent) => boolean;
  follow: (event: PointerEvent) => void;
  end: (event: PointerEvent) => void;
  /** Ends without a change, as when a second finger comes down. */
  abort: () => void;
}

type Use = 'gesture' | 'pan' | 'pinch';

/**
 * One pointer is the tool's, or pans with a hand or the middle button; two fingers zoom and pan.
 *
 * @param frame the element that the zoom has measured
 */
export function useCanvasPointers(
  frame: RefObject<HTMLElement | null>,
  zoom: Zoom,
  { gesture, isHand }: { gesture: CanvasGesture; isHand: boolean },
) {
  const pointers = useRef(new Map<number, Point>());
  const use = useRef<Use | null>(null);

  function end(event: PointerEvent<HTMLElement>, isCancelled: boolean) {
    if (!pointers.current.delete(event.pointerId)) return;
    if (use.current === 'gesture') {
      if (isCancelled) gesture.abort();
      else gesture.end(event);
    }
    use.current = pointers.current.size === 0 ? null : 'pan';
  }

  return {
    onPointerDown(event: PointerEvent<HTMLElement>) {
      const { current: known } = pointers;
      if (known.size === 2 || (event.button !== 0 && event.button !== 1)) return;
      event.currentTarget.setPointerCapture(event.pointerId);
      known.set(event.pointerId, { x: event.clientX, y: event.clientY });
      if (known.size === 2) {
        if (use.current === 'gesture') gesture.abort();
        use.current = 'pinch';
        return;
      }
      const isTools = !isHand && event.button === 0 && gesture.start(event);
      use.current = isTools ? 'gesture' : 'pan';
    },
    onPointerMove(event: PointerEvent<HTMLElement>) {
      const before = pointers.current.get(event.pointerId);
      if (before === undefined) return;
      if (use.current === 'gesture') {
        gesture.follow(event);
        return;
      }
      const now = { x: event.clientX, y: event.clientY };
      const other = [...pointers.current].find(([id]) => id !== event.pointerId)?.[1];
      pointers.current.set(event.pointerId, now);
      if (use.current === 'pinch' && other !== undefined && frame.current !== null)
        pinch(zoom, frame.current, { before, now, other });
      else zoom.pan({ x: now.x - before.x, y: now.y - before.y });
    },
    onPointerUp: (event: PointerEvent<HTMLElement>) => end(event, false),
    onPointerCancel: (event: PointerEvent<HTMLElement>) => end(event, true),
  };
}
