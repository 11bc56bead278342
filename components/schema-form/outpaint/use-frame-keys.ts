'use client';

import { type RefObject, useEffect, useRef, useState } from 'react';
import type { Zoom } from '@/components/viewer/zoom/use-zoom';
import { type Edge, edges, expandedSize, type Expansion, expansionForRatio } from '@/lib/schema-form/outpaint/frame';
import type { AspectRatio } from '@/lib/schema-form/sizes/aspect-ratio';
import type { ToolKey } from '../stage-tool/stage-tool';
import { type ExpansionState, ratioIndex } from './use-expansion';
import { withEdges } from './use-frame-drag';

/** Which way an arrow moves an edge: outwards is 1. */
const outwards: Record<Edge, Partial<Record<string, 1 | -1>>> = {
  left: { ArrowLeft: 1, ArrowRight: -1 },
  right: { ArrowRight: 1, ArrowLeft: -1 },
  top: { ArrowUp: 1, ArrowDown: -1 },
  bottom: { ArrowDown: 1, ArrowUp: -1 },
};
const farStep = 10;
const pressed = 'button, a, select, input';

type ZoomKeys = Pick<Zoom, 'step' | 'fit' | 'zoomTo'>;

function edgeAt(target: EventTarget | null): Edge | null {
  const handle = target instanceof Element ? target.closest<HTMLElement>('[data-edges]') : null;
  return edges.find((edge) => edge === handle?.dataset['edges']) ?? null;
}

const quotient = ({ width, height }: AspectRatio) => width / height;

/** The frame one ratio wider or taller, for a model that has only some ratios. */
function nextRatio(
  { expansion, ratios, limits }: ExpansionState,
  picture: AspectRatio,
  isWider: boolean,
): Expansion | null {
  const sorted = ratios.toSorted((one, other) => quotient(one) - quotient(other));
  const at = ratioIndex(expandedSize(picture, expansion), sorted);
  const ratio = at === null ? sorted[0] : sorted[at + (isWider ? 1 : -1)];
  return ratio === undefined ? null : expansionForRatio(picture, ratio, limits);
}

/** The keys of the frame: arrows move the edge that has the focus. */
export function useFrameKeys({
  state,
  picture,
  aborting,
  onChange,
  onUndo,
  onRedo,
  onClose,
}: {
  state: ExpansionState;
  picture: AspectRatio;
  /** Ends the running drag without a change; null without one. */
  aborting: RefObject<(() => void) | null>;
  onChange: (expansion: Expansion) => void;
  onUndo: () => void;
  onRedo: () => void;
  onClose: () => void;
}): {
  /** Whether Space is held, which pans. */
  isHand: boolean;
  /** Sets what zooms the canvas. */
  setZoom: (zoom: ZoomKeys) => void;
  onKey: (event: ToolKey) => boolean;
} {
  const [isHand, setIsHand] = useState(false);
  const zoom = useRef<ZoomKeys | null>(null);
  useEffect(() => {
    if (!isHand) return undefined;
    const stopped = new AbortController();
    const release = () => setIsHand(false);
    window.addEventListener('keyup', (event) => event.key === ' ' && release(), { signal: stopped.signal });
    window.addEventListener('blur', release, { signal: stopped.signal });
    return () => stopped.abort();
  }, [isHand]);

  function pressOnEdge(edge: Edge, { key, shiftKey }: ToolKey): boolean {
    const { expansion, limits, isRatioOnly } = state;
    const limit = limits[edge];
    const way = outwards[edge][key];
    if (limit === null) return false;
    if (isRatioOnly) {
      if (way === undefined) return false;
      const isAcross = edge === 'left' || edge === 'right';
      const next = nextRatio(state, picture, isAcross === (way === 1));
      if (next !== null) onChange(next);
      return true;
    }
    const to =
      way !== undefined
        ? expansion[edge] + way * limit.step * (shiftKey ? farStep : 1)
        : key === 'Home'
          ? limit.least
          : key === 'End' && Number.isFinite(limit.most)
            ? limit.most
            : null;
    if (to !== null) onChange(withEdges(state, picture, { [edge]: to }));
    return to !== null;
  }

  function onKey(event: ToolKey): boolean {
    const { target, key } = event;
    if (event.isComposing) return false;
    if (key === 'Escape') {
      if (aborting.current === null) onClose();
      else aborting.current();
      return true;
    }
    if (event.metaKey || event.ctrlKey) {
      const letter = key.toLowerCase();
      if (letter === 'y' || (letter === 'z' && event.shiftKey)) onRedo();
      else if (letter === 'z') onUndo();
      else return false;
      return true;
    }
    const edge = edgeAt(target);
    if (edge !== null && !event.altKey && pressOnEdge(edge, event)) return true;
    if (event.altKey || (target instanceof Element && target.closest(pressed) !== null)) return false;
    const actions: Record<string, () => void> = {
      ' ': () => setIsHand(true),
      '+': () => zoom.current?.step(1),
      '=': () => zoom.current?.step(1),
      '-': () => zoom.current?.step(-1),
      '0': () => zoom.current?.fit(),
      '1': () => zoom.current?.zoomTo(1),
    };
    const action = Object.hasOwn(actions, key) ? actions[key] : undefined;
    action?.();
    return action !== undefined;
  }

  return {
    isHand,
    setZoom: (next) => {
      zoom.current = next;
    },
    onKey,
  };
}
