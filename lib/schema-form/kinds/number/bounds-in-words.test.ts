import { describe, expect, it } from 'vitest';
import { boundsInWords } from './bounds-in-words.ts';

describe('boundsInWords', () => {
  it.each([
    ['How strong the effect is, between 0 and 1.', 0, 1],
    ['Sharpness (0-100)', 0, 100],
    ['0-100', 0, 100],
    ['Range: 1 to 20', 1, 20],
    ['Range: 1-20. Default: 7.', 1, 20],
    ['Value range [0, 1].', 0, 1],
    ['min 0, max 10', 0, 10],
    ['Minimum: -1, maximum: 1', -1, 1],
    ['Strength from 0.0 to 1.0. A higher value follows the image less.', 0, 1],
    ['Zwischen 0 und 10.', 0, 10],
    ['Accepts values from −180 to 180 degrees', -180, 180],
  ])('reads “%s”', (description, minimum, maximum) => {
    expect(boundsInWords(description)).toEqual({ minimum, maximum });
  });

  it.each([
    'Recommended: 5 to 10.',
    'Between 0 and 1, or between 0 and 100 for older versions.',
    'Works best between 20 and 30.',
    'Ratio 16:9 to 4:3',
    'From 1024 to 2048x2048',
    'Between 1 and 10 if a video is given.',
    'Released on 2024-10-12',
    'At least 3',
    'Version 2-3 of the model is used',
    'Between 10 and 1.',
    '',
  ])('reads no bounds in “%s”', (description) => {
    expect(boundsInWords(description)).toBeNull();
  });
});
