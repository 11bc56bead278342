import type { StudioMediaStrip } from '@/lib/contract/studio-media';

/** Where a small picture of a film is in the one that holds them all, in pixels. */
export interface StripTile {
  left: number;
  top: number;
  seconds: number;
}

/** The small picture that stands for a time: the last one that is not after it. Null where there are none. */
export function tileAt({ times, columns, tileWidth, tileHeight }: StudioMediaStrip, seconds: number): StripTile | null {
  const found = times.findLastIndex((time) => time <= seconds);
  const at = Math.max(0, found);
  const time = times[at];
  if (time === undefined) return null;
  return { left: (at % columns) * tileWidth, top: Math.floor(at / columns) * tileHeight, seconds: time };
}
