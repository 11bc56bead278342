import { describe, expect, it } from 'vitest';
import { valueInWords } from './value-in-words.ts';

describe('valueInWords', () => {
  it.each([
    [true, 'on'],
    [7, '7'],
    [null, ''],
    ['2x', '2×'],
    [['ink', 'wash'], 'ink, wash'],
    [{ tone: 'dark', grain: { size: 2 } }, 'Tone dark, Grain Size 2'],
    [[{ path: 'style', scale: 0.5 }], 'Path style, Scale 0.5'],
    ['Dusk [{"bbox":[0,0,9,9],"desc":"a moon"}]', 'Dusk · 1 box: a moon'],
    [[{ bbox_2d: [0, 0, 9, 9], label: 'a cup' }], '1 box: a cup'],
  ])('says %j in words', (value, words) => {
    expect(valueInWords(value, { on: 'on', off: 'off' })).toBe(words);
  });
});
