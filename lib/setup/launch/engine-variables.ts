import { readFileSync } from 'node:fs';

/**
 * The environment variables that a settings file of engines names, as in `"$FAL_KEY"`: the keys of engines, which only
 * the service needs. Empty without a readable file.
 */
export function engineVariables(path: string): string[] {
  try {
    const names = [...readFileSync(path, 'utf8').matchAll(/"\$([A-Z][A-Z0-9_]*)"/g)].map(([, name = '']) => name);
    return [...new Set(names)];
  } catch {
    return [];
  }
}
