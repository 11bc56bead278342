'use client';

import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { libraryKeys } from '../library';
import { mediaChanges } from '@/lib/client/events/media-changes';
import type { LibraryItemDetail } from '@/lib/contract/library';

/** Keeps the items that are read one by one true: what is made of a file is shown when it comes. */
export function useItemUpdates(id: string): void {
  const client = useQueryClient();
  useEffect(
    () =>
      mediaChanges.subscribe((change) => {
        if (change === 'anything') {
          void client.invalidateQueries({ queryKey: [...libraryKeys.items, id] });
        } else if ('media' in change && change.media.id === id) {
          const { media } = change;
          client.setQueriesData<LibraryItemDetail>({ queryKey: [...libraryKeys.items, id] }, (detail) =>
            detail === undefined ? detail : { ...detail, item: { ...detail.item, media } },
          );
        }
      }),
    [client, id],
  );
}
