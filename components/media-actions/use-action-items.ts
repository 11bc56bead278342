'use client';

import { useQueries } from '@tanstack/react-query';
import { itemOptions } from '@/lib/client/library/library';
import type { LibraryFilter, LibraryItemDetail } from '@/lib/contract/studio/library';
import { type CommonMarks, commonMarks } from './marks/mark-change';
import type { StudioMedia } from '@/lib/contract/studio/studio-media';

/** What the library knows of files. */
export interface ActionItems {
  /** Their details, in their order; null while they are loading, and for files that the library does not have. */
  details: readonly (LibraryItemDetail | null)[];
  isStarred: boolean;
  isTrashed: boolean;
  marks: CommonMarks;
}

/**
 * Reads the state of files in the library: whether all are starred, whether all are in the trash, their marks, what they were made from.
 *
 * @param filter that of the screen, so that both read the same
 */
export function useActionItems(items: readonly StudioMedia[], filter: LibraryFilter): ActionItems {
  const details = useQueries({
    queries: items.map(({ id }) => ({ ...itemOptions(id, filter), retry: 1 })),
    combine: (results) => results.map(({ data }) => data ?? null),
  });
  return {
    details,
    isStarred: details.length > 0 && details.every((detail) => detail?.item.isStarred === true),
    isTrashed: details.length > 0 && details.every((detail) => detail?.item.isTrashed === true),
    marks: commonMarks(details.map((detail) => detail?.item ?? null)),
  };
}
