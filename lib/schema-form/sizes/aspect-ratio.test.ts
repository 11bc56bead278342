import { describe, expect, it } from 'vitest';
import { readOptions } from '../kinds/choice/read-choice.ts';
import { readAspectRatio, drawnRatio, reduceRatio, visibleRatios } from './aspect-ratio.ts';

describe('readAspectRatio', () => {
  it('reads every notation of catalogues', () => {
    expect(readAspectRatio('16:9')).toEqual({ width: 16, height: 9 });
    expect(readAspectRatio('1024x1536')).toEqual({ width: 1024, height: 1536 });
    expect(readAspectRatio('portrait_16_9')).toEqual({ width: 9, height: 16 });
    expect(readAspectRatio('landscape_4_3')).toEqual({ width: 4, height: 3 });
    expect(readAspectRatio('square_hd')).toEqual({ width: 1, height: 1 });
    for (const value of ['ASPECT_10_16', 'aspect_ratio_10_16', 'RATIO_10_16', 'ratio_10:16', '10x16', '10_16'])
      expect(readAspectRatio(value)).toEqual({ width: 10, height: 16 });
    expect(readAspectRatio('LANDSCAPE_16_9')).toEqual({ width: 16, height: 9 });
    expect(readAspectRatio('PORTRAIT_16_9')).toEqual({ width: 9, height: 16 });
    expect(readAspectRatio('RESOLUTION_512_1536')).toEqual({ width: 512, height: 1536 });
    for (const other of ['auto', '2x', '720P', '0:1', 3, 'gen_4_5', '1-2', 'v4_5', 'mp3_44100_128'])
      expect(readAspectRatio(other)).toBeNull();
  });
});

describe('drawnRatio', () => {
  it('stays inside 26 × 22 and never gets a side of 0', () => {
    expect(drawnRatio({ width: 1, height: 1 })).toEqual({ width: 17, height: 17 });
    expect(drawnRatio({ width: 21, height: 9 })).toEqual({ width: 26, height: 11 });
    expect(drawnRatio({ width: 1, height: 40 })).toEqual({ width: 4, height: 22 });
  });
});

describe('reduceRatio', () => {
  it('divides by the common divisor', () => {
    expect(reduceRatio(1536, 1024)).toEqual({ width: 3, height: 2 });
    expect(reduceRatio(1.5, 1)).toBeNull();
  });
});

describe('visibleRatios', () => {
  const options =
    readOptions({ enum: ['auto', '21:9', '16:9', '3:2', '7:5', '4:3', '1:1', '4:5', '9:16'] })?.options ?? [];
  it('fills one row, including the chosen one', () => {
    expect(visibleRatios(options, '', false)).toEqual({ columns: 7, indexes: [0, 1, 2, 3, 4, 5], hidden: 3 });
    expect(visibleRatios(options, '8', false).indexes).toEqual([0, 1, 2, 3, 4, 8]);
    expect(visibleRatios(options, '', true)).toMatchObject({ columns: 5, hidden: 0 });
    expect(visibleRatios(options.slice(0, 3), '', false)).toEqual({ columns: 3, indexes: [0, 1, 2], hidden: 0 });
  });
});
