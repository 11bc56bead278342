import { describe, expect, it } from 'vitest';
import { placeAddress, readPlace } from './place';

describe('placeAddress', () => {
  const repository = { namespace: 'a/b', repository: 'c d?' };

  it.each([
    { repository: null, id: null, isNew: false, like: null },
    { repository, id: null, isNew: false, like: null },
    { repository, id: null, isNew: true, like: null },
    { repository, id: null, isNew: true, like: 'x&1' },
    { repository, id: 'x/1%', isNew: false, like: null },
  ])('writes what readPlace reads back: %o', (place) => {
    const { pathname, search } = new URL(placeAddress(place), 'http://localhost');
    expect(readPlace(pathname, search)).toEqual(place);
  });
});

describe('readPlace', () => {
  it('takes half a repository for none, and a broken encoding as it is', () => {
    expect(readPlace('/fine-tunes/only', '')).toEqual({ repository: null, id: null, isNew: false, like: null });
    expect(readPlace('/fine-tunes/a/b/%E0', '?new').id).toBe('%E0');
  });
});
