'use client';

import Link from 'next/link';
import type { ReactNode } from 'react';
import { useRouter } from 'next/navigation';
import { libraryAddress, readViewState } from '@/lib/client/library-view-state';

/**
 * Returns a function that goes to an address of the library: back in the history where the address is there, so that the browser's
 * back button does not return here, else as a new step.
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
    // A second call at once cancels the first, which rejects; that is not an error.
    else void navigation.traverseTo(entry.key).committed?.catch(() => undefined);
  };
}

/**
 * The index in a tab's history of the entry that shows the same as an address of the library, when only items and comparisons were
 * visited since; else null.
 *
 * @param visited the addresses of the history up to the current entry; null for one that the browser hides
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

/** A key that is equal for addresses that show the same under the same filter. */
function viewOf({ pathname, searchParams }: URL): string {
  return `${pathname} ${libraryAddress(readViewState(searchParams))}`;
}

/** A link back to the grid or to an item. */
export function BackLink({
  address,
  className,
  children,
}: {
  address: string;
  className: string;
  children: ReactNode;
}) {
  const goBack = useBack(address);
  return (
    <Link
      href={address}
      className={className}
      onNavigate={(event) => {
        event.preventDefault();
        goBack();
      }}
    >
      {children}
    </Link>
  );
}
