import { describe, expect, it } from 'vitest';
import { keySubject } from './key-subject';

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
