'use client';

import { useRouter } from 'next/navigation';
import { libraryAddress } from '@/lib/client/library/place';
import { wayBack } from '@/lib/client/library/way-back';
import type { LibraryFilter } from '@/lib/contract/library';

/**
 * Leads to the grid: to where one came from, so that going back from there does not lead to the item once more. Where the browser
 * does not tell its history, it is a step on.
 */
export function useWayBack(filter: LibraryFilter): () => void {
  const router = useRouter();
  return () => {
    const { navigation } = window as Partial<Pick<typeof window, 'navigation'>>;
    const visited = navigation?.entries().slice(0, (navigation.currentEntry?.index ?? -1) + 1) ?? [];
    const found = wayBack(
      visited.map(({ url }) => url),
      filter,
    );
    const entry = found === null ? undefined : visited[found];
    if (navigation === undefined || entry === undefined) router.push(libraryAddress(filter));
    // Asked for twice at once, it is the same place; the first wish is then given up, which is no fault.
    else void navigation.traverseTo(entry.key).committed?.catch(() => undefined);
  };
}
