'use client';

import { useCallback } from 'react';

/** An image that is not uploaded yet. */
export function LocalImage({ file, className }: { file: File; className: string }) {
  const show = useCallback(
    (image: HTMLImageElement | null) => {
      if (image === null) return undefined;
      const address = URL.createObjectURL(file);
      image.src = address;
      return () => URL.revokeObjectURL(address);
    },
    [file],
  );
  return <img ref={show} alt="" loading="lazy" decoding="async" className={className} />;
}
