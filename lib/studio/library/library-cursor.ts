import { EaselError } from '../../contract/error.ts';
import { isUuid } from '../is-uuid.ts';

/** A place in the library's order: newest first, then by id. */
export interface LibraryPlace {
  createdAt: Date;
  id: string;
}

/** A place as it travels. */
export function writeLibraryCursor(place: LibraryPlace): string {
  return `${place.createdAt.getTime()}_${place.id}`;
}

/**
 * Reads a place that came back.
 *
 * @throws EaselError `invalid_params`
 */
export function readLibraryCursor(cursor: string): LibraryPlace {
  const [milliseconds = '', id = ''] = cursor.split('_');
  const createdAt = new Date(Number(milliseconds));
  if (!/^-?\d{1,15}$/.test(milliseconds) || !isUuid(id) || Number.isNaN(createdAt.getTime())) {
    throw new EaselError('invalid_params', 'This is not a place in the library.');
  }
  return { createdAt, id };
}
