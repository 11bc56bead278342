import { textOf } from '../json.ts';
import type { BoxFormat, BoxSide } from './box-format.ts';
import { type BoxSides, type LayoutBox, gridSize } from './prompt-boxes.ts';

/** The shortest side that an edit leaves a box. */
export const shortestSide = 10;
const snapDistance = 8;
const copyDistance = 20;

const clamp = (value: number, least: number, most: number) => Math.min(most, Math.max(least, value));

/** A box moved by whole steps of the grid, limited by the frame's edges. */
export function moveBox<Box extends BoxSides>(box: Box, across: number, down: number): Box {
  const x = clamp(Math.round(across), -box.left, gridSize - box.right);
  const y = clamp(Math.round(down), -box.top, gridSize - box.bottom);
  return { ...box, left: box.left + x, right: box.right + x, top: box.top + y, bottom: box.bottom + y };
}

/** A box with one side moved: inside the frame, and never past the opposite side. */
export function moveSide<Box extends BoxSides>(box: Box, side: BoxSide, to: number): Box {
  const target = Math.round(to);
  const before = (across: number) => clamp(target, 0, Math.max(0, across - shortestSide));
  const beyond = (across: number) => clamp(target, Math.min(gridSize, across + shortestSide), gridSize);
  if (side === 'left') return { ...box, left: before(box.right) };
  if (side === 'top') return { ...box, top: before(box.bottom) };
  if (side === 'right') return { ...box, right: beyond(box.left) };
  return { ...box, bottom: beyond(box.top) };
}

const onGrid = (value: number) => clamp(Math.round(value), 0, gridSize);

/** A box between two points, in whichever order they were drawn. */
export function boxBetween(from: { x: number; y: number }, to: { x: number; y: number }): BoxSides {
  const [left = 0, right = 0] = [onGrid(from.x), onGrid(to.x)].toSorted((first, second) => first - second);
  const [top = 0, bottom = 0] = [onGrid(from.y), onGrid(to.y)].toSorted((first, second) => first - second);
  return { left, top, right, bottom };
}

/** The lines that edges snap to: the frame's edges and middle, and the other boxes' edges. */
export function snapLines(others: readonly BoxSides[]): { across: number[]; down: number[] } {
  const frame = [0, gridSize / 2, gridSize];
  return {
    across: [...frame, ...others.flatMap(({ left, right }) => [left, right])],
    down: [...frame, ...others.flatMap(({ top, bottom }) => [top, bottom])],
  };
}

/** The distance to the nearest line within reach; 0 without one. */
export function snapShift(edges: readonly number[], lines: readonly number[]): number {
  const shifts = edges.flatMap((edge) => lines.map((line) => line - edge));
  const nearest = shifts.toSorted((first, second) => Math.abs(first) - Math.abs(second))[0] ?? 0;
  return Math.abs(nearest) <= snapDistance ? nearest : 0;
}

/** A new box for the list, with a unique id where the format has ids. */
export function createBox(sides: BoxSides, boxes: readonly LayoutBox[], format: BoxFormat): LayoutBox {
  const taken = new Set(boxes.map(({ entry }) => textOf(entry['id'])));
  let number = boxes.length + 1;
  while (taken.has(`box_${number}`)) number += 1;
  return {
    ...sides,
    text: '',
    entry: format.hasId ? { id: `box_${number}`, [format.boxName]: [], [format.textName]: '' } : {},
  };
}

/** How far a copy is put beside its original: to the right and below, or back at the far edges. */
function copyShift(near: number, far: number): number {
  return far + copyDistance <= gridSize ? copyDistance : Math.max(-copyDistance, -near);
}

/** A copy of a box, a little beside it, with an id of its own. */
export function duplicateBox(box: LayoutBox, boxes: readonly LayoutBox[], format: BoxFormat): LayoutBox {
  const copy = moveBox(box, copyShift(box.left, box.right), copyShift(box.top, box.bottom));
  const { id } = createBox(box, boxes, format).entry;
  return { ...copy, entry: id === undefined ? { ...box.entry } : { ...box.entry, id } };
}

/** The lines that sides of a box lie on: what a drag has snapped to. */
export function guidesOf(
  box: BoxSides,
  others: readonly BoxSides[],
  sides: readonly BoxSide[] | null,
): { across: number[]; down: number[] } {
  const lines = snapLines(others);
  const held = (side: BoxSide) => sides === null || sides.includes(side);
  const on = (names: readonly BoxSide[], at: readonly number[]) =>
    [...new Set(names.filter(held).map((name) => box[name]))].filter((line) => at.includes(line));
  return { across: on(['left', 'right'], lines.across), down: on(['top', 'bottom'], lines.down) };
}

/** A drag over the frame so far, in steps of the grid. */
export interface BoxDrag {
  across: number;
  down: number;
  /** The sides that follow the pointer; null where the whole box does. */
  sides: readonly BoxSide[] | null;
  /** Whether edges snap to the frame and the other boxes. */
  isSnapping: boolean;
}

/** A box after a drag that started from this box. */
export function dragBox<Box extends BoxSides>(box: Box, others: readonly BoxSides[], drag: BoxDrag): Box {
  const lines = drag.isSnapping ? snapLines(others) : { across: [], down: [] };
  if (drag.sides === null) {
    const moved = moveBox(box, drag.across, drag.down);
    return moveBox(
      moved,
      snapShift([moved.left, moved.right], lines.across),
      snapShift([moved.top, moved.bottom], lines.down),
    );
  }
  return drag.sides.reduce((resized, side) => {
    const isAcross = side === 'left' || side === 'right';
    const target = box[side] + (isAcross ? drag.across : drag.down);
    return moveSide(resized, side, target + snapShift([target], isAcross ? lines.across : lines.down));
  }, box);
}

const steps: Record<string, { across: number; down: number }> = {
  ArrowLeft: { across: -1, down: 0 },
  ArrowRight: { across: 1, down: 0 },
  ArrowUp: { across: 0, down: -1 },
  ArrowDown: { across: 0, down: 1 },
};
const largeStep = 10;

/** A key that is pressed on a box. */
export interface ArrowPress {
  key: string;
  shiftKey: boolean;
  metaKey: boolean;
  ctrlKey: boolean;
}

/** A box after an arrow key: moved by one step of the grid, with Shift by ten, with ⌘ or Ctrl resized; null for any other key. */
export function pressArrow<Box extends BoxSides>(box: Box, press: ArrowPress): Box | null {
  const step = Object.hasOwn(steps, press.key) ? steps[press.key] : undefined;
  if (step === undefined) return null;
  const size = press.shiftKey ? largeStep : 1;
  const [across, down] = [step.across * size, step.down * size];
  if (!press.metaKey && !press.ctrlKey) return moveBox(box, across, down);
  return across === 0 ? moveSide(box, 'bottom', box.bottom + down) : moveSide(box, 'right', box.right + across);
}
