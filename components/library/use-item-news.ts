'use client';

import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { libraryKeys } from './library';
import { mediaChanges } from '@/lib/client/events/media-changes';
import type { LibraryItemDetail } from '@/lib/contract/library';

/** Keeps the items that are read one by one true: what is made of a file is shown when it comes. */
export function useItemNews(id: string): void {
  const client = useQueryClient();
  useEffect(
    () =>
      mediaChanges.subscribe((news) => {
        if (news === 'anything') {
          void client.invalidateQueries({ queryKey: [...libraryKeys.items, id] });
        } else if ('media' in news && news.media.id === id) {
          const { media } = news;
          client.setQueriesData<LibraryItemDetail>({ queryKey: [...libraryKeys.items, id] }, (detail) =>
            detail === undefined ? detail : { ...detail, item: { ...detail.item, media } },
          );
        }
      }),
    [client, id],
  );
}
