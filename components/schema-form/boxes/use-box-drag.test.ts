import type { PointerEvent } from 'react';
import { describe, expect, it } from 'vitest';
import { readBoundingBoxes } from '@/lib/schema-form/boxes/box-format';
import type { LayoutBox } from '@/lib/schema-form/boxes/prompt-boxes';
import { drawInForm } from '../testing/draw-in-form';
import { useBoxDrag } from './use-box-drag';
import type { BoxEditor } from './use-boxes';

const layout = readBoundingBoxes({ 'x-bounding-boxes': { format: 'flux' } });
const cup: LayoutBox = { left: 100, top: 200, right: 400, bottom: 600, text: 'a cup', entry: {} };

/** A frame of 500 × 250 at (10, 20), so that one step of the grid is half a pixel across and a quarter down. */
const bounds = { left: 10, top: 20, width: 500, height: 250 };

function openFrame(boxes: LayoutBox[]) {
  if (layout === null) throw new Error('no format');
  const captured: number[] = [];
  const frame = {
    current: {
      getBoundingClientRect: () => bounds,
      setPointerCapture: (id: number) => void captured.push(id),
    } as unknown as HTMLElement,
  };
  const changes: { boxes: readonly LayoutBox[]; subject: string | null }[] = [];
  const drawn: number[] = [];
  const editor: BoxEditor = {
    boxes,
    issue: null,
    canUndo: false,
    canRedo: false,
    undo: () => {},
    redo: () => {},
    change: (next, subject) => void changes.push({ boxes: next, subject }),
  };
  const drag = drawInForm(null, () => useBoxDrag(frame, editor, layout.format, (index) => void drawn.push(index)));
  return { drag, changes, drawn, captured };
}

/** A pointer at a point of the grid; with Alt, nothing snaps. */
function pointerAt(x: number, y: number, options: { button?: number; altKey?: boolean } = {}): PointerEvent {
  return {
    button: 0,
    altKey: true,
    pointerId: 7,
    clientX: bounds.left + (x / 1000) * bounds.width,
    clientY: bounds.top + (y / 1000) * bounds.height,
    stopPropagation: () => {},
    ...options,
  } as PointerEvent;
}

describe('useBoxDrag', () => {
  it('draws a box between two points, and reports its index', () => {
    const { drag, changes, drawn, captured } = openFrame([cup]);
    drag.start(pointerAt(700, 650), null);
    drag.follow(pointerAt(500, 700));
    drag.end(pointerAt(500, 800));
    expect(captured).toEqual([7]);
    expect(changes.at(-1)?.boxes[1]).toMatchObject({ left: 500, top: 650, right: 700, bottom: 700, text: '' });
    expect(drawn).toEqual([1]);
  });

  it('draws nothing that is too small', () => {
    const { drag, changes, drawn } = openFrame([]);
    drag.start(pointerAt(500, 500), null);
    drag.follow(pointerAt(505, 900));
    drag.end(pointerAt(505, 900));
    expect([changes, drawn]).toEqual([[], []]);
  });

  it('moves the dragged box by the distance from the start of the drag, as one change', () => {
    const { drag, changes, drawn } = openFrame([cup]);
    drag.start(pointerAt(150, 250), { index: 0, sides: null });
    drag.follow(pointerAt(160, 255));
    drag.follow(pointerAt(190, 280));
    drag.end(pointerAt(190, 280));
    expect(changes.at(-1)?.boxes).toMatchObject([{ left: 140, top: 230, right: 440, bottom: 630 }]);
    expect(new Set(changes.map(({ subject }) => subject)).size).toBe(1);
    expect(drawn).toEqual([]);
  });

  it('resizes by the dragged sides, and snaps to lines unless Alt is down', () => {
    const { drag, changes } = openFrame([cup]);
    drag.start(pointerAt(400, 600), { index: 0, sides: ['right', 'bottom'] });
    drag.follow(pointerAt(497, 700, { altKey: false }));
    expect(changes.at(-1)?.boxes).toMatchObject([{ left: 100, top: 200, right: 500, bottom: 700 }]);
    drag.follow(pointerAt(497, 700));
    expect(changes.at(-1)?.boxes).toMatchObject([{ right: 497, bottom: 700 }]);
  });

  it('gives each drag its own subject, and ignores a second pointer and other buttons', () => {
    const { drag, changes } = openFrame([cup]);
    drag.start(pointerAt(0, 0, { button: 2 }), null);
    drag.follow(pointerAt(900, 900));
    expect(changes).toEqual([]);
    drag.start(pointerAt(150, 250), { index: 0, sides: null });
    drag.start(pointerAt(600, 700), null);
    drag.follow(pointerAt(160, 250));
    drag.end(pointerAt(160, 250));
    drag.start(pointerAt(150, 250), { index: 0, sides: null });
    drag.follow(pointerAt(170, 250));
    expect(changes.map(({ boxes }) => boxes.length)).toEqual([1, 1]);
    expect(changes[0]?.subject).not.toBe(changes[1]?.subject);
  });
});
