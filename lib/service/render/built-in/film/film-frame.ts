/** Frames per second of the films that are drawn here: every frame is shown equally long on screens of 60 and 120 Hz. */
export const filmFramesPerSecond = 30;

const shortSides = { '720P': 720, '1080P': 1080 } as const;

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
  resolution: keyof typeof shortSides,
  proportions: { width: number; height: number },
): { width: number; height: number } {
  const ratio = proportions.width / proportions.height;
  const short = Math.min(shortSides[resolution], longestSide / Math.max(ratio, 1 / ratio));
  return ratio >= 1
    ? { width: even(short * ratio), height: even(short) }
    : { width: even(short), height: even(short / ratio) };
}

/** Number of frames of a film; its duration is exact. */
export function frameCount(durationSeconds: number): number {
  return Math.round(durationSeconds * filmFramesPerSecond);
}
