import { describe, expect, it } from 'vitest';
import type { LibraryFilter } from '../contract/studio/library.ts';
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
  settings: [
    { name: 'seed', value: '7' },
    { name: 'ratio', value: '16:9' },
  ],
  colours: ['ff8800', '001122'],
  sort: 'rating',
} satisfies LibraryFilter;

describe('readViewState', () => {
  it('reads the URLs of `libraryAddress` and `itemAddress`', () => {
    for (const address of [libraryAddress(filter), itemAddress('x', filter)]) {
      expect(readViewState(new URL(address, 'http://x').searchParams)).toEqual(filter);
    }
    expect(libraryAddress({})).toBe('/library');
  });

  it('ignores invalid values', () => {
    const parameters = new URLSearchParams(
      'kind=smell&from=tomorrow&board=1&starred=yes&zone=Mars&q=%20&model=m&rating=9&label=pink&is=seed&colours=red&sort=odd',
    );
    expect(readViewState(parameters)).toEqual({ model: 'm' });
  });
});

describe('isNarrowed', () => {
  it('is true for filters, not for sections', () => {
    expect(isNarrowed({ trash: true, board: filter.board, sort: 'name' })).toBe(false);
    expect(isNarrowed({ q: 'x' })).toBe(true);
  });
});
