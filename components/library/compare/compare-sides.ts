import type { CompareSide } from '@/components/viewer/compare/compare-side';
import type { LibraryItemDetail } from '@/lib/contract/library';
import { compareItemWords } from '../compare-item-words';

/** The two as the viewer takes them, named by what one is to the other. */
export function compareSides(first: LibraryItemDetail, second: LibraryItemDetail): readonly [CompareSide, CompareSide] {
  return [sideOf(first, second), sideOf(second, first)];
}

function sideOf(side: LibraryItemDetail, other: LibraryItemDetail): CompareSide {
  const { media, caption } = side.item;
  const isInput = other.madeFrom.some((source) => source.media.id === media.id);
  const isResult = side.madeFrom.some((source) => source.media.id === other.item.media.id);
  const label = isInput ? compareItemWords.input : isResult ? compareItemWords.result : caption;
  return { media, alt: caption, label };
}
