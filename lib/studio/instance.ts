import type { Studio } from './create-studio.ts';

/**
 * Next loads instrumentation, route handlers and the proxy as separate bundles. What must exist once is kept on the global
 * object, made by the instrumentation and found by the others.
 */
const holder = globalThis as { [key: symbol]: Studio | undefined };
const key = Symbol.for('easel.studio');

/** The studio of this process. Throws before it was started. */
export function getStudio(): Studio {
  const studio = holder[key];
  if (studio === undefined) throw new Error('The studio was not started.');
  return studio;
}

/** Makes a studio the one of this process; null takes it away. */
export function setStudio(studio: Studio | null): void {
  holder[key] = studio ?? undefined;
}
