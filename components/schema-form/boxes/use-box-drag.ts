'use client';

import { type PointerEvent, type RefObject, useRef } from 'react';
import type { BoxFormat, BoxSide } from '@/lib/schema-form/boxes/box-format';
import { boxBetween, createBox, shortestSide, snapLines, snapShift, dragBox } from '@/lib/schema-form/boxes/edit-boxes';
import { type LayoutBox, gridSize } from '@/lib/schema-form/boxes/prompt-boxes';
import type { BoxEditor } from './use-boxes';

interface Gesture {
  /** Distinguishes gestures in the history. */
  subject: string;
  from: { x: number; y: number };
  boxes: readonly LayoutBox[];
  /** The dragged box; null while a new one is drawn. */
  held: { index: number; sides: readonly BoxSide[] | null } | null;
}

/** Draws, moves and resizes boxes with a pointer: a mouse, a pen or a finger. */
export function useBoxDrag(
  frame: RefObject<HTMLElement | null>,
  { boxes, change }: BoxEditor,
  format: BoxFormat,
  onDrawn: (index: number) => void,
) {
  const gesture = useRef<Gesture | null>(null);
  const count = useRef(0);

  const pointOf = ({ clientX, clientY }: PointerEvent) => {
    const bounds = frame.current?.getBoundingClientRect();
    if (bounds === undefined || bounds.width === 0 || bounds.height === 0) return { x: 0, y: 0 };
    const x = ((clientX - bounds.left) / bounds.width) * gridSize;
    return { x, y: ((clientY - bounds.top) / bounds.height) * gridSize };
  };

  function start(event: PointerEvent, held: Gesture['held']): void {
    if (event.button !== 0 || gesture.current !== null) return;
    event.stopPropagation();
    frame.current?.setPointerCapture(event.pointerId);
    count.current += 1;
    gesture.current = { subject: `drag ${count.current}`, from: pointOf(event), boxes, held };
  }

  function drawn({ from, boxes: before }: Gesture, to: { x: number; y: number }, isSnapping: boolean) {
    const lines = isSnapping ? snapLines(before) : { across: [], down: [] };
    const caught = ({ x, y }: { x: number; y: number }) => ({
      x: x + snapShift([x], lines.across),
      y: y + snapShift([y], lines.down),
    });
    const sides = boxBetween(caught(from), caught(to));
    const isTooSmall = sides.right - sides.left < shortestSide || sides.bottom - sides.top < shortestSide;
    return isTooSmall ? null : [...before, createBox(sides, before, format)];
  }

  function follow(event: PointerEvent): void {
    const { current } = gesture;
    if (current === null) return;
    const [to, isSnapping] = [pointOf(event), !event.altKey];
    const { held, from, boxes: before } = current;
    const next =
      held === null
        ? drawn(current, to, isSnapping)
        : before.map((box, index) =>
            index === held.index
              ? dragBox(box, before.toSpliced(index, 1), {
                  across: to.x - from.x,
                  down: to.y - from.y,
                  sides: held.sides,
                  isSnapping,
                })
              : box,
          );
    if (next !== null) change(next, current.subject);
  }

  function end(event: PointerEvent): void {
    const { current } = gesture;
    gesture.current = null;
    if (current?.held === null && drawn(current, pointOf(event), !event.altKey) !== null) onDrawn(current.boxes.length);
  }

  return { start, follow, end };
}
