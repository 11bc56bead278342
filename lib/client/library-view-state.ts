import type { LibraryFilter } from '../contract/studio/library.ts';
import { filterParameters, readFilterParameters } from '../contract/studio/library-filter.ts';
import { libraryOrders } from '../contract/studio/library-order.ts';
import { libraryFlags, libraryLabels } from '../contract/studio/library-marks.ts';
import { isUuid } from '../contract/is-uuid.ts';

const isDay = (text: unknown) => typeof text === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(text);
const isColour = (text: unknown) => typeof text === 'string' && /^[\da-f]{6}$/.test(text);
const isOneOf = (values: readonly unknown[]) => (value: unknown) => values.includes(value);
const checks: Partial<Record<keyof LibraryFilter, (value: unknown) => boolean>> = {
  kind: isOneOf(['image', 'video', 'audio']),
  origin: isOneOf(['upload', 'result']),
  from: isDay,
  to: isDay,
  board: (text) => typeof text === 'string' && isUuid(text),
  rating: isOneOf([1, 2, 3, 4, 5]),
  folder: (text) => typeof text === 'string' && isUuid(text),
  owner: (text) => text === 'me' || (typeof text === 'string' && isUuid(text)),
  batch: (text) => typeof text === 'string' && isUuid(text),
  sort: isOneOf(libraryOrders),
  colours: (colours) => Array.isArray(colours) && colours.length <= 3 && colours.every(isColour),
  label: isOneOf(libraryLabels),
  flag: isOneOf(libraryFlags),
};

/** Reads the view state of the library, the filter, from the query of a URL. Invalid parts are ignored. */
export function readViewState(parameters: URLSearchParams): LibraryFilter {
  const parsed = readFilterParameters(parameters);
  const entries = Object.entries(parsed).filter(([name, value]) => {
    const check = checks[name as keyof LibraryFilter];
    return name !== 'zone' && (check === undefined || check(value));
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

/** Whether a filter narrows a section, board or folder. */
export function isNarrowed({
  trash: _trash,
  board: _board,
  folder: _folder,
  zone: _zone,
  sort: _sort,
  ...rest
}: LibraryFilter): boolean {
  return Object.values(rest).some((value) => value !== undefined && value !== '' && value !== false);
}
