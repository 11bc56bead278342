import { describe, expect, it } from 'vitest';
import { type ReorderDrag, dragOver, shownIndex } from './use-reorder-drag';

const shownOrder = (drag: ReorderDrag | null) => [0, 1, 2, 3].map((index) => shownIndex(drag, index));

describe('shownIndex', () => {
  it('returns the index itself while none is dragged', () => {
    expect(shownOrder(null)).toEqual([0, 1, 2, 3]);
  });

  it('moves the entries between both positions, in either direction', () => {
    expect(shownOrder({ from: 0, to: 2 })).toEqual([2, 0, 1, 3]);
    expect(shownOrder({ from: 3, to: 1 })).toEqual([0, 2, 3, 1]);
    expect(shownOrder({ from: 2, to: 2 })).toEqual([0, 1, 2, 3]);
  });
});

describe('dragOver', () => {
  it('moves to the shown index of the entry below', () => {
    const begun = { from: 0, to: 0 };
    const over = dragOver(begun, 2, 4);
    expect(over).toEqual({ from: 0, to: 2 });
    // The second has moved by now: over it, the drag goes back by one.
    expect(dragOver(over, 1, 4)).toEqual({ from: 0, to: 0 });
  });

  it('stays over the dragged one, past the end, and without a drag', () => {
    const drag = { from: 1, to: 3 };
    expect(dragOver(drag, 1, 4)).toBe(drag);
    expect(dragOver({ from: 0, to: 0 }, 4, 4)).toEqual({ from: 0, to: 0 });
    expect(dragOver(null, 1, 4)).toBeNull();
  });
});
