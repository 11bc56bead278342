'use client';

import { type ReactNode, useEffect, useEffectEvent, useRef } from 'react';
import { classNames } from '@/components/ui/class-names';
import { surroundColours } from '../surround';
import { useDrag } from './use-drag';
import { useSurround } from '../use-surround';
import type { Zoom } from './use-zoom';

const wheelRate = 0.0016;
const pinchRate = 0.01;

/** The frame that a picture is looked at through: the wheel and two fingers zoom, dragging moves, a double click goes to pixels and back. */
export function ZoomPane({
  zoom,
  isMeasured = true,
  className,
  children,
}: {
  zoom: Zoom;
  /** The frame's size is this one's; of several in step, one is measured. */
  isMeasured?: boolean;
  className?: string;
  children: ReactNode;
}) {
  const node = useRef<HTMLDivElement>(null);
  const { surround } = useSurround();
  const drag = useDrag(zoom);
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

/** Where something happened within an element. */
function pointIn(node: HTMLElement | null, { clientX, clientY }: { clientX: number; clientY: number }) {
  const box = node?.getBoundingClientRect();
  return { x: clientX - (box?.left ?? 0), y: clientY - (box?.top ?? 0) };
}
