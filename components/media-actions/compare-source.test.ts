import { describe, expect, it } from 'vitest';
import type { LibraryItem, LibraryItemDetail } from '@/lib/contract/studio/library';
import { comparisonWith, inputOf } from './compare-source';

const item = (id: string, kind: string, hasAlpha: boolean | null = null) =>
  ({ media: { id, kind, details: { hasAlpha } } }) as LibraryItem;
const detail = (of: LibraryItem, madeFrom: LibraryItem[]) => ({ item: of, madeFrom }) as LibraryItemDetail;

describe('inputOf', () => {
  it('returns the first of the same kind', () => {
    const video = item('b', 'video');
    expect(inputOf(detail(video, [item('a', 'image'), item('c', 'video'), item('d', 'video')]))?.media.id).toBe('c');
    expect(inputOf(detail(video, [item('a', 'image')]))).toBeNull();
    expect(inputOf(detail(item('s', 'audio'), [item('t', 'audio')]))).toBeNull();
  });
});

function comparisonOf(hasAlpha: boolean, request = {}) {
  const result = { ...detail(item('b', 'image', hasAlpha), []), job: { request } } as LibraryItemDetail;
  return comparisonWith(item('a', 'image'), result);
}

describe('comparisonWith', () => {
  it('lays a cut-out over its input', () => {
    expect(comparisonOf(true)).toBe('/library/compare?ids=a,b&mode=mask');
    expect(comparisonOf(false, { apply_mask: false })).toBe('/library/compare?ids=a,b&mode=mask');
    expect(comparisonOf(false)).toBe('/library/compare?ids=a,b');
  });
});
