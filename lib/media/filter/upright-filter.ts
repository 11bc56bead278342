import type { Stream } from 'node-av/lib';
import { rotationOf } from '../read/open-video.ts';

const turns = { 0: [], 90: ['transpose=clock'], 180: ['hflip', 'vflip'], 270: ['transpose=cclock'] } as const;

/** Filters that rotate and flip a video's stored frames upright, as its container specifies. */
export function uprightFilters(video: Stream): readonly string[] {
  return turns[rotationOf(video)];
}

/** Rounds down to an even number, as 4:2:0 needs it; at least 2. */
export function evenLength(length: number): number {
  return Math.max(2, length - (length % 2));
}

/** Size in stored pixels after rotation. */
export function uprightSize(video: Stream): { width: number; height: number } {
  const { width, height } = video.codecpar;
  return rotationOf(video) % 180 === 0 ? { width, height } : { width: height, height: width };
}

/** The same, rounded down to even numbers as 4:2:0 needs them. */
export function evenUprightSize(video: Stream): { width: number; height: number } {
  const { width, height } = uprightSize(video);
  return { width: evenLength(width), height: evenLength(height) };
}

/**
 * Size of a video as displayed, with square pixels, when its upright size is `size`. Where pixels are not square, the
 * shorter direction is stretched rather than the longer one compressed, as in browsers.
 */
export function displaySize(video: Stream, size: { width: number; height: number }): { width: number; height: number } {
  const { num, den } = uprightPixelAspect(video);
  return num >= den
    ? { width: Math.max(1, Math.round((size.width * num) / den)), height: size.height }
    : { width: size.width, height: Math.max(1, Math.round((size.height * den) / num)) };
}

/** The largest size of the same proportions inside a frame; never an enlargement. */
export function fitInside(
  size: { width: number; height: number },
  mostWidth: number,
  mostHeight: number,
): { width: number; height: number } {
  const scale = Math.min(1, mostWidth / size.width, mostHeight / size.height);
  const fitted = (length: number) => Math.max(1, Math.round(length * scale));
  return { width: fitted(size.width), height: fitted(size.height) };
}

/** The width-to-height ratio of a stored pixel once the frames are upright: pixels are rotated with them. */
export function uprightPixelAspect(video: Stream): { num: number; den: number } {
  const own = video.sampleAspectRatio.num > 0 ? video.sampleAspectRatio : video.codecpar.sampleAspectRatio;
  if (own.num <= 0 || own.den <= 0) return { num: 1, den: 1 };
  return rotationOf(video) % 180 === 0 ? { num: own.num, den: own.den } : { num: own.den, den: own.num };
}
