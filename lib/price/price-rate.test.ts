import { describe, expect, it } from 'vitest';
import { priceRate } from './price-rate.ts';

describe('priceRate', () => {
  it('returns the lowest and highest price of an image, a second or a generation', () => {
    expect(priceRate({ cost_per_image: 0.04 })).toEqual({ per: 'image', low: 0.04, high: 0.04 });
    expect(priceRate({ cost_per_second_by_resolution: { '720p': 0.1, '1080p': 0.2 } })).toEqual({
      per: 'second',
      low: 0.1,
      high: 0.2,
    });
    expect(priceRate({ cost_per_generation: 0.05 })).toEqual({ per: 'generation', low: 0.05, high: 0.05 });
    expect(priceRate(null)).toBeNull();
  });
});
