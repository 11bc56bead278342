import { describe, expect, it } from 'vitest';
import { mountHook } from '@/components/ui/testing/mount-hook';
import type { StudioJob } from '@/lib/contract/studio/studio-job';
import { useLivePreview } from './use-live-preview';

const running = (previewUrl: string | null) => ({ status: 'processing', previewUrl }) as StudioJob;

describe('useLivePreview', () => {
  it('shows a preview once it has loaded, and the newest after it', async () => {
    let job = running(null);
    const { current, act, render } = await mountHook(() => useLivePreview(job));
    const follow = async (previewUrl: string | null) => {
      job = running(previewUrl);
      await render();
    };
    const settle = (url: string, hasLoaded: boolean) => act(() => current().onSettled(url, hasLoaded));
    expect(current()).toMatchObject({ isShown: false, frames: { loading: null } });
    await follow('1');
    expect(current()).toMatchObject({ isShown: false, frames: { loading: '1' } });
    await follow('2');
    await settle('1', true);
    expect(current()).toMatchObject({ isShown: true, frames: { shown: '1', loading: '2' } });
    await settle('2', false);
    expect(current()).toMatchObject({ isShown: true, frames: { shown: '1', loading: null, failed: '2' } });
    await follow(null);
    expect(current()).toMatchObject({ isShown: false });
  });
});
