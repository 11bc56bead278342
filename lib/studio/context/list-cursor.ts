import { EaselError } from '../../contract/error.ts';
import { isUuid } from '../../contract/is-uuid.ts';

/** A position in a list ordered by time, then by id. */
export interface ListPosition {
  createdAt: Date;
  id: string;
}

/** Earlier dates are written with a sign, which PostgreSQL cannot read. */
const firstMoment = Date.parse('0001-01-01T00:00:00Z');

/** Writes a position as a cursor, `<milliseconds>_<id>`. */
export function writeListCursor(position: ListPosition): string {
  return `${position.createdAt.getTime()}_${position.id}`;
}

/**
 * Reads a cursor of `writeListCursor`.
 *
 * @throws EaselError `invalid_params`
 */
export function readListCursor(cursor: string): ListPosition {
  const [milliseconds = '', id = ''] = cursor.split('_');
  const createdAt = new Date(Number(milliseconds));
  // Fourteen digits last for three thousand years.
  if (!/^-?\d{1,14}$/.test(milliseconds) || createdAt.getTime() < firstMoment || !isUuid(id)) {
    throw new EaselError('invalid_params', 'Invalid cursor.');
  }
  return { createdAt, id };
}
