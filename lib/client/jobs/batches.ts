import { type QueryClient, queryOptions } from '@tanstack/react-query';
import type { LibraryItem } from '../../contract/studio/library.ts';
import type { StudioBatch } from '../../contract/studio/studio-batch.ts';
import { loadedItems } from '../library/loaded-items.ts';
import { requestJson } from '../request.ts';

/** Begins like all keys of the library, so that changes of items read it again. */
const batchesKey = ['library', 'batches'] as const;

/**
 * Reads a batch with its results in the library.
 *
 * @param results how many results are known: with each more it is read again
 */
export function batchOptions(id: string, results: number) {
  return queryOptions({
    queryKey: [...batchesKey, id, results] as const,
    queryFn: ({ signal }) => requestJson<StudioBatch>(`/api/studio/batches/${encodeURIComponent(id)}`, { signal }),
    staleTime: 30_000,
    retry: 1,
  });
}

const registered = new WeakSet<QueryClient>();

/** Shows changes of items in the batches of a cache at once, before the studio has answered. */
export function updateBatchItems(client: QueryClient): void {
  if (registered.has(client)) return;
  registered.add(client);
  loadedItems.register({
    change: (change: (item: LibraryItem) => LibraryItem) =>
      void client.setQueriesData<StudioBatch>({ queryKey: batchesKey }, (batch) =>
        batch === undefined ? batch : { ...batch, items: batch.items.map(change) },
      ),
    expectRemoval: () => {},
    renew: () => {},
  });
}
