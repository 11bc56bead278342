import { vi } from 'vitest';
import { hangBoundMs } from './hang-bound.ts';

const options = { timeout: hangBoundMs, interval: 20 };

/** Waits until `look` returns a truthy value, and returns it. Bounded only by {@link hangBoundMs}. */
export function waitUntil<T>(look: () => T | Promise<T>): Promise<Exclude<T, false | 0 | '' | null | undefined>> {
  return vi.waitUntil(look, options);
}

/** Waits until `check` no longer throws, and returns its result. Bounded only by {@link hangBoundMs}. */
export function waitFor<T>(check: () => T | Promise<T>): Promise<T> {
  return vi.waitFor(check, options);
}
