'use client';

import { useRouter } from 'next/navigation';
import { wayBack } from './way-back';

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
