import { describe, expect, it, vi } from 'vitest';
import { mountHook } from '@/components/ui/testing/mount-hook';
import type { LibraryItemDetail } from '@/lib/contract/studio/library';
import type { StudioMedia } from '@/lib/contract/studio/studio-media';
import { useCompare } from './use-compare';

const media = (id: string, kind = 'image') => ({ id, kind, details: null }) as unknown as StudioMedia;
const detail = (id: string, madeFrom: StudioMedia[]) =>
  ({
    item: { media: media(id) },
    madeFrom: madeFrom.map((one) => ({ media: one })),
    job: null,
  }) as unknown as LibraryItemDetail;

/** Where the comparison of these files leads, or the reason against it. */
async function compare(items: StudioMedia[], details: LibraryItemDetail[] = [], beside: StudioMedia | null = null) {
  const push = vi.fn();
  const { current } = await mountHook(() => useCompare(items, details, { filter: {}, beside }), { router: { push } });
  const found = current();
  if (found.state === 'blocked') return found.reason;
  found.run();
  return push.mock.calls[0]?.[0] as string;
}

describe('useCompare', () => {
  it('compares several with each other, and one with the one beside it, else with its source', async () => {
    expect(await compare([media('a'), media('b')])).toBe('/library/compare?ids=a,b');
    const made = [detail('a', [media('source')])];
    expect(await compare([media('a')], made, media('b'))).toBe('/library/compare?ids=b,a');
    expect(await compare([media('a')], made)).toBe('/library/compare?ids=source,a');
    expect(await compare([media('a')], made, media('b', 'audio'))).toBe('/library/compare?ids=source,a');
  });

  it('says why there is nothing to compare', async () => {
    expect(await compare([media('a')], [detail('a', [])])).toMatch(/select/i);
    expect(await compare([media('a'), media('b', 'audio')])).toMatch(/sound|audio/i);
    expect(await compare(['a', 'b', 'c', 'd', 'e', 'f', 'g'].map((id) => media(id)))).toContain('6');
  });
});
