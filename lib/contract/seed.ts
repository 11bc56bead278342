import type { JsonObject } from './model.ts';

/**
 * A seed as the studio stores it: decimal digits. Services draw seeds of 64 bits, which JavaScript's numbers round from 2^53 on.
 */
export type Seed = string;

const seedName = /^(?:.*_)?seed$/i;
/** How a seed is written. */
export const seedPattern = /^\d{1,40}$/;

/** Whether a parameter is a seed by its name: `seed`, `noise_seed`. */
export function isSeedName(name: string): boolean {
  return seedName.test(name);
}

/** A value as a seed; null for what is none. Negative numbers are how services are asked for a random one. */
export function readSeed(value: unknown): Seed | null {
  if (typeof value === 'string') return seedPattern.test(value) ? value : null;
  return typeof value === 'number' && Number.isSafeInteger(value) && value >= 0 ? String(value) : null;
}

/** The name under which an object holds its seed: `seed` before others; null where it holds none. */
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
