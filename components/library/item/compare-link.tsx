import type { LibraryFilter, LibraryItem, LibraryItemDetail } from '@/lib/contract/studio/library';
import { compareAddress, type CompareMode } from '@/components/viewer/compare/comparison';
import { SquareSplitHorizontal } from 'lucide-react';
import Link from 'next/link';
import { buttonClasses } from '@/components/ui/button';
import { libraryMessages } from '../messages';

/** A link to the comparison of a result with its input. */
export function CompareLink({
  input,
  result,
  filter,
}: {
  input: LibraryItem;
  result: LibraryItemDetail;
  filter: LibraryFilter;
}) {
  return (
    <Link
      href={comparisonWith(input, result, filter)}
      title={libraryMessages.item.compareHint}
      className={buttonClasses({ variant: 'quiet', className: 'max-desk:h-11' })}
    >
      <SquareSplitHorizontal aria-hidden />
      <span className="max-wide:sr-only">{libraryMessages.item.compare}</span>
    </Link>
  );
}

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
