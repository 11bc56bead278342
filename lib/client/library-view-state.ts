import type { LibraryFilter } from '../contract/studio/library.ts';
import { filterParameters, readFilterParameters } from '../contract/studio/library-filter.ts';
import { isUuid } from '../contract/is-uuid.ts';

const isDay = (text: string) => /^\d{4}-\d{2}-\d{2}$/.test(text);
const checks: Partial<Record<keyof LibraryFilter, (text: string) => boolean>> = {
  kind: (text) => /^(?:image|video|audio)$/.test(text),
  origin: (text) => /^(?:upload|result)$/.test(text),
  from: isDay,
  to: isDay,
  board: isUuid,
};

/** Reads the view state of the library, the filter, from the query of a URL. Invalid parts are ignored. */
export function readViewState(parameters: URLSearchParams): LibraryFilter {
  const parsed = readFilterParameters(parameters);
  const entries = Object.entries(parsed).filter(([name, value]) => {
    const check = checks[name as keyof LibraryFilter];
    return name !== 'zone' && (check === undefined || (typeof value === 'string' && check(value)));
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

/** Whether a filter narrows a section or board. */
export function isNarrowed({ trash: _trash, board: _board, zone: _zone, ...rest }: LibraryFilter): boolean {
  return Object.values(rest).some((value) => value !== undefined && value !== '' && value !== false);
}
