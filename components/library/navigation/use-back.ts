'use client';

import { useRouter } from 'next/navigation';
import { libraryAddress, readPlace } from '@/lib/client/library-view-state';

/**
 * Leads to an address of the library: back to it where one came from it, so that going back from there does not lead here once more.
 * Where the browser does not tell its history, it is a step on.
 */
export function useWayBack(address: string): () => void {
  const router = useRouter();
  return () => {
    const { navigation } = window as Partial<Pick<typeof window, 'navigation'>>;
    const visited = navigation?.entries().slice(0, (navigation.currentEntry?.index ?? -1) + 1) ?? [];
    const found = wayBack(
      visited.map(({ url }) => url),
      address,
    );
    const entry = found === null ? undefined : visited[found];
    if (navigation === undefined || entry === undefined) router.push(address);
    // Asked for twice at once, it is the same place; the first wish is then given up, which is no fault.
    else void navigation.traverseTo(entry.key).committed?.catch(() => undefined);
  };
}

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
  return `${pathname} ${libraryAddress(readPlace(searchParams))}`;
}
