'use client';

import { type ReactNode, useEffect, useEffectEvent, useRef, type PointerEvent } from 'react';
import { classNames } from '@/components/ui/class-names';
import { useSurround, surroundColours } from '../use-surround';
import type { Zoom } from './use-zoom';
import type { Point } from './zoom-view';

const wheelRate = 0.0016;
const pinchRate = 0.01;

/** The frame of an image: the wheel and two fingers zoom, dragging pans, a double click switches between 100 % and fit. */
export function ZoomPane({
  zoom,
  isMeasured = true,
  className,
  children,
}: {
  zoom: Zoom;
  /** Whether this pane gives the size of the frame; of several panes in step, one does. */
  isMeasured?: boolean;
  className?: string;
  children: ReactNode;
}) {
  const node = useRef<HTMLDivElement>(null);
  const { surround } = useSurround();
  const drag = useZoomDrag(zoom);
  const { measure } = zoom;

  const onWheel = useEffectEvent((event: WheelEvent) => {
    event.preventDefault();
    const lines = event.deltaMode === WheelEvent.DOM_DELTA_LINE ? 16 : 1;
    // A pinch on a touchpad comes as a wheel with the control key, in small steps.
    const rate = event.ctrlKey ? pinchRate : wheelRate;
    zoom.zoomBy(Math.exp(-event.deltaY * lines * rate), pointIn(node.current, event));
  });
  useEffect(() => {
    const element = node.current;
    if (element === null) return undefined;
    const stopped = new AbortController();
    element.addEventListener('wheel', (event) => onWheel(event), { signal: stopped.signal, passive: false });
    const stopMeasuring = isMeasured ? measure(element) : undefined;
    return () => {
      stopped.abort();
      stopMeasuring?.();
    };
  }, [isMeasured, measure]);

  return (
    <div
      ref={node}
      data-zoom-pane
      style={{ background: surroundColours[surround] ?? undefined }}
      className={classNames(
        'relative min-h-0 min-w-0 touch-none overflow-hidden',
        zoom.isBeyond ? 'cursor-grab active:cursor-grabbing' : 'cursor-zoom-in',
        className,
      )}
      onDoubleClick={(event) => {
        if (zoom.isWhole) zoom.zoomTo(1, pointIn(node.current, event));
        else zoom.fit();
      }}
      {...drag}
    >
      {children}
    </div>
  );
}

/** The position of an event within an element. */
function pointIn(node: HTMLElement | null, { clientX, clientY }: { clientX: number; clientY: number }) {
  const box = node?.getBoundingClientRect();
  return { x: clientX - (box?.left ?? 0), y: clientY - (box?.top ?? 0) };
}

/** One finger or the mouse moves the image, two zoom it. */
function useZoomDrag(zoom: Zoom) {
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
