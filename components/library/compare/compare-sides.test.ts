import { describe, expect, it } from 'vitest';
import type { LibraryItemDetail } from '@/lib/contract/studio/library';
import { compareSides } from './compare-sides';

const detail = (id: string, change: { seed?: string; from?: string[]; hasAlpha?: boolean; request?: object } = {}) =>
  ({
    item: {
      media: {
        id,
        kind: 'image',
        width: 8,
        height: 8,
        seed: change.seed ?? null,
        details: { hasAlpha: change.hasAlpha },
      },
      caption: 'a jetty',
    },
    job: { model: 'ig-1', modelName: 'Scene painter', prompt: 'a jetty', request: change.request ?? {} },
    madeFrom: (change.from ?? []).map((source) => ({ media: { id: source } })),
  }) as unknown as LibraryItemDetail;
const labelsOf = (details: LibraryItemDetail[]) => compareSides(details, []).sides.map(({ label }) => label);

describe('compareSides', () => {
  it('names a source and its result', () => {
    expect(labelsOf([detail('a'), detail('b', { from: ['a'] })])).toEqual(['Source', 'Result']);
  });

  it('names others by what they differ in', () => {
    const seeds = [detail('a', { seed: '1' }), detail('b', { seed: '2', from: ['x'] }), detail('c', { seed: '3' })];
    expect(labelsOf(seeds)).toEqual(['Seed 1', 'Seed 2', 'Seed 3']);
    expect(compareSides(seeds, []).differences.map(({ name }) => name)).toEqual(['seed']);
    expect(labelsOf([detail('a'), detail('b')])).toEqual(['1', '2']);
  });

  it('knows what can be laid over another as a mask', () => {
    const sides = [detail('a'), detail('b', { hasAlpha: true }), detail('c', { request: { apply_mask: false } })];
    expect(compareSides(sides, []).sides.map(({ isMask }) => isMask)).toEqual([false, true, true]);
  });
});
