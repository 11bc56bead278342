import type { Stream } from 'node-av/lib';
import { pixelAspectOf, rotationOf } from './open-film.ts';

const turns = { 0: [], 90: ['transpose=clock'], 180: ['hflip', 'vflip'], 270: ['transpose=cclock'] } as const;

/** Filters that stand a film's stored picture upright, as its container asks. */
export function uprightFilters(video: Stream): readonly string[] {
  return turns[rotationOf(video)];
}

/** Size in stored pixels once upright, cut to even numbers as 4:2:0 needs. */
export function uprightSize(video: Stream): { width: number; height: number } {
  const isLying = rotationOf(video) % 180 !== 0;
  const { width, height } = video.codecpar;
  const even = (length: number) => Math.max(2, length - (length % 2));
  return isLying ? { width: even(height), height: even(width) } : { width: even(width), height: even(height) };
}

/** Size of a film as shown, with square pixels, when its upright stored size is `size`. */
export function shownSize(video: Stream, size: { width: number; height: number }): { width: number; height: number } {
  const aspect = pixelAspectOf(video);
  return rotationOf(video) % 180 === 0
    ? { width: Math.round(size.width * aspect), height: size.height }
    : { width: size.width, height: Math.round(size.height * aspect) };
}
