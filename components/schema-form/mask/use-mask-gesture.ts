'use client';

import { type PointerEvent, type RefObject, useRef, useState } from 'react';
import { type PicturePoint, rectangleBetween } from '@/lib/schema-form/mask/fill-polygon';
import type { Dab } from '@/lib/schema-form/mask/paint-segment';
import type { CanvasGesture } from '../stage-tool/use-canvas-pointers';
import type { MaskSession } from './mask-session';

export type MaskToolName = 'brush' | 'eraser' | 'lasso' | 'rectangle';

/** The least share of the brush that a light pen paints with. */
const leastPressure = 0.1;

type Drag =
  | { shape: 'stroke'; last: Dab; isErasing: boolean }
  | { shape: 'outline'; points: readonly PicturePoint[]; isErasing: boolean }
  | { shape: 'rectangle'; from: PicturePoint; to: PicturePoint | null; isErasing: boolean };

/**
 * Paints with a pointer. Strokes are drawn without a render; an outline is `live` while it is drawn.
 *
 * @param frame the element that shows the picture
 */
export function useMaskGesture(
  frame: RefObject<HTMLElement | null>,
  {
    session,
    picture,
    tool,
    size,
  }: {
    session: MaskSession;
    picture: { width: number; height: number };
    tool: MaskToolName;
    size: number;
  },
): { gesture: CanvasGesture; live: readonly PicturePoint[] | null } {
  const drag = useRef<Drag | null>(null);
  const [live, setLive] = useState<readonly PicturePoint[] | null>(null);

  function pointOf({ clientX, clientY }: { clientX: number; clientY: number }): PicturePoint {
    const bounds = frame.current?.getBoundingClientRect();
    if (bounds === undefined || bounds.width === 0 || bounds.height === 0) return { x: 0, y: 0 };
    return {
      x: ((clientX - bounds.left) / bounds.width) * picture.width,
      y: ((clientY - bounds.top) / bounds.height) * picture.height,
    };
  }

  function dabOf(event: Pick<PointerEvent['nativeEvent'], 'clientX' | 'clientY' | 'pointerType' | 'pressure'>): Dab {
    const strength = event.pointerType === 'pen' ? Math.max(leastPressure, event.pressure) : 1;
    return { ...pointOf(event), radius: (size / 2) * strength };
  }

  function start(event: PointerEvent): boolean {
    const { nativeEvent, altKey: isErasing } = event;
    if (tool === 'brush' || tool === 'eraser') {
      const last = dabOf(nativeEvent);
      drag.current = { shape: 'stroke', last, isErasing: (tool === 'eraser') !== isErasing };
      session.paint(last, last, drag.current.isErasing);
    } else if (tool === 'lasso') drag.current = { shape: 'outline', points: [pointOf(event)], isErasing };
    else drag.current = { shape: 'rectangle', from: inside(pointOf(event)), to: null, isErasing };
    return true;
  }

  function inside({ x, y }: PicturePoint): PicturePoint {
    return {
      x: Math.max(0, Math.min(picture.width - 1, x)),
      y: Math.max(0, Math.min(picture.height - 1, y)),
    };
  }

  function follow(event: PointerEvent): void {
    const { current } = drag;
    if (current === null) return;
    const coalesced = event.nativeEvent.getCoalescedEvents();
    const moves = coalesced.length === 0 ? [event.nativeEvent] : coalesced;
    if (current.shape === 'stroke') {
      let { last } = current;
      for (const move of moves) {
        const next = dabOf(move);
        session.paint(last, next, current.isErasing);
        last = next;
      }
      drag.current = { ...current, last };
    } else if (current.shape === 'outline') {
      const points = [...current.points, ...moves.map(pointOf)];
      drag.current = { ...current, points };
      setLive(points);
    } else {
      const to = inside(pointOf(event));
      drag.current = { ...current, to };
      setLive(rectangleBetween(current.from, to));
    }
  }

  function abort(): void {
    if (drag.current?.shape === 'stroke') session.abort();
    drag.current = null;
    setLive(null);
  }

  function end(): void {
    const { current } = drag;
    drag.current = null;
    setLive(null);
    if (current?.shape === 'stroke') session.end();
    else if (current?.shape === 'outline') session.fill(current.points, current.isErasing);
    // A press alone draws no rectangle.
    else if (current?.shape === 'rectangle' && current.to !== null)
      session.fill(rectangleBetween(current.from, current.to), current.isErasing);
  }

  return { gesture: { start, follow, end, abort }, live };
}
