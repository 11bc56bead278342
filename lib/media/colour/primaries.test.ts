import { describe, expect, it } from 'vitest';
import { conversionMatrix, luminanceWeights, multiply } from './primaries.ts';

describe('conversionMatrix', () => {
  it('matches ITU-R BT.2087 from Rec. 709 to Rec. 2020', () => {
    const expected = [
      [0.6274, 0.3293, 0.0433],
      [0.0691, 0.9195, 0.0114],
      [0.0164, 0.088, 0.8956],
    ];
    for (const [row, values] of conversionMatrix('bt709', 'bt2020').entries()) {
      for (const [column, value] of values.entries()) expect(value).toBeCloseTo(expected[row]?.[column] ?? 0, 4);
    }
  });

  it.each(['bt601-525', 'bt601-625', 'p3-d65'] as const)('maps white in %s to white', (primaries) => {
    for (const value of multiply(conversionMatrix(primaries, 'bt2020'), [1, 1, 1])) expect(value).toBeCloseTo(1, 10);
  });
});

describe('luminanceWeights', () => {
  it('returns the weights of Rec. 709', () => {
    const [red, green, blue] = luminanceWeights('bt709');
    expect([red, green, blue].map((weight) => weight.toFixed(4))).toEqual(['0.2126', '0.7152', '0.0722']);
  });
});
