import { describe, expect, it } from 'vitest';
import { videoSize } from './video-size.ts';

describe('videoSize', () => {
  it.each([
    ['720P', 16, 9, 1280, 720],
    ['720P', 9, 16, 720, 1280],
    ['720P', 1, 1, 720, 720],
    ['720P', 4, 3, 960, 720],
    ['720P', 3, 4, 720, 960],
    ['1080P', 16, 9, 1920, 1080],
    ['1080P', 9, 16, 1080, 1920],
    ['1080P', 4, 3, 1440, 1080],
    ['720P', 1536, 1024, 1080, 720],
    ['720P', 1001, 333, 2164, 720],
    ['1080P', 10, 1, 3840, 384],
    ['480p', 16, 9, 854, 480],
    ['480P', 21, 9, 1120, 480],
    ['standard', 9, 16, 720, 1280],
    ['high', 16, 9, 1920, 1080],
    ['2k', 16, 9, 2560, 1440],
    ['4k', 16, 9, 3840, 2160],
    ['4k', 9, 16, 2160, 3840],
  ] as const)('makes %s of %d:%d %d × %d', (resolution, across, down, width, height) => {
    expect(videoSize(resolution, { width: across, height: down })).toEqual({ width, height });
  });
});
