'use client';

import { useQuery } from '@tanstack/react-query';
import { stripOptions } from '@/lib/client/studio-media/studio-media';
import type { StudioMediaStrip } from '@/lib/contract/studio/studio-media';

/** The preview image of a time, above that position of the timeline. */
export function TimelinePreview({
  url,
  seconds,
  share,
  label,
}: {
  url: string | null;
  seconds: number;
  /** The position along the timeline, 0 to 1. */
  share: number;
  label: string;
}) {
  const { data: strip } = useQuery({ ...stripOptions(url ?? ''), enabled: url !== null });
  const tile = strip === undefined ? null : tileAt(strip, seconds);
  const width = strip?.tileWidth ?? 64;
  return (
    <div
      aria-hidden
      style={{ left: `clamp(${width / 2}px, ${share * 100}%, calc(100% - ${width / 2}px))` }}
      className="pointer-events-none absolute bottom-full z-10 mb-2 -translate-x-1/2 overflow-hidden rounded-sm bg-panel text-center text-sm shadow-floating"
    >
      {strip !== undefined && tile !== null && (
        <div
          style={{
            width: strip.tileWidth,
            height: strip.tileHeight,
            background: `url("${strip.spriteUrl}") -${tile.left}px -${tile.top}px`,
          }}
        />
      )}
      <p className="px-2 py-0.5">{label}</p>
    </div>
  );
}

/** The position of a preview image in the sprite, in pixels. */
interface PreviewTile {
  left: number;
  top: number;
  seconds: number;
}

/** The preview image of a time: the last one that is not after it. Null without any. */
export function tileAt(
  { times, columns, tileWidth, tileHeight }: StudioMediaStrip,
  seconds: number,
): PreviewTile | null {
  const found = times.findLastIndex((time) => time <= seconds);
  const at = Math.max(0, found);
  const time = times[at];
  if (time === undefined) return null;
  return { left: (at % columns) * tileWidth, top: Math.floor(at / columns) * tileHeight, seconds: time };
}
