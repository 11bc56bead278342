import { EaselError } from '../../contract/error.ts';
import { libraryFilterSchema, type LibraryFilter } from '../../contract/studio/library.ts';
import { readFilterParameters } from '../../contract/studio/library-filter.ts';

/**
 * Reads the filter of an address.
 *
 * @throws EaselError `invalid_params` naming the parameter at fault
 */
export function readLibraryFilter(parameters: URLSearchParams): LibraryFilter {
  return checkLibraryFilter(readFilterParameters(parameters));
}

/**
 * Checks a filter that came from elsewhere.
 *
 * @throws EaselError `invalid_params` naming the part at fault
 */
export function checkLibraryFilter(said: unknown): LibraryFilter {
  const filter = libraryFilterSchema.safeParse(said);
  if (!filter.success) {
    const [fault] = filter.error.issues;
    throw new EaselError('invalid_params', `${fault?.path.join(' ') ?? 'The filter'}: ${fault?.message ?? 'unknown'}`);
  }
  if (filter.data.zone !== undefined && !isTimeZone(filter.data.zone)) {
    throw new EaselError('invalid_params', `zone: there is no time zone “${filter.data.zone}”.`);
  }
  return filter.data;
}

function isTimeZone(name: string): boolean {
  try {
    // Offsets such as +02:00 mean the opposite to PostgreSQL.
    return /^[A-Za-z]/.test(name) && Boolean(new Intl.DateTimeFormat('en', { timeZone: name }));
  } catch {
    return false;
  }
}
