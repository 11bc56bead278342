import { describe, expect, it } from 'vitest';
import { formatPrice } from './format-price.ts';

describe('formatPrice', () => {
  it('does not round small amounts to zero', () => {
    expect(formatPrice({ per: 'image', low: 0.011, high: 0.167 })).toBe('$0.011–$0.167 per image');
    expect(formatPrice({ per: 'second', low: 0.1, high: 0.1 })).toBe('$0.10 per second');
    expect(formatPrice({ per: 'request', low: 0.1 * 3, high: 1.2 * 3 })).toBe('$0.30–$3.60');
  });
});
