import { describe, expect, it } from 'vitest';
import type { StudioMedia } from '@/lib/contract/studio/studio-media';
import { appliedSetting } from './applied-setting';

const video = {
  contentType: 'video/quicktime',
  width: 1280,
  height: 720,
  durationSeconds: 3.004,
  codec: 'prores',
  dynamicRange: 'pq',
  details: { framesPerSecond: 29.97, sound: null },
} as StudioMedia;

describe('appliedSetting', () => {
  it.each([
    ['resolution', '1280 × 720'],
    ['aspect_ratio', '16:9'],
    ['duration', '3 s'],
    ['output_format', 'MOV'],
    ['transfer_function', 'PQ'],
    ['output_encoder', 'PRORES'],
    ['generate_audio', 'none'],
    ['seed', null],
    ['constructor', null],
  ])('returns the applied value of %s', (name, applied) => {
    expect(appliedSetting(name, video)).toBe(applied);
  });

  it('writes uncommon aspect ratios as a number', () => {
    expect(appliedSetting('aspect_ratio', { ...video, width: 1370, height: 1001 })).toBe('1.37:1');
    expect(appliedSetting('aspect_ratio', { ...video, width: 1024, height: 1024 })).toBe('1:1');
  });
});
