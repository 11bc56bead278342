import { isSeedName } from '../contract/seed.ts';

/** More than any response needs. Code that recurses over a response, PostgreSQL included, relies on it. */
const maxDepth = 100;

/**
 * Parses JSON of a media service into values that PostgreSQL can store as text and as `jsonb`: in all texts and names,
 * NUL is removed and a lone surrogate becomes U+FFFD.
 *
 * @returns `undefined` for what is not JSON, or is nested deeper than 100 levels
 */
export function parseJson(text: string): unknown {
  try {
    return clean(longSeed.test(text) ? JSON.parse(text, reviveSeed) : JSON.parse(text), maxDepth);
  } catch {
    return undefined;
  }
}

/** Integers beyond JavaScript's exact range, which may be seeds. */
const longSeed = /seed"\s*:\s*\d{16}/i;

function reviveSeed(name: string, value: unknown, context?: { source?: string }): unknown {
  const isRounded = typeof value === 'number' && Number.isInteger(value) && !Number.isSafeInteger(value);
  const { source = '' } = context ?? {};
  return isRounded && isSeedName(name) && /^\d+$/.test(source) ? source : value;
}

function cleanText(text: string): string {
  return text.replaceAll('\0', '').toWellFormed();
}

function clean(value: unknown, levels: number): unknown {
  if (typeof value === 'string') return cleanText(value);
  if (typeof value !== 'object' || value === null) return value;
  if (levels === 0) throw new RangeError('The value is nested too deeply.');
  if (Array.isArray(value)) return value.map((entry) => clean(entry, levels - 1));
  return Object.fromEntries(
    Object.entries(value).map(([name, entry]) => [cleanText(name), clean(entry, levels - 1)] as const),
  );
}
