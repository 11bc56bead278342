import { describe, expect, it } from 'vitest';
import { describePrice } from './describe-price';

const price = (high: number) => ({ per: 'request' as const, low: 0, high });
const own = { engine: null };
const atelier = { engine: { name: 'atelier', title: 'Atelier' } };
const amount = ({ price }: { price: string }) => `About ${price}`;
const barn = { engine: { name: 'barn', title: 'Barn' } };

describe('describePrice', () => {
  it('distinguishes a price of 0 from one that is not published', () => {
    expect(describePrice(price(0), [own], { isEmbedded: false })).toBe('Free');
    expect(describePrice(null, [own], { isEmbedded: false })).toBe('Price not published');
    expect(describePrice(null, [atelier], { isEmbedded: true })).toBe('Price not published');
  });

  it('says of the embedded service alone that it is free on this machine', () => {
    expect(describePrice(price(0), [own, own], { isEmbedded: true })).toBe('Free on this machine');
    expect(describePrice(price(0.2), [own], { isEmbedded: true })).toBe('$0.00–$0.20');
    expect(describePrice(price(0.2), [own], { isEmbedded: true, amount })).toBe('About $0.00–$0.20');
  });

  it('names the engine that generates for free, unless there are several', () => {
    expect(describePrice(price(0), [atelier], { isEmbedded: true })).toBe('Free on Atelier');
    expect(describePrice(price(0), [atelier, atelier], { isEmbedded: false })).toBe('Free on Atelier');
    expect(describePrice(price(0), [atelier, barn], { isEmbedded: true })).toBe('Free');
    expect(describePrice(price(0), [atelier, own], { isEmbedded: true })).toBe('Free');
    expect(describePrice(price(0), [], { isEmbedded: true })).toBe('Free');
  });
});
