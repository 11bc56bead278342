'use client';

import { AudioLines, ImageOff } from 'lucide-react';
import { memo, useState } from 'react';
import { classNames } from '@/components/ui/class-names';
import { formatClock } from '@/lib/client/format';
import { itemAddress } from '@/lib/client/library-view-state';
import type { LibraryFilter, LibraryItem } from '@/lib/contract/studio/library';
import { describeItem } from '../marks/describe-item';
import { TileMarks } from '../marks/tile-marks';
import { libraryMessages } from '../messages';
import type { TileReview } from '../reviews/sum-reviews';
import { TileReviewMarks } from '../reviews/tile-review-marks';
import { TileFacts } from './tile-facts';

/** One item in its own aspect ratio; an empty box of the same size while it loads. */
export const Tile = memo(function Tile({
  id,
  item,
  review,
  at,
  left,
  width,
  filter,
  isSelected,
  ring,
  isPointed,
  isCoarse,
}: {
  id: string;
  item: LibraryItem | null;
  /** What people said of it on the board that is shown; null for nothing. */
  review: TileReview | null;
  at: number;
  left: number;
  width: number;
  filter: LibraryFilter;
  isSelected: boolean;
  /** How it is marked as the one that keys act on: at once, or while the grid has the focus. */
  ring: 'mouse' | 'focus' | null;
  /** Whether its facts are shown over it. */
  isPointed: boolean;
  /** Used by touch: it always shows where to press to select it. */
  isCoarse: boolean;
}) {
  return (
    <div
      role="gridcell"
      id={id}
      aria-selected={isSelected}
      data-at={at}
      data-ring={ring ?? undefined}
      style={{ left, width }}
      className="group absolute inset-y-0 overflow-hidden rounded-xs bg-sunken outline-offset-2 aria-selected:bg-accent-soft outline-accent data-[ring=mouse]:outline-2 group-focus/grid:data-[ring=focus]:outline-2"
    >
      {item !== null && (
        <a
          href={itemAddress(item.media.id, filter)}
          tabIndex={-1}
          draggable
          className={classNames(
            'relative block size-full overflow-hidden outline-none group-aria-selected:border-10 group-aria-selected:border-accent-soft',
            item.flag === 'rejected' && !isPointed && 'opacity-45',
          )}
        >
          <Image item={item} />
          <Badges item={item} />
          {isPointed && <TileFacts item={item} />}
          {review !== null && <TileReviewMarks review={review} />}
          <TileMarks item={item} isPointed={isPointed} />
        </a>
      )}
      {(isPointed || isSelected || isCoarse) && (
        <span
          data-check
          aria-hidden
          className={classNames(
            'absolute top-1.5 left-1.5 grid size-5 cursor-pointer place-items-center rounded-full border-2 text-[12px] leading-none font-bold shadow-raised',
            isSelected
              ? 'border-accent bg-accent text-accent-text'
              : 'border-white bg-black/35 text-transparent pointer-coarse:opacity-70',
          )}
        >
          ✓
        </span>
      )}
    </div>
  );
});

function Image({ item }: { item: LibraryItem }) {
  const { media } = item;
  const [failed, setFailed] = useState<string | null>(null);
  const { thumbnailUrl } = media;
  const alt = describeItem(item);
  if (thumbnailUrl === null || failed === thumbnailUrl) {
    const Icon = media.kind === 'audio' ? AudioLines : thumbnailUrl === null ? null : ImageOff;
    return (
      <span className="@container block size-full">
        <span className="flex size-full flex-col items-center justify-center gap-1.5 p-2 text-center text-sm text-muted">
          {Icon !== null && <Icon aria-hidden className="size-5 shrink-0" />}
          <span className="line-clamp-3 wrap-anywhere @max-[5rem]:sr-only">{alt}</span>
        </span>
      </span>
    );
  }
  return (
    <img
      src={thumbnailUrl}
      alt={alt}
      onError={() => setFailed(thumbnailUrl)}
      draggable={false}
      decoding="async"
      className="size-full rounded-xs object-cover"
    />
  );
}

/** Draws four squares before a text. An icon of the library's would add four elements to each tile. */
const gridSign =
  'before:size-2.5 before:rounded-[2px] before:border before:bg-[linear-gradient(currentColor,currentColor),linear-gradient(currentColor,currentColor)] before:bg-size-[1px_100%,100%_1px] before:bg-center before:bg-no-repeat';

function Badges({ item: { media, batchPlace } }: { item: LibraryItem }) {
  const badges = [
    media.dynamicRange === null ? '' : libraryMessages.hdr,
    media.kind !== 'image' && media.durationSeconds !== null
      ? formatClock(Math.round(media.durationSeconds) * 1000)
      : '',
  ].filter(Boolean);
  if (badges.length === 0 && batchPlace === null) return null;
  return (
    <span className="absolute top-1.5 right-1.5 flex gap-1 text-xs font-medium text-white">
      {badges.length > 0 && <span className="rounded-xs bg-black/65 px-1.5">{badges.join(' · ')}</span>}
      {batchPlace !== null && (
        <span
          data-batch
          title={libraryMessages.openBatch}
          className={classNames(
            'flex cursor-pointer items-center gap-1 rounded-xs bg-black/65 px-1.5 hover:bg-black/85',
            gridSign,
          )}
        >
          {libraryMessages.batchPlace(batchPlace)}
        </span>
      )}
    </span>
  );
}
