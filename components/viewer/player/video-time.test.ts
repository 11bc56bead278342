import { describe, expect, it } from 'vitest';
import { runWithLocale } from '@/lib/intl/run-with-locale';
import { videoFrames, frameAt, nextSpeed, timecode, timeOfFrame, withIn, withOut } from './video-time';

describe('videoFrames', () => {
  it('counts the frames of a video, and falls back to a usual rate', () => {
    expect(videoFrames(3, 24)).toEqual({ framesPerSecond: 24, count: 72 });
    expect(videoFrames(2, null).count).toBe(50);
    expect(videoFrames(null, 24).count).toBe(1);
  });
});

describe('frameAt', () => {
  it.each([24, 25, 29.97, 30, 59.94, 60])('returns the frame of a time, at %d frames a second', (rate) => {
    const frames = videoFrames(20, rate);
    for (const frame of [0, 1, 7, 100, frames.count - 1]) {
      expect(frameAt(timeOfFrame(frame, frames), frames)).toBe(frame);
      expect(frameAt(Math.round((frame / rate) * 1e6) / 1e6, frames)).toBe(frame);
    }
  });

  it('stays within the video', () => {
    const frames = videoFrames(1, 24);
    expect([frameAt(-1, frames), frameAt(9, frames)]).toEqual([0, 23]);
    expect(timeOfFrame(99, frames)).toBeCloseTo(23.5 / 24);
  });
});

describe('timecode', () => {
  it('writes seconds, with minutes where there are some', () => {
    expect(timecode(149, videoFrames(5, 30))).toBe('4.97 s');
    expect(timecode(67.5 * 24, videoFrames(90, 24))).toBe('1:07.50');
    expect(timecode(1798, videoFrames(90, 29.97))).toBe('59.99 s');
    expect(timecode(0, videoFrames(90, 24))).toBe('0.00 s');
    expect(timecode(74, videoFrames(90, 10))).toBe('7.4 s');
  });

  it('has the decimal mark of the language', () => {
    expect(runWithLocale('de', () => timecode(149, videoFrames(5, 30)))).toBe('4,97 s');
    expect(runWithLocale('de', () => timecode(67.5 * 24, videoFrames(90, 24)))).toBe('1:07,50');
  });

  it('rounds up to a full minute', () => {
    expect(timecode(59_999, videoFrames(90, 1000))).toBe('1:00.00');
  });
});

describe('withIn', () => {
  it('clears an out point before it', () => {
    expect(withIn({ inFrame: null, outFrame: 5 }, 9)).toEqual({ inFrame: 9, outFrame: null });
    expect(withIn({ inFrame: 3, outFrame: 9 }, 5)).toEqual({ inFrame: 5, outFrame: 9 });
  });
});

describe('withOut', () => {
  it('clears an in point behind it', () => {
    expect(withOut({ inFrame: 7, outFrame: null }, 4)).toEqual({ inFrame: null, outFrame: 4 });
  });
});

describe('nextSpeed', () => {
  it('steps through the speeds and stops at the ends', () => {
    expect([nextSpeed(1, 1), nextSpeed(1, -1), nextSpeed(2, 1)]).toEqual([1.5, 0.5, 2]);
  });
});
