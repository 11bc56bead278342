'use client';

import { type PointerEvent, useRef, useState } from 'react';
import {
  type Edge,
  edges,
  type Expansion,
  expandedSize,
  expansionForRatio,
  moveEdges,
  nearestRatio,
  noExpansion,
  snapToRatio,
} from '@/lib/schema-form/outpaint/frame';
import type { AspectRatio } from '@/lib/schema-form/sizes/aspect-ratio';
import type { CanvasGesture } from '../stage-tool/use-canvas-pointers';
import type { ExpansionState } from './use-expansion';

const opposite: Record<Edge, Edge> = { left: 'right', right: 'left', top: 'bottom', bottom: 'top' };
/** How near a ratio catches an edge, in pixels of the screen. */
const snapReach = 7;

const isEdge = (text: string): text is Edge => edges.some((edge) => edge === text);

/** The frame with some edges moved: as the fields allow, or to the ratio of the model that is nearest. */
export function withEdges(
  { expansion, limits, ratios, isRatioOnly }: Omit<ExpansionState, 'set'>,
  picture: AspectRatio,
  wanted: Partial<Expansion>,
): Expansion {
  if (!isRatioOnly) return moveEdges(expansion, wanted, limits);
  // The picture stays in the middle.
  const centred = Object.entries(wanted).flatMap(([edge, pixels]) =>
    isEdge(edge)
      ? [
          [edge, pixels],
          [opposite[edge], pixels],
        ]
      : [],
  );
  const kept = 'left' in wanted || 'right' in wanted ? {} : { left: expansion.left, right: expansion.right };
  const asked = {
    ...noExpansion,
    ...('top' in wanted || 'bottom' in wanted ? kept : {}),
    ...Object.fromEntries(centred),
  };
  const ratio = nearestRatio(expandedSize(picture, asked as Expansion), ratios);
  return ratio === null ? expansion : expansionForRatio(picture, ratio, limits);
}

/** Drags edges and corners of the frame; they are found by `data-edges`. Only what uses `live` is rendered while one moves. */
export function useFrameDrag({
  state,
  picture,
  scale,
  onChange,
}: {
  state: Omit<ExpansionState, 'set'>;
  picture: AspectRatio;
  /** Pixels of the picture in one pixel of the screen. */
  scale: number;
  onChange: (expansion: Expansion) => void;
}): { gesture: CanvasGesture; live: Expansion | null } {
  const drag = useRef<{ x: number; y: number; moved: readonly Edge[]; scale: number } | null>(null);
  const [live, setLive] = useState<Expansion | null>(null);

  function dragged(event: PointerEvent): Expansion | null {
    const { current } = drag;
    if (current === null) return null;
    const across = (event.clientX - current.x) * current.scale;
    const down = (event.clientY - current.y) * current.scale;
    const by: Record<Edge, number> = { left: -across, right: across, top: -down, bottom: down };
    const { moved } = current;
    const wanted = Object.fromEntries(
      moved.map((edge) => [edge, Math.max(0, Math.round(state.expansion[edge] + by[edge]))]),
    );
    const next = withEdges(state, picture, wanted);
    if (state.isRatioOnly || event.altKey) return next;
    const { ratios, limits } = state;
    return snapToRatio(picture, next, { moved, ratios, reach: snapReach * current.scale, limits }).expansion;
  }

  function abort(): void {
    drag.current = null;
    setLive(null);
  }

  return {
    live,
    gesture: {
      start(event) {
        const handle = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-edges]') : null;
        const moved = handle?.dataset['edges']?.split(' ').filter(isEdge) ?? [];
        if (handle === null || moved.length === 0) return false;
        handle.focus({ preventScroll: true });
        drag.current = { x: event.clientX, y: event.clientY, moved, scale };
        return true;
      },
      follow: (event) => setLive(dragged(event)),
      end(event) {
        const next = dragged(event);
        abort();
        if (next !== null) onChange(next);
      },
      abort,
    },
  };
}
