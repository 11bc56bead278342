import type { KeyboardEvent } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { cellAfterKey, onGridKey } from './grid-keys';

/** What a key does to the first of two cells, or from a button in it. */
function press(key: string, { shiftKey = false, isOnButton = false } = {}): string | null {
  let done: string | null = null;
  const own = { dataset: { cell: 'a' }, focus: () => (done = 'focus') };
  const cell = Object.assign(own, { closest: () => own });
  const target = isOnButton ? { closest: () => cell } : cell;
  const event = { key, shiftKey, target, preventDefault: vi.fn<() => void>(), stopPropagation: vi.fn<() => void>() };
  const name = (action: string) => () => {
    done = action;
  };
  onGridKey(
    event as unknown as KeyboardEvent<HTMLElement>,
    { order: ['a', 'b'], columns: 2, hasSelection: true },
    {
      moveTo: (to, { extends: isRange }) => {
        done = isRange ? `select to ${to}` : `move to ${to}`;
      },
      open: name('open'),
      toggle: name('toggle'),
      selectAll: name('all'),
      clear: name('clear'),
    },
  );
  return done;
}

describe('onGridKey', () => {
  it('opens and selects by the same keys as the library', () => {
    expect(press(' ')).toBe('open');
    expect(press('Enter')).toBe('open');
    expect(press(' ', { shiftKey: true })).toBe('toggle');
    expect(press('ArrowRight')).toBe('move to b');
    expect(press('ArrowRight', { shiftKey: true })).toBe('select to b');
    expect(press('Escape')).toBe('clear');
    expect(press('q')).toBeNull();
  });

  it('clears the selection at the first Esc, also from the checkbox that made it', () => {
    expect(press('Escape', { isOnButton: true })).toBe('clear');
    expect(press('ArrowRight', { isOnButton: true })).toBeNull();
  });
});

describe('cellAfterKey', () => {
  it('stays in the row and the column of a table', () => {
    const table = { count: 6, columns: 3, isTable: true };
    const after = (at: number) =>
      ['ArrowRight', 'ArrowLeft', 'ArrowDown', 'ArrowUp', 'Home', 'End', 'a'].map((key) =>
        cellAfterKey(key, at, table),
      );
    expect(after(0)).toEqual([1, null, 3, null, null, 2, null]);
    expect(after(2)).toEqual([null, 1, 5, null, 0, null, null]);
    expect(after(4)).toEqual([5, 3, null, 1, 3, 5, null]);
  });

  it('goes on in the next row of a grid that flows', () => {
    const flowing = { count: 5, columns: 3 };
    expect([cellAfterKey('ArrowRight', 2, flowing), cellAfterKey('ArrowLeft', 3, flowing)]).toEqual([3, 2]);
    expect([cellAfterKey('ArrowDown', 2, flowing), cellAfterKey('End', 0, flowing)]).toEqual([4, 4]);
  });
});
