'use client';

import { AudioLines, ImageOff, Play } from 'lucide-react';
import { useState } from 'react';
import { LivePreview } from '@/components/jobs/preview/live-preview';
import type { LivePreviewState } from '@/components/jobs/preview/use-live-preview';
import { classNames } from '@/components/ui/class-names';
import { formatClock } from '@/lib/client/format';
import type { StudioMedia } from '@/lib/contract/studio/studio-media';

/** Pixels of the longer side of a thumbnail. */
const thumbnailSize = 512;

/**
 * A result in its cell, whole, as sharp as the cell needs; until it has loaded, the newest preview or its thumbnail. A
 * video plays while the cell is active.
 */
export function CellImage({
  media,
  preview,
  width,
  isActive,
}: {
  media: StudioMedia;
  preview: LivePreviewState;
  /** Of the cell, in CSS pixels. */
  width: number;
  /** Whether the pointer is on the cell, or the focus in it. */
  isActive: boolean;
}) {
  const [loaded, setLoaded] = useState<string | null>(null);
  const [failed, setFailed] = useState<string | null>(null);
  const full = media.kind === 'image' ? (media.previewUrl ?? media.url) : media.posterUrl;
  const src = media.thumbnailUrl ?? full;
  if (src === null || failed === src) {
    const Icon = media.kind === 'audio' ? AudioLines : media.kind === 'video' ? Play : ImageOff;
    return (
      <span className="absolute inset-0 grid place-items-center bg-sunken text-faint">
        <Icon aria-hidden className="size-6" />
      </span>
    );
  }
  return (
    <>
      {loaded !== src && <LivePreview preview={preview} alt="" fit="contain" />}
      <img
        src={src}
        srcSet={srcSetOf(media, full)}
        sizes={`${width}px`}
        alt=""
        draggable={false}
        decoding="async"
        onLoad={() => setLoaded(src)}
        onError={() => setFailed(src)}
        className={classNames('absolute inset-0 size-full object-contain', loaded !== src && 'opacity-0')}
      />
      {media.kind === 'video' && isActive && (
        <video
          src={media.previewUrl ?? media.url}
          autoPlay
          muted
          loop
          playsInline
          aria-hidden
          tabIndex={-1}
          className="absolute inset-0 size-full object-contain motion-reduce:hidden"
        />
      )}
      {media.kind === 'video' && (
        <span
          aria-hidden
          className="absolute right-2 bottom-2 flex items-center gap-1 rounded-xs bg-black/65 px-1.5 text-xs font-medium text-white tabular-nums group-hover/cell:hidden"
        >
          <Play className="size-2.5 fill-current" />
          {media.durationSeconds !== null && formatClock(Math.round(media.durationSeconds) * 1000)}
        </span>
      )}
    </>
  );
}

function srcSetOf({ width, height, thumbnailUrl }: StudioMedia, full: string | null): string | undefined {
  if (thumbnailUrl === null || full === null || width === null || height === null) return undefined;
  const thumbnailWidth = Math.round(Math.min(width, thumbnailSize * Math.min(1, width / height)));
  return thumbnailWidth >= width ? undefined : `${thumbnailUrl} ${thumbnailWidth}w, ${full} ${width}w`;
}
