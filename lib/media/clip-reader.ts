import { AV_NOPTS_VALUE } from 'node-av/constants';
import { EaselError } from '../contract/error.ts';
import { createFrameConverter } from './filter/frame-converter.ts';
import { openVideo } from './read/open-video.ts';
import { readFrames } from './read/read-frames.ts';
import { createDisplayFilters } from './filter/display-filters.ts';
import { fitInside, displaySize, uprightFilters, uprightSize } from './filter/upright-filter.ts';
import { durationOf, dynamicRangeOf } from './read/stream-facts.ts';
import { mayBeCropped } from './filter/may-be-cropped.ts';

/** A video's frames at times that the caller chooses, scaled to a size. */
export interface ClipReader {
  /**
   * The frame shown at a time, as RGBA; after the video's end, its last frame. Times must not decrease. The bytes are
   * not overwritten later.
   */
  frameAt: (timeSeconds: number) => Promise<Uint8Array>;
  close: () => Promise<void>;
}

/** How much of an image's red, green and blue goes into each of the three output channels. */
export type ColourMix = readonly [
  readonly [number, number, number],
  readonly [number, number, number],
  readonly [number, number, number],
];

function mixFilter(mix: ColourMix): string {
  const names = 'rgb';
  const shares = mix.flatMap((row, to) =>
    row.map((share, from) => `${names.charAt(to)}${names.charAt(from)}=${Math.max(-2, Math.min(2, share)).toFixed(4)}`),
  );
  return `colorchannelmixer=${shares.join(':')}`;
}

interface Size {
  width: number;
  height: number;
}

/** Scales an image over a whole frame and crops the rest, or shows it whole over a blur of itself. */
function fittingFilters(shown: Size, frame: Size, describe: (size: Size) => string): string {
  const { width, height } = frame;
  if (mayBeCropped(shown, frame)) {
    const scale = Math.max(width / shown.width, height / shown.height);
    const cover = { width: Math.ceil(shown.width * scale - 1e-6), height: Math.ceil(shown.height * scale - 1e-6) };
    return `${describe(cover)},crop=${width}:${height}`;
  }
  const enlarged = Math.max(width, height) / Math.min(shown.width, shown.height);
  const inside = fitInside({ width: shown.width * enlarged, height: shown.height * enlarged }, width, height);
  const behind = [
    `scale=w=${Math.ceil(width / 8)}:h=${Math.ceil(height / 8)}:force_original_aspect_ratio=increase`,
    `crop=${Math.ceil(width / 8)}:${Math.ceil(height / 8)}`,
    'gblur=sigma=5',
    `scale=w=${width}:h=${height}:flags=bicubic`,
    'colorlevels=romax=0.64:gomax=0.64:bomax=0.64',
  ];
  return (
    `[in]${describe(inside)},split[whole][copy];[copy]${behind.join(',')}[behind];` +
    `[behind][whole]overlay=x=(W-w)/2:y=(H-h)/2:format=rgb,format=rgba[out]`
  );
}

/**
 * Opens a video to be shown inside another: upright, square pixels, high dynamic range mapped to standard, cropped to a
 * frame's proportions, its colours mixed by `mix`. Damaged frames are left out.
 * @throws EaselError `unsupported_media_type` when the file is not a video, or none of it can be decoded.
 */
export async function openClip(path: string, frame: Size, mix: ColourMix | null = null): Promise<ClipReader> {
  const file = await openVideo(path);
  const { video } = file;
  if (video === null) {
    await file.close();
    throw new EaselError('unsupported_media_type', 'The file contains only audio, no video.');
  }
  const filters = await createDisplayFilters(uprightFilters(video), dynamicRangeOf(video));
  const shown = displaySize(video, uprightSize(video));
  const describe = (size: Size) => {
    const scaled = filters.describe({ ...size, pixelFormat: 'rgba', kernel: 'lanczos' });
    return mix === null ? scaled : `${scaled},${mixFilter(mix)}`;
  };
  const converter = createFrameConverter(() => fittingFilters(shown, frame, describe), video.timeBase);
  const frames = readFrames(file);
  const secondsOf = (time: bigint) => (Number(time) * video.timeBase.num) / video.timeBase.den;
  let startSeconds: number | null = null;

  async function read(): Promise<{ seconds: number; rgba: Uint8Array } | null> {
    for (;;) {
      const { value, done } = await frames.next();
      if (done === true) return null;
      const known = value.pts === AV_NOPTS_VALUE ? value.bestEffortTimestamp : value.pts;
      for await (const converted of converter.convert(value)) {
        using held = converted;
        const seconds = known === AV_NOPTS_VALUE ? 0 : secondsOf(known);
        startSeconds ??= seconds;
        return { seconds: seconds - startSeconds, rgba: held.toBuffer() };
      }
    }
  }

  const close = async () => {
    await frames.return(undefined);
    converter.close();
    await filters.close();
    await file.close();
  };

  const first = await read().catch(async (error: unknown) => {
    await close();
    throw error;
  });
  if (first === null) {
    await close();
    throw new EaselError('unsupported_media_type', 'No frame of the video can be decoded.');
  }
  let current = first;
  let next = await read();
  // A frame that begins up to a millisecond later counts as begun, because the clocks of videos differ.
  const tolerance = 0.001;
  return {
    frameAt: async (timeSeconds) => {
      while (next !== null && next.seconds <= timeSeconds + tolerance) {
        current = next;
        next = await read();
      }
      return current.rgba;
    },
    close,
  };
}

/**
 * The duration of a video and the size at which it is displayed.
 * @throws EaselError `unsupported_media_type` when the file is not a video.
 */
export async function measureClip(path: string): Promise<Size & { durationSeconds: number }> {
  const file = await openVideo(path);
  try {
    if (file.video === null) {
      throw new EaselError('unsupported_media_type', 'The file contains only audio, no video.');
    }
    const size = displaySize(file.video, uprightSize(file.video));
    return { ...size, durationSeconds: durationOf(file, file.video) ?? 0 };
  } finally {
    await file.close();
  }
}
