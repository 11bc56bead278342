import { defineMessages } from '@/lib/intl/define-messages';

/** The messages of the frame that extends a picture. */
export const outpaintMessages = defineMessages('outpaint', {
  open: 'Extend on image',
  result: '{size} px after',
  tool: 'Extend image',
  frame: 'Frame of the result',
  edges: { left: 'Left edge', right: 'Right edge', top: 'Top edge', bottom: 'Bottom edge' },
  added: '+{pixels} px',
  addedTo: '{pixels} px added, {size}',
  ratio: 'Ratio',
  free: 'Free',
  ratioOf: '{width}:{height}',
  reset: 'Reset',
  undo: 'Undo frame change',
  redo: 'Redo frame change',
  hint: 'Drag an edge or a corner. It snaps to common ratios, not with Alt. Arrow keys move an edge, with Shift by 10.',
  ratioHint: 'Drag an edge to another ratio of this model, or use the arrow keys.',
  touch: 'Drag an edge or a corner. Two fingers zoom and pan.',
});
