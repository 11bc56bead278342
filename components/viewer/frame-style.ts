import type { CSSProperties } from 'react';

/**
 * The box of an image inside a container with `container-type: size`: as large as fits, in its own aspect ratio, never
 * larger than its own pixels. Known before the file has loaded, so that the layout does not shift.
 */
export function frameStyle(width: number | null, height: number | null): CSSProperties {
  if (width === null || height === null || width <= 0 || height <= 0)
    return { maxWidth: '100cqw', maxHeight: '100cqh' };
  const ratio = width / height;
  return { aspectRatio: `${width} / ${height}`, width: `min(100cqw, ${(ratio * 100).toFixed(3)}cqh, ${width}px)` };
}
