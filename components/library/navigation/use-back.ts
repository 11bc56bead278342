'use client';

import { useRouter } from 'next/navigation';
import { libraryAddress, readViewState } from '@/lib/client/library-view-state';

/**
 * Leads to an address of the library: back to it where one came from it, so that going back from there does not lead here once more.
 * Where the browser does not tell its history, it is a step on.
 */
export function useBack(address: string): () => void {
  const router = useRouter();
  return () => {
    const { navigation } = window as Partial<Pick<typeof window, 'navigation'>>;
    const visited = navigation?.entries().slice(0, (navigation.currentEntry?.index ?? -1) + 1) ?? [];
    const found = findBackEntry(
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
export function findBackEntry(visited: readonly (string | null)[], address: string): number | null {
  const wanted = viewOf(new URL(address, 'http://studio'));
  for (let at = visited.length - 1; at >= 0; at -= 1) {
    const url = URL.parse(visited[at] ?? '');
    if (url === null) return null;
    if (viewOf(url) === wanted) return at;
    if (!url.pathname.startsWith('/library/')) return null;
  }
  return null;
}

/** The same for all addresses that show the same under the same filter. */
function viewOf({ pathname, searchParams }: URL): string {
  return `${pathname} ${libraryAddress(readViewState(searchParams))}`;
}
