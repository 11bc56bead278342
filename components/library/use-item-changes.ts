'use client';

import type { LibraryItem } from '@/lib/contract/studio/library';
import { useChanges } from './use-changes';

/** What is done to one item: it gets a star or loses it, goes into the trash or comes out of it. */
export function useItemChanges() {
  const change = useChanges();
  return {
    star: ({ media, isStarred }: LibraryItem) =>
      void change({ ids: [media.id] }, { do: isStarred ? 'unstar' : 'star' }),
    trash: ({ media, isTrashed }: LibraryItem) =>
      void change({ ids: [media.id] }, { do: isTrashed ? 'restore' : 'trash' }),
  };
}
