'use client';

import { useQueries } from '@tanstack/react-query';
import { itemOptions } from '@/lib/client/library/library';
import { mayChange } from '@/lib/client/me';
import type { LibraryFilter, LibraryItem, LibraryItemDetail } from '@/lib/contract/studio/library';
import { type CommonMarks, commonMarks } from './marks/mark-change';
import type { StudioMedia } from '@/lib/contract/studio/studio-media';

/** What the library knows of files. */
export interface ActionItems {
  /** Details in the order of the files, of the first alone where the screen knows the items; null while they are loading. */
  details: readonly (LibraryItemDetail | null)[];
  /** The items, in the order of the files; null while they are loading, and for files that the library does not have. */
  items: readonly (LibraryItem | null)[];
  isStarred: boolean;
  isTrashed: boolean;
  /** Whether all may be moved to the trash and restored, as far as they are known. */
  mayTrash: boolean;
  marks: CommonMarks;
}

/**
 * Reads the state of files in the library: whether all are starred, whether all are in the trash, their marks, what they were made from.
 *
 * @param filter that of the screen, so that both read the same
 * @param known the same files where the screen has them already: then only the details of the first are read
 */
export function useActionItems(
  items: readonly StudioMedia[],
  filter: LibraryFilter,
  known: readonly LibraryItem[] | null,
): ActionItems {
  const read = known === null ? items : items.slice(0, 1);
  const details = useQueries({
    queries: read.map(({ id }) => ({ ...itemOptions(id, filter), retry: 1 })),
    combine: (results) => results.map(({ data }) => data ?? null),
  });
  const found = known ?? details.map((detail) => detail?.item ?? null);
  return {
    details,
    items: found,
    isStarred: found.length > 0 && found.every((item) => item?.isStarred === true),
    isTrashed: found.length > 0 && found.every((item) => item?.isTrashed === true),
    mayTrash: found.every((item) => item === null || mayChange(item.owner)),
    marks: commonMarks(found),
  };
}
