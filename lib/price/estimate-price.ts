import type { JsonObject, LooseModel } from '../contract/model.ts';
import { isJsonObject, numberOf } from '../schema-form/json.ts';
import { type Price, priceOf, rangeOf } from './price-rate.ts';

type Pricing = LooseModel['pricing'];

interface Range {
  low: number;
  high: number;
}

function plain(value: unknown): string {
  return String(value)
    .toLowerCase()
    .replaceAll(/[\s_-]/g, '');
}

/** The amounts of a table under the keys that occur in the settings; all of them where none does. */
function narrowed(table: JsonObject, settings: JsonObject): number[] {
  const set = new Set(
    Object.values(settings)
      .filter((value) => typeof value === 'string' || typeof value === 'number')
      .map(plain),
  );
  const named = Object.entries(table).filter(([key]) => set.has(plain(key)));
  return (named.length > 0 ? named : Object.entries(table)).flatMap(([, value]) =>
    isJsonObject(value) ? narrowed(value, settings) : priceOf(value),
  );
}

function perImage(pricing: JsonObject, settings: JsonObject): Range | null {
  const grid = pricing['cost_per_image_grid'];
  const amounts = isJsonObject(grid) ? narrowed(grid, settings) : [];
  return rangeOf(amounts.length > 0 ? amounts : priceOf(pricing['cost_per_image']));
}

/** Services don't define which resolutions count as high, so both numbers stay possible. */
function perSecond(pricing: JsonObject, settings: JsonObject): Range | null {
  const withAudio = priceOf(pricing['cost_per_second_with_audio']);
  const hasAudio = Object.entries(settings).find(
    ([name, value]) => /audio|sound/.test(name) && typeof value === 'boolean',
  )?.[1];
  const table = pricing['cost_per_second_by_resolution'];
  const byResolution = isJsonObject(table) ? narrowed(table, settings) : [];
  const usual = [...priceOf(pricing['cost_per_second']), ...priceOf(pricing['cost_per_second_high_res'])];
  const silent = byResolution.length > 0 ? byResolution : usual;
  if (withAudio.length === 0 || hasAudio === false) return rangeOf(silent);
  return rangeOf(hasAudio === true && byResolution.length === 0 ? withAudio : [...silent, ...withAudio]);
}

/** The largest where several fields say it: which of them a service reads is its own matter. */
function secondsOf(settings: JsonObject): number | null {
  const found = [settings['duration'], settings['seconds']].flatMap((value) => {
    const seconds = typeof value === 'string' && /^\d+(\.\d+)?s?$/.test(value) ? Number.parseFloat(value) : value;
    return typeof seconds === 'number' && seconds > 0 ? [seconds] : [];
  });
  return found.length === 0 ? null : Math.max(...found);
}

function countOf(settings: JsonObject): number {
  const found = [settings['num_images'], settings['num_outputs'], settings['n']].map((value) => numberOf(value) ?? 1);
  return Math.max(1, ...found.map(Math.ceil));
}

function times({ low, high }: Range, factor: number): Range {
  return { low: low * factor, high: high * factor };
}

/**
 * The price of one press, from the upstream's own numbers: cost per image × images, per second × seconds, by quality,
 * resolution and audio where it distinguishes them, else per generation. Null where it gives no numbers.
 *
 * @param settings the request body, with the service's defaults for missing fields
 * @param variants how many generations one press creates
 */
export function estimatePrice(pricing: Pricing, settings: JsonObject, variants: number): Price | null {
  if (!isJsonObject(pricing)) return null;
  const image = perImage(pricing, settings);
  if (image !== null) return { per: 'request', ...times(image, countOf(settings) * variants) };
  const second = perSecond(pricing, settings);
  if (second === null) {
    const generation = rangeOf(priceOf(pricing['cost_per_generation']));
    return generation === null ? null : { per: 'request', ...times(generation, variants) };
  }
  const seconds = secondsOf(settings);
  return seconds === null ? { per: 'second', ...second } : { per: 'request', ...times(second, seconds * variants) };
}

/** The total price of several requests, in US dollars, as far as the service publishes prices. */
export interface PriceSum {
  /** Null where no price is known. */
  price: Price | null;
  /** How many requests have no price, or none that can be added. */
  unknown: number;
}

/** Adds up prices; a price per second of unknown duration counts as unknown. */
export function sumPrices(prices: readonly (Price | null)[]): PriceSum {
  const known = prices.filter((price) => price !== null && price.per === 'request') as Price[];
  const sum = (pick: (price: Price) => number) => known.reduce((total, price) => total + pick(price), 0);
  const price: Price | null =
    known.length === 0 ? null : { per: 'request', low: sum(({ low }) => low), high: sum(({ high }) => high) };
  return { price, unknown: prices.length - known.length };
}
