import { describe, expect, it } from 'vitest';
import type { MediaFacts } from '../media-facts.ts';
import { needsPreview } from './needs-preview.ts';

const file: MediaFacts = {
  kind: 'video',
  contentType: 'video/mp4',
  width: 1280,
  height: 720,
  durationSeconds: 5,
  codec: 'h264',
  pixelFormat: 'yuv420p',
  bitDepth: 8,
  dynamicRange: null,
  colour: null,
  hasAlpha: null,
  sound: { codec: 'aac', channels: 2, sampleRate: 48_000 },
  hasAudio: true,
  audioCodec: 'aac',
  framesPerSecond: 30,
  rotation: 0,
  embedded: null,
};

describe('needsPreview', () => {
  it.each<[string, Partial<MediaFacts>, boolean]>([
    ['H.264 with AAC in MP4', {}, false],
    ['H.264 without audio', { hasAudio: false, audioCodec: null }, false],
    ['VP9 with Opus in WebM', { contentType: 'video/webm', codec: 'vp9', audioCodec: 'opus' }, false],
    ['AV1 in MP4', { codec: 'av1' }, false],
    ['HEVC', { codec: 'hevc' }, true],
    ['ProRes', { contentType: 'video/quicktime', codec: 'prores', pixelFormat: 'yuv422p10le', bitDepth: 10 }, true],
    ['H.264 in QuickTime', { contentType: 'video/quicktime' }, true],
    ['H.264 of ten bits', { pixelFormat: 'yuv420p10le', bitDepth: 10 }, true],
    ['H.264 of 4:4:4', { pixelFormat: 'yuv444p' }, true],
    ['VP9 in HDR', { contentType: 'video/webm', codec: 'vp9', audioCodec: null, dynamicRange: 'pq' }, true],
    ['H.264 with AC-3', { audioCodec: 'ac3' }, true],
    ['an image', { kind: 'image', contentType: 'image/avif', codec: 'avif' }, false],
    ['audio', { kind: 'audio', contentType: 'audio/flac', codec: 'flac' }, false],
  ])('decides for %s', (_name, facts, expected) => {
    expect(needsPreview({ ...file, ...facts })).toBe(expected);
  });
});
