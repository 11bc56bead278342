import type { JsonObject } from './model.ts';

/**
 * A seed as the studio stores it: decimal digits. Services draw 64-bit seeds, which JavaScript numbers round from 2^53
 * on.
 */
export type Seed = string;

const seedName = /^(?:.*_)?seed$/i;
/** The decimal digits of a seed. */
export const seedPattern = /^\d{1,40}$/;

/** Whether a parameter is a seed by its name: `seed`, `noise_seed`. */
export function isSeedName(name: string): boolean {
  return seedName.test(name);
}

/** A value as a seed; null for any other value. A negative number requests a random seed. */
export function readSeed(value: unknown): Seed | null {
  if (typeof value === 'string') return seedPattern.test(value) ? value : null;
  return typeof value === 'number' && Number.isSafeInteger(value) && value >= 0 ? String(value) : null;
}

/** The name under which an object holds its seed: `seed` before others; null where it has none. */
export function seedNameOf(values: JsonObject): string | null {
  const names = Object.keys(values).filter((name) => isSeedName(name) && readSeed(values[name]) !== null);
  return names.find((name) => name.toLowerCase() === 'seed') ?? names[0] ?? null;
}

/** The seed in a request or a record, at its top level; null without one. */
export function seedOf(values: JsonObject): Seed | null {
  const name = seedNameOf(values);
  return name === null ? null : readSeed(values[name]);
}

/** A seed as a number that a request can carry; null for one that a number would round. */
export function exactSeed(seed: Seed | null): number | null {
  const value = seed === null ? NaN : Number(seed);
  return Number.isSafeInteger(value) ? value : null;
}
