import { describe, expect, it } from 'vitest';
import { noCells, selectBlock, selectRange, toggleCell, withinCells } from './cell-selection';

const order = ['a', 'b', 'c', 'd'];
const chosen = ({ keys }: { keys: ReadonlySet<string> }) => [...keys].join('');

describe('toggleCell', () => {
  it('adds a cell and removes it', () => {
    const one = toggleCell(noCells, 'b');
    expect(chosen(one)).toBe('b');
    expect(chosen(toggleCell(one, 'b'))).toBe('');
    expect(chosen(toggleCell(one, 'd'))).toBe('bd');
  });

  it('takes the current cell along with the first addition, and never without the added one', () => {
    expect(chosen(toggleCell(noCells, 'c', 'a'))).toBe('ac');
    expect(chosen(toggleCell(noCells, 'a', 'a'))).toBe('a');
    expect(chosen(toggleCell(toggleCell(noCells, 'b'), 'c', 'a'))).toBe('bc');
  });
});

describe('selectRange', () => {
  it('selects from the anchor in either direction, and keeps what was selected', () => {
    const one = toggleCell(noCells, 'c');
    expect(
      chosen(selectRange(one, 'a', { order, current: null }))
        .split('')
        .toSorted()
        .join(''),
    ).toBe('abc');
    const again = selectRange(selectRange(one, 'a', { order, current: null }), 'd', { order, current: null });
    expect(again.keys.size).toBe(4);
  });

  it('starts at the current cell without an anchor, and at the cell itself without either', () => {
    expect(chosen(selectRange(noCells, 'c', { order, current: 'b' }))).toBe('bc');
    expect(chosen(selectRange(noCells, 'c', { order, current: null }))).toBe('c');
    expect(chosen(selectRange({ keys: new Set(['a']), anchor: 'gone' }, 'c', { order, current: null }))).toBe('ac');
  });
});

describe('withinCells', () => {
  it('leaves out cells that are gone, and is the same object where none is', () => {
    const selection = { keys: new Set(['a', 'x']), anchor: 'a' };
    expect(chosen(withinCells(selection, order))).toBe('a');
    const whole = { keys: new Set(['a']), anchor: 'a' };
    expect(withinCells(whole, order)).toBe(whole);
  });
});

describe('selectBlock', () => {
  const table = { order: ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i'], columns: 3, current: 'e' };

  it('selects the block between the current cell and this one, in any direction', () => {
    expect(chosen(selectBlock(noCells, 'a', table))).toBe('abde');
    expect(chosen(selectBlock(noCells, 'f', table))).toBe('ef');
    expect(chosen(selectBlock(noCells, 'g', table))).toBe('degh');
  });

  it('keeps its anchor, and selects a cell alone where that is gone', () => {
    const { anchor } = selectBlock(noCells, 'f', table);
    expect(chosen(selectBlock({ keys: new Set(), anchor }, 'h', { ...table, current: 'h' }))).toBe('eh');
    expect(chosen(selectBlock({ keys: new Set(), anchor: 'gone' }, 'h', table))).toBe('h');
  });
});
