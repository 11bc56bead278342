/** What the Engines screen shows over its list. */
export type EnginesSheet =
  | { kind: 'connect' }
  | { kind: 'add'; engine: string }
  | { kind: 'edit'; engine: string; model: string };

const base = '/engines';

/** Reads the open sheet from the query of an address; null for none. */
export function readSheet(search: string): EnginesSheet | null {
  const parameters = new URLSearchParams(search);
  if (parameters.has('connect')) return { kind: 'connect' };
  const [engine, model] = [parameters.get('engine'), parameters.get('model')];
  if (engine === null || engine === '') return null;
  return model === null || model === '' ? { kind: 'add', engine } : { kind: 'edit', engine, model };
}

/** The address of the screen with a sheet; `readSheet` reads it back. */
export function sheetUrl(sheet: EnginesSheet | null): string {
  if (sheet === null) return base;
  if (sheet.kind === 'connect') return `${base}?connect=`;
  const parameters = new URLSearchParams({ engine: sheet.engine });
  if (sheet.kind === 'edit') parameters.set('model', sheet.model);
  return `${base}?${parameters}`;
}
