import type { BoxFault } from './prompt-boxes.ts';
import type { LayoutBox } from './layout-box.ts';

const sides = ({ left, top, right, bottom }: LayoutBox) =>
  `left ${left}, top ${top}, width ${right - left}, height ${bottom - top}`;

/** Every English word of the box editor. */
export const boxWords = {
  open: 'Boxes',
  count: (amount: number) => (amount === 1 ? '1 box' : `${amount} boxes`),
  panel: 'Boxes on the frame',
  frame: 'Frame',
  draw: 'Draw on the frame to say where something goes.',
  keys: 'Arrow keys move a box, with Shift they resize it, with Alt in single steps. Delete removes it.',
  add: 'Add a box',
  undo: 'Undo the last change of boxes',
  redo: 'Redo the change of boxes',
  backdrop: 'Draw on',
  emptyFrame: 'An empty frame',
  image: (position: number) => `Picture ${position}`,
  box: (position: number, box: LayoutBox) =>
    `Box ${position}${box.text.trim() === '' ? '' : `: ${box.text}`}, ${sides(box)}`,
  table: 'All boxes, on a grid of 0 to 1000 from the top left',
  columns: { text: 'What belongs in it', left: 'Left', top: 'Top', width: 'Width', height: 'Height', remove: 'Remove' },
  textOf: (position: number) => `What belongs in box ${position}`,
  numberOf: (name: string, position: number) => `${name} of box ${position}`,
  remove: (position: number) => `Remove box ${position}`,
  unsaid: 'Say what belongs here',
} as const;

const faultSentences: Record<BoxFault['kind'], (position: number) => string> = {
  json: () => 'The list at the prompt’s end is not whole JSON yet.',
  entry: (position) => `Box ${position} in the prompt needs four whole numbers from 0 to 1000.`,
  area: (position) => `Box ${position} in the prompt has no area: one of its edges is not beyond the one across.`,
};

/** What keeps the list at the prompt's end from being drawn, in words. */
export function boxFaultWords(fault: BoxFault): string {
  const sentence = faultSentences[fault.kind]('position' in fault ? fault.position : 0);
  return `${sentence} Nothing of it is changed; the boxes are back once it is right.`;
}
