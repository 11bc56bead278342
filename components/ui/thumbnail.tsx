'use client';

import { ImageOff } from 'lucide-react';
import { useState } from 'react';

/** A small image that fills its box; an icon instead when its file is gone. */
export function Thumbnail({ src, alt, onLoad }: { src: string; alt: string; onLoad?: () => void }) {
  const [failed, setFailed] = useState<string | null>(null);
  if (failed === src) {
    return (
      <span
        role={alt === '' ? undefined : 'img'}
        aria-label={alt === '' ? undefined : alt}
        className="grid size-full place-items-center bg-sunken text-faint"
      >
        <ImageOff aria-hidden className="size-5" />
      </span>
    );
  }
  return (
    <img
      src={src}
      alt={alt}
      draggable={false}
      className="size-full object-cover"
      onLoad={onLoad}
      onError={() => setFailed(src)}
    />
  );
}
