'use client';

import { type ReactNode, useEffect, useRef, type PointerEvent } from 'react';
import { classNames } from '@/components/ui/class-names';
import { useSurround, surroundColours } from '../use-surround';
import { pinch, pointIn, useWheelZoom } from './zoom-gestures';
import type { Zoom } from './use-zoom';
import type { Point } from './zoom-view';

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

  useWheelZoom(node, zoom);
  useEffect(() => {
    const element = node.current;
    return element !== null && isMeasured ? measure(element) : undefined;
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
      if (other === undefined) zoom.pan({ x: now.x - before.x, y: now.y - before.y });
      else pinch(zoom, event.currentTarget, { before, now, other });
    },
    onPointerUp: end,
    onPointerCancel: end,
  };
}
