import { describe, expect, it } from 'vitest';
import { mountHook } from '@/components/ui/testing/mount-hook';
import type { StudioMedia } from '@/lib/contract/studio/studio-media';
import { useHeldItems } from './use-held-items';

const media = (id: string) => [{ id } as StudioMedia];

describe('useHeldItems', () => {
  it('keeps the files of an open popover, and follows again once it is closed', async () => {
    let given = media('a');
    let isHeld = false;
    const hook = await mountHook(() => useHeldItems(given, isHeld)[0]?.id);
    const next = async (id: string, held: boolean) => {
      [given, isHeld] = [media(id), held];
      await hook.render();
      return hook.current();
    };
    expect(await next('b', false)).toBe('b');
    expect(await next('b', true)).toBe('b');
    expect(await next('c', true)).toBe('b');
    expect(await next('c', false)).toBe('c');
  });
});
