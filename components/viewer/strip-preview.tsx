'use client';

import { useQuery } from '@tanstack/react-query';
import { stripOptions } from '@/lib/client/studio-media/studio-media';
import { tileAt } from './strip-tile';

/** The small picture of a film that stands for a time, above that place of the timeline. */
export function StripPreview({
  url,
  seconds,
  share,
  words,
}: {
  url: string | null;
  seconds: number;
  /** The place along the timeline, 0 to 1. */
  share: number;
  words: string;
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
      <p className="px-2 py-0.5">{words}</p>
    </div>
  );
}
