import type { LibraryFilter } from '../../contract/library.ts';
import { libraryAddress, readPlace } from './place.ts';

/**
 * Where in the history of a tab the grid under a filter lies, when one came from it through items alone; null when one came another
 * way.
 *
 * @param addresses the history up to where one is, which is the last; null for what may not be known
 */
export function wayBack(addresses: readonly (string | null)[], filter: LibraryFilter): number | null {
  for (let at = addresses.length - 1; at >= 0; at -= 1) {
    const address = URL.parse(addresses[at] ?? '');
    if (address === null) return null;
    const { pathname, searchParams } = address;
    if (pathname === '/library') return libraryAddress(readPlace(searchParams)) === libraryAddress(filter) ? at : null;
    if (!pathname.startsWith('/library/')) return null;
  }
  return null;
}
