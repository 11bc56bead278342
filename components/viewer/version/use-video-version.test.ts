import { describe, expect, it } from 'vitest';
import type { StudioMedia } from '@/lib/contract/studio/studio-media';
import { playsOriginal, versionToShow, useVideoVersion } from './use-video-version';
import { mountHook } from '@/components/ui/testing/mount-hook';

const video = (change: Partial<StudioMedia>) =>
  ({
    contentType: 'video/mp4',
    codec: 'hevc',
    dynamicRange: 'pq',
    previewUrl: '/preview',
    details: null,
    ...change,
  }) as StudioMedia;

const plays = (types: RegExp) => ({ canPlayType: (type: string) => (types.test(type) ? 'probably' : '') });

describe('playsOriginal', () => {
  it('checks the codec and its bit depth with the browser', () => {
    expect(playsOriginal(video({}), plays(/hvc1\.2/))).toBe(true);
    expect(playsOriginal(video({}), plays(/hvc1\.1/))).toBe(false);
    expect(playsOriginal(video({ codec: 'prores' }), plays(/./))).toBe(false);
  });
});

describe('versionToShow', () => {
  it('shows the original if browser and screen support it, else the preview', () => {
    const every = plays(/./);
    expect(versionToShow(video({}), { ...every, isHighRange: true })).toBe('original');
    expect(versionToShow(video({}), { ...every, isHighRange: false })).toBe('preview');
    expect(versionToShow(video({}), { ...plays(/never/), isHighRange: true })).toBe('preview');
    expect(versionToShow(video({ previewUrl: null }), { ...every, isHighRange: false })).toBe('original');
  });
});

/** A display with some abilities, in a browser that plays some codecs. */
function mountVersion(media: StudioMedia, { matching = [] as string[], codecs = /./ } = {}) {
  const matchMedia = (query: string) =>
    Object.assign(new EventTarget(), { matches: matching.some((name) => query.includes(name)) });
  return mountHook(() => useVideoVersion(media), {
    globals: { matchMedia },
    document: { createElement: () => plays(codecs) },
  });
}

describe('useVideoVersion', () => {
  it('depends on the display until a version is chosen', async () => {
    const { current, act } = await mountVersion(video({}));
    expect(current()).toMatchObject({ version: 'preview', canChoose: true });
    expect(current().display).toEqual({ range: 'standard', gamut: 'srgb' });
    await act(() => current().toggle());
    expect(current().version).toBe('original');
    await act(() => current().choose('preview'));
    expect(current().version).toBe('preview');
  });

  it('reads the abilities of the display', async () => {
    const { current } = await mountVersion(video({}), { matching: ['(video-dynamic-range', 'p3'] });
    expect(current()).toMatchObject({ version: 'original', display: { range: 'videoOnly', gamut: 'p3' } });
  });

  it('offers no choice if the browser plays only the preview', async () => {
    const { current, act } = await mountVersion(video({}), { matching: ['(dynamic-range'], codecs: /never/ });
    expect(current()).toMatchObject({ version: 'preview', canChoose: false });
    await act(() => current().toggle());
    expect(current().version).toBe('preview');
  });
});
