import { AVSEEK_FLAG_BACKWARD } from 'node-av/constants';
import type { Stream } from 'node-av/lib';
import { EaselError } from '../../contract/error.ts';
import { createFrameConverter } from '../filter/frame-converter.ts';
import { openVideo, type OpenVideo } from '../read/open-video.ts';
import { readFrames } from '../read/read-frames.ts';
import { createDisplayFilters } from '../filter/display-filters.ts';
import { fitInside, displaySize, uprightFilters, uprightSize } from '../filter/upright-filter.ts';
import { durationOf, dynamicRangeOf } from '../read/stream-facts.ts';

/** A frame of a video: 8-bit RGB, as shown. */
export interface Poster {
  rgb: Buffer;
  width: number;
  height: number;
}

/** Shares of the video's duration at which a frame is read, until one is not black. */
const shares = [0.1, 0.3, 0.5, 0.7, 0];

/** Mean of an RGB image, 0–255, from which it does not count as black. */
const blackMean = 8;

/**
 * Reads a frame that represents a video, with its longest side at most `longestSide` pixels.
 * @throws EaselError `unsupported_media_type` when no image can be decoded.
 */
export async function readPoster(path: string, longestSide: number): Promise<Poster> {
  const file = await openVideo(path);
  try {
    const { video } = file;
    if (video === null) throw new EaselError('unsupported_media_type', 'The file contains only audio, no video.');
    const size = fitInside(displaySize(video, uprightSize(video)), longestSide, longestSide);
    let darkest: Poster | null = null;
    for (const share of shares) {
      const poster = await readAt(file, video, share, size);
      if (poster !== null && meanOf(poster.rgb) > blackMean) return poster;
      darkest ??= poster;
    }
    if (darkest === null) {
      throw new EaselError('unsupported_media_type', 'No frame of the video can be decoded.');
    }
    return darkest;
  } finally {
    await file.close();
  }
}

async function readAt(
  file: OpenVideo,
  video: Stream,
  share: number,
  size: { width: number; height: number },
): Promise<Poster | null> {
  const seconds = (durationOf(file, video) ?? 0) * share;
  const startSeconds = Math.max(0, Number(file.format.startTime) / 1_000_000);
  const time = BigInt(Math.round(((seconds + startSeconds) * video.timeBase.den) / video.timeBase.num));
  // A file without an index cannot seek; then it is read from the present position.
  await file.format.seekFrame(video.index, time, AVSEEK_FLAG_BACKWARD);
  const filters = await createDisplayFilters(uprightFilters(video), dynamicRangeOf(video));
  const converter = createFrameConverter(() => filters.describe({ ...size, pixelFormat: 'rgb24' }), video.timeBase);
  try {
    for await (const frame of readFrames(file)) {
      // The seek lands on the key frame before the time, which may be a few frames later.
      if (frame.pts >= 0n && frame.pts + frame.duration <= time && share > 0) continue;
      for await (const converted of converter.convert(frame)) {
        using held = converted;
        return { rgb: held.toBuffer(), ...size };
      }
    }
    return null;
  } finally {
    converter.close();
    await filters.close();
  }
}

function meanOf(bytes: Uint8Array): number {
  let sum = 0;
  for (const value of bytes) sum += value;
  return sum / Math.max(1, bytes.length);
}
