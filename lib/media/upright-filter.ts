import type { Stream } from 'node-av/lib';
import { pixelAspectOf, rotationOf } from './open-film.ts';

const turns = { 0: [], 90: ['transpose=clock'], 180: ['hflip', 'vflip'], 270: ['transpose=cclock'] } as const;

/** Filters that stand a film's stored picture upright, as its container asks. */
export function uprightFilters(video: Stream): readonly string[] {
  return turns[rotationOf(video)];
}

/** The next even number down, as 4:2:0 needs it; at least 2. */
export function evenLength(length: number): number {
  return Math.max(2, length - (length % 2));
}

/** Size in stored pixels once upright, cut to even numbers as 4:2:0 needs. */
export function uprightSize(video: Stream): { width: number; height: number } {
  const isLying = rotationOf(video) % 180 !== 0;
  const { width, height } = video.codecpar;
  const size = { width: evenLength(width), height: evenLength(height) };
  return isLying ? { width: size.height, height: size.width } : size;
}

/** Size of a film as shown, with square pixels, when its upright stored size is `size`. */
export function shownSize(video: Stream, size: { width: number; height: number }): { width: number; height: number } {
  const aspect = pixelAspectOf(video);
  return rotationOf(video) % 180 === 0
    ? { width: Math.round(size.width * aspect), height: size.height }
    : { width: size.width, height: Math.round(size.height * aspect) };
}

/** The largest size of the same proportions inside a frame, never larger than it was. */
export function fitInside(
  size: { width: number; height: number },
  mostWidth: number,
  mostHeight: number,
): { width: number; height: number } {
  const scale = Math.min(1, mostWidth / size.width, mostHeight / size.height);
  const fitted = (length: number) => Math.max(1, Math.round(length * scale));
  return { width: fitted(size.width), height: fitted(size.height) };
}

/** A stored pixel's width against its height once the picture stands upright: lying films stand, and so do their pixels. */
export function uprightPixelAspect(video: Stream): { num: number; den: number } {
  const own = video.sampleAspectRatio.num > 0 ? video.sampleAspectRatio : video.codecpar.sampleAspectRatio;
  if (own.num <= 0 || own.den <= 0) return { num: 1, den: 1 };
  return rotationOf(video) % 180 === 0 ? { num: own.num, den: own.den } : { num: own.den, den: own.num };
}
