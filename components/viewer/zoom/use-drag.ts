'use client';

import { type PointerEvent, useRef } from 'react';
import type { Point } from './zoom-view';
import type { Zoom } from './use-zoom';

/** One finger or the mouse moves the picture, two zoom it. */
export function useDrag(zoom: Zoom) {
  const pointers = useRef(new Map<number, Point>());

  function end(event: PointerEvent<HTMLElement>) {
    pointers.current.delete(event.pointerId);
  }

  return {
    onPointerDown(event: PointerEvent<HTMLElement>) {
      const isOnControl = event.target instanceof Element && event.target.closest('[role=slider], button') !== null;
      if (event.button !== 0 || isOnControl) return;
      event.currentTarget.setPointerCapture(event.pointerId);
      pointers.current.set(event.pointerId, { x: event.clientX, y: event.clientY });
    },
    onPointerMove(event: PointerEvent<HTMLElement>) {
      const before = pointers.current.get(event.pointerId);
      if (before === undefined) return;
      const now = { x: event.clientX, y: event.clientY };
      const other = [...pointers.current].find(([id]) => id !== event.pointerId)?.[1];
      pointers.current.set(event.pointerId, now);
      if (other === undefined) {
        zoom.pan({ x: now.x - before.x, y: now.y - before.y });
        return;
      }
      const box = event.currentTarget.getBoundingClientRect();
      const at = { x: (now.x + other.x) / 2 - box.left, y: (now.y + other.y) / 2 - box.top };
      const apart = (one: Point) => Math.max(1, Math.hypot(one.x - other.x, one.y - other.y));
      zoom.zoomBy(apart(now) / apart(before), at);
      zoom.pan({ x: (now.x - before.x) / 2, y: (now.y - before.y) / 2 });
    },
    onPointerUp: end,
    onPointerCancel: end,
  };
}
