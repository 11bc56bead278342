'use client';

import { AudioLines, Check, Download, ImageOff, Play } from 'lucide-react';
import { memo, useState } from 'react';
import { classNames } from '@/components/ui/class-names';
import { formatClock } from '@/lib/client/format';
import type { SharedItem } from '@/lib/contract/studio/board-link';
import { sharedMessages } from './messages';
import { nameOfItem, tileId } from './name-of-item';

/** Beyond these proportions, a tile shows a part of its image. */
const proportions = { least: 0.4, most: 4 };

const control =
  'absolute grid size-8 place-items-center rounded-full bg-black/55 text-white opacity-0 outline-offset-2 group-hover:opacity-100 group-focus-within:opacity-100 focus-visible:opacity-100 pointer-coarse:opacity-100 max-desk:size-11 [&_svg]:size-4';

/** An item of the grid, as wide as its proportions ask: it opens the viewer, and can be chosen and downloaded. */
export const SharedTile = memo(function SharedTile({
  item,
  isChosen,
  mayChoose,
  hasDownload,
  onOpen,
  onChoose,
  onMissing,
}: {
  item: SharedItem;
  isChosen: boolean;
  /** Whether another one can be chosen. */
  mayChoose: boolean;
  hasDownload: boolean;
  onOpen: (id: string) => void;
  onChoose: (id: string) => void;
  onMissing: () => void;
}) {
  const { media } = item;
  const name = nameOfItem(item);
  const proportion = proportionOf(media);
  return (
    <li
      style={{ flexGrow: proportion, flexBasis: `calc(${proportion} * var(--row))`, aspectRatio: proportion }}
      className="group relative max-w-full min-w-0 overflow-hidden rounded-xs bg-sunken"
    >
      <button
        type="button"
        id={tileId(item)}
        aria-label={name}
        className="block size-full cursor-zoom-in -outline-offset-2"
        onClick={() => onOpen(media.id)}
      >
        <TileImage item={item} onMissing={onMissing} />
      </button>
      {media.kind === 'video' && (
        <span
          aria-hidden
          className="pointer-events-none absolute bottom-2 left-2 flex items-center gap-1 rounded-xs bg-black/70 px-1.5 py-0.5 text-xs text-white tabular-nums"
        >
          <Play className="size-3 fill-current" />
          {media.durationSeconds !== null && formatClock(Math.round(media.durationSeconds) * 1000)}
        </span>
      )}
      {media.kind !== 'audio' && (
        <button
          type="button"
          aria-label={sharedMessages.choose({ item: name })}
          title={sharedMessages.choose({ item: name })}
          aria-pressed={isChosen}
          aria-disabled={(!isChosen && !mayChoose) || undefined}
          className={classNames(
            control,
            'top-1.5 left-1.5 border-2 border-white aria-disabled:cursor-not-allowed aria-disabled:border-white/40',
            isChosen ? 'border-accent! bg-accent! text-accent-text! opacity-100!' : 'text-transparent!',
          )}
          onClick={() => onChoose(media.id)}
        >
          <Check aria-hidden />
        </button>
      )}
      {hasDownload && (
        <a
          href={`${media.url}?download`}
          download
          aria-label={sharedMessages.downloadOf({ item: name })}
          title={sharedMessages.download}
          className={classNames(control, 'top-1.5 right-1.5')}
        >
          <Download aria-hidden />
        </a>
      )}
    </li>
  );
});

function TileImage({ item: { media }, onMissing }: { item: SharedItem; onMissing: () => void }) {
  const [isMissing, setIsMissing] = useState(false);
  if (media.thumbnailUrl === null || isMissing) {
    const Icon = media.kind === 'audio' ? AudioLines : media.kind === 'video' ? Play : ImageOff;
    return (
      <span className="grid size-full place-items-center text-faint">
        <Icon aria-hidden className="size-8" />
      </span>
    );
  }
  return (
    <img
      src={media.thumbnailUrl}
      alt=""
      loading="lazy"
      decoding="async"
      draggable={false}
      className="size-full object-cover"
      onError={() => {
        setIsMissing(true);
        onMissing();
      }}
    />
  );
}

/** Width over height of a tile; audio, which has neither, is twice as wide as high. */
function proportionOf({ width, height, kind }: SharedItem['media']): number {
  if (width === null || height === null || height === 0) return kind === 'audio' ? 2 : 1;
  return Math.min(proportions.most, Math.max(proportions.least, width / height));
}
