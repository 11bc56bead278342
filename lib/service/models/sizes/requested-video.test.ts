import { describe, expect, it } from 'vitest';
import { requestedVideo } from './requested-video.ts';

const prompt = 'a lake';

const framesOf = (duration: number, fps?: number) => requestedVideo('v-8', { prompt, duration, fps }).frames;
const secondsOf = (shown: number[], words = prompt) => requestedVideo('v-4', { prompt: words }, { shown }).seconds;
const sizeOf = (words: string, first: { width: number; height: number } | null = null) =>
  requestedVideo('v-4', { prompt: words }, { first }).size;

describe('requestedVideo', () => {
  it('has an exact number of frames for every duration and rate', () => {
    expect([3, 5, 15].map((duration) => framesOf(duration))).toEqual([90, 150, 450]);
    expect([24, 25, 48, 50].map((fps) => framesOf(7, fps))).toEqual([168, 175, 336, 350]);
    expect(framesOf(0.001)).toBe(1);
  });

  it('computes seconds from a number of frames', () => {
    expect(requestedVideo('v-3', { prompt, width: 320, height: 192, num_frames: 36 })).toEqual({
      size: { width: 320, height: 192 },
      framesPerSecond: 24,
      seconds: 1.5,
      frames: 36,
    });
  });

  it('is as long as its clips need, up to five seconds each, and up to fifteen in all', () => {
    expect([secondsOf([2, 1.5]), secondsOf([60]), secondsOf([9, 9, 9, 9])]).toEqual([6.5, 8, 15]);
    expect([secondsOf([60], 'a lake, 12 seconds'), secondsOf([], 'a lake, 2 seconds')]).toEqual([12, 3]);
  });

  it('follows the first reference or the prompt where the ratio is open', () => {
    expect(sizeOf(prompt)).toEqual({ width: 1280, height: 720 });
    expect(sizeOf('a vertical film')).toEqual({ width: 720, height: 1280 });
    expect(sizeOf('a vertical film', { width: 300, height: 200 })).toEqual({ width: 1080, height: 720 });
  });
});
