import { infiniteQueryOptions } from '@tanstack/react-query';
import { libraryKeys } from '@/lib/client/library/library';
import { requestJson } from '@/lib/client/request';
import type { DuplicateGroup, Duplicates } from '@/lib/contract/studio/library';

/** The groups of items that are the same or look the same, page by page. */
export function duplicatesOptions() {
  return infiniteQueryOptions({
    queryKey: [...libraryKeys.all, 'duplicates'],
    queryFn: ({ pageParam, signal }) =>
      requestJson<Duplicates>(`/api/studio/library/duplicates?skip=${pageParam}`, { signal }),
    initialPageParam: 0,
    getNextPageParam: ({ groups, count }, _pages, skip) => {
      const read = skip + groups.length;
      return groups.length > 0 && read < count ? read : null;
    },
  });
}

/** Identifies a group by its items. */
export const keyOf = ({ items }: DuplicateGroup): string => items.map(({ media }) => media.id).join();

/**
 * The copies in a group to move to the trash. Of files with the same bytes, all but the best are copies; of images that are
 * only similar, nothing is until a person has chosen which one to keep.
 *
 * @param kept the id of the one to keep; null, or an item that is gone, for none chosen
 */
export function copiesOf({ kind, items }: DuplicateGroup, kept: string | null | undefined): string[] {
  const ids = items.map(({ media }) => media.id);
  const stays = kept != null && ids.includes(kept) ? kept : kind === 'same' ? ids[0] : undefined;
  return stays === undefined ? [] : ids.filter((id) => id !== stays);
}
