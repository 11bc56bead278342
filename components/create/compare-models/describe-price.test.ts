import { describe, expect, it } from 'vitest';
import { describePrice } from './describe-price';

const price = (high: number) => ({ per: 'request' as const, low: 0, high });

describe('describePrice', () => {
  it('distinguishes a price of 0 from one that is not published', () => {
    expect(describePrice(price(0), false)).toBe('free');
    expect(describePrice(null, false)).toBe('price not published');
  });

  it('says of the embedded service alone that it is free on this machine', () => {
    expect(describePrice(price(0), true)).toBe('free on this machine');
    expect(describePrice(price(0.2), true)).toBe('about $0.00–$0.20');
  });
});
