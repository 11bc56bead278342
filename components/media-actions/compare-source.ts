import type { LibraryFilter, LibraryItem, LibraryItemDetail } from '@/lib/contract/studio/library';
import { compareAddress, type CompareMode } from '@/components/viewer/compare/comparison';

/** The input that a result can be compared with: the first input of its own kind, image or video. */
export function inputOf({ item, madeFrom }: LibraryItemDetail): LibraryItem | null {
  if (item.media.kind === 'audio') return null;
  return madeFrom.find(({ media }) => media.kind === item.media.kind && media.id !== item.media.id) ?? null;
}

/** The address under which a result is compared with its input: a cut-out or mask is shown on top of it. */
export function comparisonWith(
  input: LibraryItem,
  { item, job }: LibraryItemDetail,
  filter: LibraryFilter = {},
): string {
  const isMask = item.media.details?.hasAlpha === true || job?.request['apply_mask'] === false;
  const mode: CompareMode = item.media.kind === 'image' && isMask ? 'mask' : 'slider';
  return compareAddress([input.media.id, item.media.id], { mode, filter });
}
