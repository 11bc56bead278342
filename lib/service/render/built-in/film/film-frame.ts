/** A film's picture and its rate: every frame of it has this size and is shown equally long. */
export interface FilmFrame {
  /** Pixels; both even. */
  width: number;
  height: number;
  /** A whole number. */
  framesPerSecond: number;
}

/** Frames per second where nothing says otherwise: every frame is shown equally long on screens of 60 and 120 Hz. */
export const filmFramesPerSecond = 30;

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

/** The words that profiles have for a film's resolution. */
export type FilmResolution = keyof typeof shortSides;

/** Longest side of a film in pixels, whatever its proportions. */
const longestSide = 3840;

function even(length: number): number {
  return Math.max(2, Math.round(length / 2) * 2);
}

/**
 * Size of a film: the resolution is its shorter side, the longer follows the proportions, to the nearest even pixel. A
 * picture longer than 3840 pixels at that (a panorama) shrinks until it fits.
 */
export function filmSize(
  resolution: FilmResolution,
  proportions: { width: number; height: number },
): { width: number; height: number } {
  const ratio = proportions.width / proportions.height;
  const short = Math.min(shortSides[resolution], longestSide / Math.max(ratio, 1 / ratio));
  return ratio >= 1
    ? { width: even(short * ratio), height: even(short) }
    : { width: even(short), height: even(short / ratio) };
}

/** Proportions of a ratio in words, as in `16:9`, `landscape`, `portrait`. */
export function proportionsOf(ratio: string): { width: number; height: number } {
  const [width = 16, height = 9] =
    ratio === 'landscape' ? [16, 9] : ratio === 'portrait' ? [9, 16] : ratio.split(':').map(Number);
  return { width, height };
}

/** Number of frames of a film; its duration is exact where a frame's is a part of it, to the nearest frame elsewhere. */
export function frameCount(durationSeconds: number, framesPerSecond: number): number {
  return Math.max(1, Math.round(durationSeconds * framesPerSecond));
}
