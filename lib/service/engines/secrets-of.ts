import type { EngineSettings } from './engine-settings.ts';

/** Shorter values of headers occur in any text by chance: redacting them would spoil answers. */
const shortestSecret = 8;

/** The texts of an engine's settings that must not appear anywhere: its key, and the values of its headers. */
export function secretsOf({ key, headers }: EngineSettings): string[] {
  const values = Object.values(headers).filter((value) => value.length >= shortestSecret);
  return [...new Set(key === undefined ? values : [key, ...values])];
}
