import { EaselError } from '../../contract/error.ts';
import { isUuid } from '../../contract/is-uuid.ts';

/** A place in a list that is ordered by time, then by id. */
export interface ListPlace {
  createdAt: Date;
  id: string;
}

/** What is before is written with a sign, which PostgreSQL does not read. */
const firstMoment = Date.parse('0001-01-01T00:00:00Z');

/** A place as it travels. */
export function writeListCursor(place: ListPlace): string {
  return `${place.createdAt.getTime()}_${place.id}`;
}

/**
 * Reads a place that came back.
 *
 * @throws EaselError `invalid_params`
 */
export function readListCursor(cursor: string): ListPlace {
  const [milliseconds = '', id = ''] = cursor.split('_');
  const createdAt = new Date(Number(milliseconds));
  // Fourteen digits last for three thousand years.
  if (!/^-?\d{1,14}$/.test(milliseconds) || createdAt.getTime() < firstMoment || !isUuid(id)) {
    throw new EaselError('invalid_params', 'This is not a place in the list.');
  }
  return { createdAt, id };
}
