import { libraryAddress, readViewState } from '@/lib/client/library-view-state';

/**
 * Where in the history of a tab the grid or an item lies that an address of the library leads to, when one came from it through
 * items and comparisons alone; null when one came another way.
 *
 * @param visited the history up to where one is, which is the last; null for what may not be known
 * @param address a path with its query
 */
export function wayBack(visited: readonly (string | null)[], address: string): number | null {
  const wanted = placeOf(new URL(address, 'http://studio'));
  for (let at = visited.length - 1; at >= 0; at -= 1) {
    const url = URL.parse(visited[at] ?? '');
    if (url === null) return null;
    if (placeOf(url) === wanted) return at;
    if (!url.pathname.startsWith('/library/')) return null;
  }
  return null;
}

/** The same for all addresses that show the same under the same filter. */
function placeOf({ pathname, searchParams }: URL): string {
  return `${pathname} ${libraryAddress(readViewState(searchParams))}`;
}
