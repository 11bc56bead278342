import { describe, expect, it } from 'vitest';
import type { StudioMedia } from '@/lib/contract/studio-media';
import { playsOriginal, versionToShow } from './use-video-version';

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
  it('asks the browser for the codec and its depth', () => {
    expect(playsOriginal(video({}), plays(/hvc1\.2/))).toBe(true);
    expect(playsOriginal(video({}), plays(/hvc1\.1/))).toBe(false);
    expect(playsOriginal(video({ codec: 'prores' }), plays(/./))).toBe(false);
  });
});

describe('versionToShow', () => {
  it('shows the original where browser and screen can, else the preview', () => {
    const every = plays(/./);
    expect(versionToShow(video({}), { ...every, isHighRange: true })).toBe('original');
    expect(versionToShow(video({}), { ...every, isHighRange: false })).toBe('preview');
    expect(versionToShow(video({}), { ...plays(/never/), isHighRange: true })).toBe('preview');
    expect(versionToShow(video({ previewUrl: null }), { ...every, isHighRange: false })).toBe('original');
  });
});
