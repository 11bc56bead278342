import type { LibraryFilter } from './library.ts';

const texts = [
  'q',
  'model',
  'kind',
  'origin',
  'owner',
  'from',
  'to',
  'board',
  'folder',
  'batch',
  'label',
  'flag',
  'zone',
  'sort',
] as const;
const switches = ['starred', 'sound', 'hdr', 'trash'] as const;

/** A filter as a query string; fields that narrow nothing are left out. */
export function filterParameters(filter: LibraryFilter): URLSearchParams {
  const parameters = new URLSearchParams();
  for (const name of texts) {
    const value = filter[name];
    if (value !== undefined && value !== '') parameters.set(name, value);
  }
  if (filter.rating !== undefined) parameters.set('rating', String(filter.rating));
  for (const { name, value } of filter.settings ?? []) parameters.append('is', `${name}:${value}`);
  if (filter.colours !== undefined && filter.colours.length > 0) parameters.set('colours', filter.colours.join(','));
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
  const settings = parameters.getAll('is').flatMap((text) => {
    const [, name, value] = /^([^:]+):(.*)$/s.exec(text) ?? [];
    return name === undefined || value === undefined ? [] : [{ name, value }];
  });
  if (settings.length > 0) said['settings'] = settings;
  const colours = parameters.get('colours') ?? '';
  if (colours !== '') said['colours'] = colours.split(',');
  for (const name of switches) if (parameters.get(name) === '1') said[name] = true;
  return said;
}
