import { describe, expect, it } from 'vitest';
import { describePrice } from './describe-price';

const price = (high: number) => ({ per: 'request' as const, low: 0, high });
const own = { engine: null };
const atelier = { engine: { name: 'atelier', title: 'Atelier' } };
const barn = { engine: { name: 'barn', title: 'Barn' } };

describe('describePrice', () => {
  it('distinguishes a price of 0 from one that is not published', () => {
    expect(describePrice(price(0), [own], false)).toBe('Free');
    expect(describePrice(null, [own], false)).toBe('Price not published');
    expect(describePrice(null, [atelier], true)).toBe('Price not published');
  });

  it('says of the embedded service alone that it is free on this machine', () => {
    expect(describePrice(price(0), [own, own], true)).toBe('Free on this machine');
    expect(describePrice(price(0.2), [own], true)).toBe('about $0.00–$0.20');
  });

  it('names the engine that generates for free, unless there are several', () => {
    expect(describePrice(price(0), [atelier], true)).toBe('Free on Atelier');
    expect(describePrice(price(0), [atelier, atelier], false)).toBe('Free on Atelier');
    expect(describePrice(price(0), [atelier, barn], true)).toBe('Free');
    expect(describePrice(price(0), [atelier, own], true)).toBe('Free');
    expect(describePrice(price(0), [], true)).toBe('Free');
  });
});
