import type { Size } from './proportions.ts';

const shortSides = {
  standard: 720,
  high: 1080,
  '480p': 480,
  '720p': 720,
  '1080p': 1080,
  '2k': 1440,
  '4k': 2160,
  '480P': 480,
  '720P': 720,
  '1080P': 1080,
} as const;

/** A value that models use for a video's resolution. */
export type VideoResolution = keyof typeof shortSides;
/** All of them. */
export const videoResolutions = Object.keys(shortSides) as VideoResolution[];

/** Longest side of a video in pixels, whatever its proportions. */
const longestSide = 3840;

function even(length: number): number {
  return Math.max(2, Math.round(length / 2) * 2);
}

/**
 * Size of a video: the resolution is its shorter side, the longer follows the proportions, to the nearest even pixel. A
 * video that would be longer than 3840 pixels (a panorama) is scaled down to fit.
 */
export function videoSize(resolution: VideoResolution, proportions: Size): Size {
  const ratio = proportions.width / proportions.height;
  const short = Math.min(shortSides[resolution], longestSide / Math.max(ratio, 1 / ratio));
  return ratio >= 1
    ? { width: even(short * ratio), height: even(short) }
    : { width: even(short), height: even(short / ratio) };
}
