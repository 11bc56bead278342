import { describe, expect, it } from 'vitest';
import { cellBeside, keySubject, shownOf } from './key-subject';

const cells = [
  { key: 'a', media: {} },
  { key: 'b', media: {} },
  { key: 'c', media: null },
  { key: 'd', media: {} },
];
const subject = (selected: string[], hovered: string | null, focused = 'a') =>
  keySubject(cells, { selected: new Set(selected), hovered, focused }).map(({ key }) => key);

describe('keySubject', () => {
  it('is the selection, wherever the pointer and the focus are', () => {
    expect(subject(['d', 'b'], 'a')).toEqual(['b', 'd']);
  });

  it('is the cell under the pointer without a selection, else the one with the focus', () => {
    expect(subject([], 'b')).toEqual(['b']);
    expect(subject([], null)).toEqual(['a']);
  });

  it('passes over a place without a result', () => {
    expect(subject([], 'c')).toEqual(['a']);
  });
});

const shown = (selected: string[], hovered: string | null, focused = 'a') =>
  shownOf(keySubject(cells, { selected: new Set(selected), hovered, focused }), focused);

describe('shownOf', () => {
  it('is always one that the keys are about', () => {
    expect(shown([], 'b')).toBe('b');
    expect(shown([], 'c')).toBe('a');
    expect(shown(['b', 'd'], 'a')).toBe('b');
    expect(shown(['b', 'd'], 'a', 'd')).toBe('d');
  });
});

describe('cellBeside', () => {
  it('is the cell with the focus, beside a single other one', () => {
    expect(beside(['b'])).toBe('a');
    expect(beside(['a'])).toBeUndefined();
    expect(beside(['b', 'd'])).toBeUndefined();
    expect(beside([])).toBeUndefined();
  });
});

/** What chosen cells are compared with, while “a” has the focus. */
function beside(chosen: string[]): string | undefined {
  const subject = cells.filter(({ key }) => chosen.includes(key));
  return cellBeside(cells, subject, 'a')?.key;
}
