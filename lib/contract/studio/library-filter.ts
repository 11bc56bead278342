import type { LibraryFilter } from './library.ts';

const texts = ['q', 'model', 'kind', 'origin', 'from', 'to', 'board', 'label', 'flag', 'zone'] as const;
const switches = ['starred', 'sound', 'hdr', 'trash'] as const;

/** A filter as a query string; fields that narrow nothing are left out. */
export function filterParameters(filter: LibraryFilter): URLSearchParams {
  const parameters = new URLSearchParams();
  for (const name of texts) {
    const value = filter[name];
    if (value !== undefined && value !== '') parameters.set(name, value);
  }
  if (filter.rating !== undefined) parameters.set('rating', String(filter.rating));
  for (const name of switches) if (filter[name] === true) parameters.set(name, '1');
  return parameters;
}

/** The filter in a query string, not validated yet. */
export function readFilterParameters(parameters: URLSearchParams): Record<string, unknown> {
  const said: Record<string, unknown> = {};
  for (const name of texts) {
    const value = parameters.get(name)?.trim() ?? '';
    if (value !== '') said[name] = value;
  }
  const rating = parameters.get('rating') ?? '';
  if (rating !== '') said['rating'] = Number(rating);
  for (const name of switches) if (parameters.get(name) === '1') said[name] = true;
  return said;
}
