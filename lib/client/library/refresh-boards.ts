import type { Query, QueryClient, QueryFilters } from '@tanstack/react-query';
import { libraryKeys } from './library.ts';
import { loadedItems } from './loaded-items.ts';
import { refreshReviews } from './reviews.ts';

/**
 * Reads boards again that somebody has changed: the lists, their items where these are shown, and what people said of
 * them.
 *
 * @param data the data of the event
 * @returns the ids of the boards; null for other data
 */
export async function refreshBoards(client: QueryClient, data: unknown): Promise<string[] | null> {
  const ids = idsIn(data);
  if (ids === null) return null;
  const shows = (query: Query) => showsBoard(query, new Set(ids));
  // Tiles are loaded apart from the query cache.
  if (client.getQueryCache().findAll({ queryKey: libraryKeys.indexes, predicate: shows }).length > 0) {
    loadedItems.renew();
  }
  const stale: QueryFilters[] = [
    { queryKey: libraryKeys.boards },
    { queryKey: libraryKeys.folders },
    { queryKey: libraryKeys.facets },
    { queryKey: libraryKeys.indexes, predicate: shows },
    { queryKey: libraryKeys.heads, predicate: shows },
    { queryKey: libraryKeys.items, predicate: shows },
  ];
  await Promise.all([
    ...stale.map(async (filters) => {
      // What is being read now may be older than the change.
      await client.cancelQueries(filters);
      await client.invalidateQueries(filters);
    }),
    ...ids.map((id) => refreshReviews(client, id)),
  ]);
  return ids;
}

/** Whether a list of items, or an item opened from one, is of one of these boards, or of any folder. */
function showsBoard({ queryKey }: Query, ids: ReadonlySet<string>): boolean {
  const filter = new URLSearchParams(String(queryKey.at(-1)));
  return ids.has(filter.get('board') ?? '') || filter.has('folder');
}

function idsIn(data: unknown): string[] | null {
  try {
    const value: unknown = typeof data === 'string' ? JSON.parse(data) : null;
    const ids = typeof value === 'object' && value !== null && 'ids' in value ? value.ids : null;
    return Array.isArray(ids) && ids.every((id) => typeof id === 'string') ? ids : null;
  } catch {
    return null;
  }
}
