import type { JsonObject } from '../../contract/model.ts';
import type { BoxSide } from './box-format.ts';

/** The highest coordinate of the grid; the frame's right and bottom edge. */
export const gridSize = 1000;

/** A box of a layout on the grid, from the frame's top left corner. */
export interface LayoutBox extends Record<BoxSide, number> {
  /** What belongs inside. */
  text: string;
  /** The list's entry as it stands in the prompt: what else it holds is kept. */
  entry: JsonObject;
}

/** The sides of a box alone. */
export type BoxSides = Pick<LayoutBox, BoxSide>;

/** Boxes with their place in the list, by which alone they are told apart. */
export function numberBoxes(boxes: readonly LayoutBox[]) {
  return boxes.map((box, index) => ({ box, index, position: index + 1 }));
}
