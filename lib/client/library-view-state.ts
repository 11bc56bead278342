import type { LibraryFilter } from '../contract/library.ts';
import { filterParameters, readFilterParameters } from '../contract/library-filter.ts';

const uuid = /^[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}$/i;
const checks: Partial<Record<keyof LibraryFilter, RegExp>> = {
  kind: /^(?:image|video|audio)$/,
  origin: /^(?:upload|result)$/,
  from: /^\d{4}-\d{2}-\d{2}$/,
  to: /^\d{4}-\d{2}-\d{2}$/,
  board: uuid,
};

/** Reads the view state of the library from the query of an address: the filter. Invalid parts are left out. */
export function readViewState(parameters: URLSearchParams): LibraryFilter {
  const said = readFilterParameters(parameters);
  const entries = Object.entries(said).filter(([name, value]) => {
    const check = checks[name as keyof LibraryFilter];
    return name !== 'zone' && (check === undefined || (typeof value === 'string' && check.test(value)));
  });
  return Object.fromEntries(entries) as LibraryFilter;
}

/** The address of the library under a filter. */
export function libraryAddress(filter: LibraryFilter): string {
  return withQuery('/library', filter);
}

/** The address of one item under a filter, which decides its neighbours. */
export function itemAddress(id: string, filter: LibraryFilter): string {
  return withQuery(`/library/${id}`, filter);
}

function withQuery(path: string, filter: LibraryFilter): string {
  const query = filterParameters(filter).toString();
  return query === '' ? path : `${path}?${query}`;
}

/** Whether a filter narrows a section or board down. */
export function isNarrowed({ trash: _trash, board: _board, zone: _zone, ...rest }: LibraryFilter): boolean {
  return Object.values(rest).some((value) => value !== undefined && value !== '' && value !== false);
}
