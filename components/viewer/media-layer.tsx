'use client';

import { useCallback, useState } from 'react';
import { classNames } from '@/components/ui/class-names';
import type { StudioMedia } from '@/lib/contract/studio/studio-media';
import type { VideoVersion } from './version/use-video-version';
import type { Player } from './player/player';
import { sharpFrom, type ImageRect } from './zoom/zoom-view';

/** An image or video at its rectangle in a frame. Another one in the same rectangle covers it exactly. */
export function MediaLayer({
  media,
  alt,
  rect,
  zoom,
  player = null,
  part = 'leader',
  version = 'original',
  isFlat = false,
  onError,
}: {
  media: StudioMedia;
  alt: string;
  rect: ImageRect;
  zoom: number;
  /** The player of a video. */
  player?: Player | null;
  part?: 'leader' | 'follower';
  version?: VideoVersion;
  /** Without a checkerboard behind transparent parts. */
  isFlat?: boolean;
  onError?: () => void;
}) {
  const [isLoaded, setIsLoaded] = useState(false);
  const attach = useCallback(
    (node: HTMLVideoElement | null) => (node === null || player === null ? undefined : player.attach(node, part)),
    [player, part],
  );
  const shared = {
    style: { ...rect, imageRendering: zoom > sharpFrom ? ('pixelated' as const) : undefined },
    onError,
    draggable: false,
  };
  const base = 'absolute max-w-none object-contain select-none';
  if (media.kind === 'video') {
    const poster = media.posterUrl ?? media.thumbnailUrl;
    const source = version === 'preview' ? (media.previewUrl ?? media.url) : media.url;
    return (
      // oxlint-disable-next-line jsx-a11y/media-has-caption -- generated videos have no captions
      <video
        key={source}
        ref={attach}
        src={source}
        playsInline
        preload="auto"
        aria-label={alt}
        {...shared}
        // Not as its poster: browsers drop it on the first seek, long before there is a frame.
        style={{ ...shared.style, backgroundImage: poster === null ? undefined : `url("${poster}")` }}
        className={classNames(base, 'bg-black bg-size-[100%_100%]')}
      />
    );
  }
  const standIn = !isLoaded && media.thumbnailUrl !== null ? { backgroundImage: `url("${media.thumbnailUrl}")` } : {};
  return (
    <img
      src={media.previewUrl ?? media.url}
      alt={alt}
      onLoad={() => setIsLoaded(true)}
      {...shared}
      style={{ ...shared.style, ...standIn }}
      className={classNames(
        base,
        'bg-size-[100%_100%]',
        isLoaded && !isFlat && media.details?.hasAlpha === true && 'checkerboard',
      )}
    />
  );
}
