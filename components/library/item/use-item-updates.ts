'use client';

import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { libraryKeys } from '@/lib/client/library/library';
import type { LibraryItemDetail } from '@/lib/contract/studio/library';
import { mediaChanges } from '@/lib/client/events/media-changes';

/** Updates an item that is open when the event stream reports a change of its file, as a new preview. */
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
