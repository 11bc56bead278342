import { describe, expect, it } from 'vitest';
import type { LibraryFilter } from '@/lib/contract/studio/library';
import { filterParts, sectionOf } from './filter-parts';

const filter: LibraryFilter = {
  q: 'fog',
  board: 'b',
  sort: 'name',
  model: 'ig-1',
  rating: 4,
  label: 'green',
  colours: ['d62828', '0a0b0c'],
  settings: [
    { name: 'seed', value: '7' },
    { name: 'ratio', value: '16:9' },
  ],
};

const names = { model: () => 'Picture', setting: (name: string) => name, person: () => 'Ann' };

describe('filterParts', () => {
  it.each([
    ['me', 'Mine'],
    ['00000000-0000-4000-8000-00000000000a', 'By Ann'],
  ])('names the owner %s', (owner, name) => {
    expect(filterParts({ ...filter, owner }, names)[0]).toMatchObject({ name, without: filter });
  });

  it('names every filter, and what is left without it', () => {
    const parts = filterParts(filter, names);
    expect(parts.map(({ name }) => name)).toEqual([
      'Model is Picture',
      '4 stars or more',
      'Green',
      'Red',
      'Similar to black (#0A0B0C)',
      'seed is 7',
      'ratio is 16:9',
    ]);
    expect(parts[3]).toMatchObject({ colour: 'd62828', without: { ...filter, colours: ['0a0b0c'] } });
    expect(parts[6]?.without.settings).toEqual([{ name: 'seed', value: '7' }]);
    expect(parts[0]?.without.model).toBeUndefined();
    expect(filterParts(parts[2]?.without ?? {}, names)).toHaveLength(6);
  });
});

describe('sectionOf', () => {
  it('keeps the board and the order', () => {
    expect(sectionOf(filter)).toEqual({ board: 'b', sort: 'name' });
  });
});
