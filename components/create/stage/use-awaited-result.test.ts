import { describe, expect, it } from 'vitest';
import { mountHook } from '@/components/ui/testing/mount-hook';
import type { StudioJob } from '@/lib/contract/studio/studio-job';
import type { StudioMedia } from '@/lib/contract/studio/studio-media';
import { useAwaitedResult } from './use-awaited-result';

const job = (id: string) => ({ id }) as StudioJob;
const media = (kind: StudioMedia['kind'] = 'image') => ({ id: 'result', kind }) as StudioMedia;

async function mount() {
  let [staged, shown]: [StudioJob | null, StudioMedia | null] = [job('one'), null];
  const hook = await mountHook(() => useAwaitedResult(staged, shown));
  return {
    awaited: () => hook.current().awaited?.id ?? null,
    showPreview: () => hook.act(() => hook.current().onPreview()),
    release: () => hook.act(() => hook.current().release()),
    async stage(next: StudioJob | null, result: StudioMedia | null) {
      [staged, shown] = [next, result];
      await hook.render();
    },
  };
}

describe('useAwaitedResult', () => {
  it('awaits the image that replaces a preview, until it is released', async () => {
    const { awaited, showPreview, stage, release } = await mount();
    await showPreview();
    expect(awaited()).toBeNull();
    await stage(job('one'), media());
    expect(awaited()).toBe('result');
    await release();
    expect(awaited()).toBeNull();
  });

  it('awaits nothing when the job showed no preview', async () => {
    const { awaited, stage } = await mount();
    await stage(job('one'), media());
    expect(awaited()).toBeNull();
  });

  it('awaits no video, which shows its poster while it loads', async () => {
    const { awaited, showPreview, stage } = await mount();
    await showPreview();
    await stage(job('one'), media('video'));
    expect(awaited()).toBeNull();
  });

  it('awaits nothing once another job was on the stage', async () => {
    const { awaited, showPreview, stage } = await mount();
    await showPreview();
    await stage(job('two'), media());
    expect(awaited()).toBeNull();
    await stage(job('one'), media());
    expect(awaited()).toBeNull();
  });
});
