'use client';

import { type PointerEvent, type RefObject, useRef, useState } from 'react';
import type { BoxFormat, BoxSide } from '@/lib/schema-form/boxes/box-format';
import {
  boxBetween,
  createBox,
  dragBox,
  guidesOf,
  shortestSide,
  snapLines,
  snapShift,
} from '@/lib/schema-form/boxes/edit-boxes';
import { type LayoutBox, gridSize } from '@/lib/schema-form/boxes/prompt-boxes';
import type { CanvasGesture } from '../stage-tool/use-canvas-pointers';

/** Whether a drag over a box that is not chosen draws another one, or moves it. */
export type BoxMode = 'draw' | 'select';

/** The boxes while one is dragged. They are written when the drag ends. */
export interface LiveBoxes {
  boxes: readonly LayoutBox[];
  /** The dragged box. */
  index: number;
  /** The lines that it has snapped to. */
  guides: { across: readonly number[]; down: readonly number[] };
}

interface Drag {
  from: Point;
  /** In pixels of the window. */
  start: Point;
  /** The box under the pointer at the start. */
  under: number | null;
  /** The dragged box and its sides that follow; null while a new box is drawn. */
  held: { index: number; sides: readonly BoxSide[] | null } | null;
}

interface Point {
  x: number;
  y: number;
}

const isSide = (text: string): text is BoxSide => ['left', 'top', 'right', 'bottom'].includes(text);
const clickDistance = 4;
const doubleClickMs = 450;

/** The index of the box that an element belongs to; null for none. */
export function boxAt(target: EventTarget | null): number | null {
  const box = target instanceof Element ? target.closest<HTMLElement>('[data-box]') : null;
  return box === null ? null : Number(box.dataset['box']);
}

/** Draws, moves and resizes boxes with a pointer. Only what uses `live` is rendered while it moves. */
export function useBoxDrag(
  frame: RefObject<HTMLElement | null>,
  options: {
    boxes: readonly LayoutBox[];
    format: BoxFormat;
    mode: BoxMode;
    chosen: number | null;
    isLocked: boolean;
    onChoose: (index: number | null) => void;
    onChange: (boxes: readonly LayoutBox[]) => void;
    /** A new box was drawn. */
    onDrawn: (boxes: readonly LayoutBox[], index: number) => void;
    /** A box was clicked twice. */
    onName: (index: number) => void;
  },
): { gesture: CanvasGesture; live: LiveBoxes | null } {
  const { boxes, format, mode, chosen, isLocked } = options;
  const [live, setLive] = useState<LiveBoxes | null>(null);
  const drag = useRef<Drag | null>(null);
  const clicked = useRef({ index: -1, at: 0 });

  const pointOf = ({ clientX, clientY }: PointerEvent): Point => {
    const bounds = frame.current?.getBoundingClientRect();
    if (bounds === undefined || bounds.width === 0 || bounds.height === 0) return { x: 0, y: 0 };
    return {
      x: ((clientX - bounds.left) / bounds.width) * gridSize,
      y: ((clientY - bounds.top) / bounds.height) * gridSize,
    };
  };

  function start(event: PointerEvent): boolean {
    if (isLocked) return false;
    const under = boxAt(event.target);
    const handle = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-handle]') : null;
    const sides = handle?.dataset['handle']?.split(' ').filter(isSide) ?? null;
    const isHeld = under !== null && (sides !== null || mode === 'select' || under === chosen);
    if (mode === 'select' && under === null) {
      options.onChoose(null);
      return false;
    }
    drag.current = {
      from: pointOf(event),
      start: { x: event.clientX, y: event.clientY },
      under,
      held: isHeld ? { index: under, sides } : null,
    };
    if (isHeld) options.onChoose(under);
    return true;
  }

  /** The boxes with the dragged one at the pointer; null where nothing has come of the drag yet. */
  function dragged({ from, start: at, held }: Drag, event: PointerEvent): LiveBoxes | null {
    const isClick = Math.hypot(event.clientX - at.x, event.clientY - at.y) < clickDistance;
    if (isClick && live === null) return null;
    const to = pointOf(event);
    const isSnapping = !event.altKey;
    if (held !== null) {
      const box = boxes[held.index];
      if (box === undefined) return null;
      const others = boxes.toSpliced(held.index, 1);
      const { sides } = held;
      const next = dragBox(box, others, { across: to.x - from.x, down: to.y - from.y, sides, isSnapping });
      const guides = isSnapping ? guidesOf(next, others, sides) : { across: [], down: [] };
      return { boxes: boxes.with(held.index, next), index: held.index, guides };
    }
    const lines = isSnapping ? snapLines(boxes) : { across: [], down: [] };
    const caught = ({ x, y }: Point) => ({
      x: x + snapShift([x], lines.across),
      y: y + snapShift([y], lines.down),
    });
    const drawn = boxBetween(caught(from), caught(to));
    if (drawn.right - drawn.left < shortestSide || drawn.bottom - drawn.top < shortestSide) return null;
    const guides = isSnapping ? guidesOf(drawn, boxes, null) : { across: [], down: [] };
    return { boxes: [...boxes, createBox(drawn, boxes, format)], index: boxes.length, guides };
  }

  function abort(): void {
    drag.current = null;
    setLive(null);
  }

  function end(event: PointerEvent): void {
    const { current } = drag;
    if (current === null) return;
    const result = dragged(current, event);
    const wasDragged = live !== null || result !== null;
    abort();
    if (result === null) {
      // A box that was made too small on the way is none.
      if (!wasDragged) click(current.under, event.timeStamp);
    } else if (current.held === null) options.onDrawn(result.boxes, result.index);
    else options.onChange(result.boxes);
  }

  function click(index: number | null, at: number): void {
    options.onChoose(index);
    if (index !== null && clicked.current.index === index && at - clicked.current.at < doubleClickMs)
      options.onName(index);
    clicked.current = { index: index ?? -1, at };
  }

  const follow = (event: PointerEvent) => {
    if (drag.current !== null) setLive(dragged(drag.current, event));
  };
  return { gesture: { start, follow, end, abort }, live };
}
