import { describe, expect, it } from 'vitest';
import { isNarrowed, itemAddress, libraryAddress, readViewState } from './library-view-state.ts';

const filter = {
  q: '"in fog" -boat',
  model: 'a/b',
  kind: 'video',
  from: '2026-01-02',
  board: '3f1b2c4d-0000-4000-8000-000000000001',
  starred: true,
  rating: 3,
  label: 'green',
  flag: 'kept',
} as const;

describe('readViewState', () => {
  it('reads the URLs of `libraryAddress` and `itemAddress`', () => {
    for (const address of [libraryAddress(filter), itemAddress('x', filter)]) {
      expect(readViewState(new URL(address, 'http://x').searchParams)).toEqual(filter);
    }
    expect(libraryAddress({})).toBe('/library');
  });

  it('ignores invalid values', () => {
    const parameters = new URLSearchParams(
      'kind=smell&from=tomorrow&board=1&starred=yes&zone=Mars&q=%20&model=m&rating=9&label=pink',
    );
    expect(readViewState(parameters)).toEqual({ model: 'm' });
  });
});

describe('isNarrowed', () => {
  it('is true for filters, not for sections', () => {
    expect(isNarrowed({ trash: true, board: filter.board })).toBe(false);
    expect(isNarrowed({ q: 'x' })).toBe(true);
  });
});
