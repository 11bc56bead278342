'use client';

import { useState } from 'react';
import { classNames } from '@/components/ui/class-names';
import type { StudioMedia } from '@/lib/contract/studio/studio-media';
import { frameStyle } from './frame-style';

/** A picture as large as fits. Until its bytes are there its thumbnail stands in; behind what is cut away, a checkerboard. */
export function ImageView({ media, alt, onError }: { media: StudioMedia; alt: string; onError: () => void }) {
  const [isLoaded, setIsLoaded] = useState(false);
  const mayBeTransparent = media.contentType !== 'image/jpeg';
  const standIn = !isLoaded && media.thumbnailUrl !== null ? { backgroundImage: `url("${media.thumbnailUrl}")` } : {};
  return (
    <img
      src={media.previewUrl ?? media.url}
      alt={alt}
      width={media.width ?? undefined}
      height={media.height ?? undefined}
      onLoad={() => setIsLoaded(true)}
      onError={onError}
      draggable={false}
      className={classNames(
        'block bg-cover shadow-picture',
        isLoaded && mayBeTransparent && 'checkerboard',
        !isLoaded && 'bg-sunken',
      )}
      style={{ ...frameStyle(media.width, media.height), ...standIn }}
    />
  );
}
