'use client';

import { type RefObject, useEffect, useEffectEvent } from 'react';
import type { Zoom } from './use-zoom';
import type { Point } from './zoom-view';

const wheelRate = 0.0016;
const pinchRate = 0.01;
/** The most that one event of a wheel changes the exponent of the zoom, a factor of 1.28: a notch with Ctrl is far more than a pinch. */
const mostExponent = 0.25;
const linePixels = 16;

/** The position of an event within an element. */
export function pointIn(node: HTMLElement | null, { clientX, clientY }: { clientX: number; clientY: number }): Point {
  const box = node?.getBoundingClientRect();
  return { x: clientX - (box?.left ?? 0), y: clientY - (box?.top ?? 0) };
}

/** The factor by which one event of a wheel zooms. A pinch on a touchpad comes as a wheel with the control key, in small steps. */
export function wheelFactor({
  deltaY,
  deltaMode,
  ctrlKey,
}: Pick<WheelEvent, 'deltaY' | 'deltaMode' | 'ctrlKey'>): number {
  const isLines = deltaMode === 1;
  const exponent = -deltaY * (isLines ? linePixels : 1) * (ctrlKey ? pinchRate : wheelRate);
  return Math.exp(Math.max(-mostExponent, Math.min(mostExponent, exponent)));
}

/** The wheel over an element zooms around the pointer. */
export function useWheelZoom(node: RefObject<HTMLElement | null>, zoom: Zoom): void {
  const onWheel = useEffectEvent((event: WheelEvent) => {
    event.preventDefault();
    zoom.zoomBy(wheelFactor(event), pointIn(node.current, event));
  });
  useEffect(() => {
    const element = node.current;
    if (element === null) return undefined;
    const stopped = new AbortController();
    element.addEventListener('wheel', (event) => onWheel(event), { signal: stopped.signal, passive: false });
    return () => stopped.abort();
  }, [node]);
}

/** One of two fingers moves: the distance between them zooms, and their middle pans. Points are of the window. */
export function pinch(
  zoom: Zoom,
  node: HTMLElement,
  { before, now, other }: { before: Point; now: Point; other: Point },
): void {
  const box = node.getBoundingClientRect();
  const at = { x: (now.x + other.x) / 2 - box.left, y: (now.y + other.y) / 2 - box.top };
  const apart = (one: Point) => Math.max(1, Math.hypot(one.x - other.x, one.y - other.y));
  zoom.zoomBy(apart(now) / apart(before), at);
  zoom.pan({ x: (now.x - before.x) / 2, y: (now.y - before.y) / 2 });
}
