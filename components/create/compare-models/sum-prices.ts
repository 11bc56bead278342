import type { Price } from '../price/estimate-price';

/** What several presses cost together, in US dollars, as far as the upstream tells. */
export interface PriceSum {
  /** Null where nothing is told of any. */
  price: Price | null;
  /** Of how many nothing is told, or nothing that comes to a sum. */
  unknown: number;
}

/** Adds up prices; those of a second, where nobody knows how many, count as unknown. */
export function sumPrices(prices: readonly (Price | null)[]): PriceSum {
  const known = prices.filter((price) => price !== null && price.per === 'request') as Price[];
  const sum = (pick: (price: Price) => number) => known.reduce((total, price) => total + pick(price), 0);
  const price: Price | null =
    known.length === 0 ? null : { per: 'request', low: sum(({ low }) => low), high: sum(({ high }) => high) };
  return { price, unknown: prices.length - known.length };
}
