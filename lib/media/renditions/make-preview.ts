import { AV_PIX_FMT_YUV420P, FF_ENCODER_LIBX264 } from 'node-av/constants';
import { EaselError } from '../../contract/error.ts';
import { convertVideo } from '../write/convert-video.ts';
import { openVideo } from '../read/open-video.ts';
import { createDisplayFilters } from '../filter/display-filters.ts';
import { evenLength, fitInside, displaySize, uprightFilters, uprightSize } from '../filter/upright-filter.ts';
import { standardRange } from '../write/video-writer.ts';
import { dynamicRangeOf } from '../read/stream-facts.ts';

/** Longest and shortest side of a preview in pixels. */
const longestSide = 1920;
const shortestSide = 1080;

/** A video that all browsers can play. */
export interface Preview {
  contentType: 'video/mp4';
  width: number;
  height: number;
  durationSeconds: number;
}

/** The source of a preview, and where to write it. */
export interface PreviewOptions {
  path: string;
  outputPath: string;
  onProgress?: (share: number) => void;
  signal?: AbortSignal;
}

/**
 * Converts a video to a version that all browsers can play: H.264 in MP4, standard range, at most 1080p, upright, with
 * square pixels, audio as AAC or MP3. High dynamic range is tone-mapped; the original's frame times are preserved.
 * @throws EaselError `unsupported_media_type` when the video is damaged, incomplete or without a video stream.
 */
export async function makePreview(options: PreviewOptions): Promise<Preview> {
  await using stack = new AsyncDisposableStack();
  const file = await openVideo(options.path);
  stack.defer(file.close);
  const { video } = file;
  if (video === null) throw new EaselError('unsupported_media_type', 'The file contains only audio, no video.');
  const shown = displaySize(video, uprightSize(video));
  const isTall = shown.height > shown.width;
  const fitted = fitInside(shown, isTall ? shortestSide : longestSide, isTall ? longestSide : shortestSide);
  const size = { width: evenLength(fitted.width), height: evenLength(fitted.height) };
  const filters = await createDisplayFilters(uprightFilters(video), dynamicRangeOf(video));
  stack.defer(filters.close);
  const { durationSeconds } = await convertVideo({
    file,
    path: options.outputPath,
    container: 'mp4',
    ...size,
    pixelAspect: { num: 1, den: 1 },
    pixelFormat: AV_PIX_FMT_YUV420P,
    filters: () => filters.describe({ ...size, pixelFormat: 'yuv420p' }),
    codec: FF_ENCODER_LIBX264,
    colour: standardRange,
    tag: null,
    settings: { crf: 21, preset: 'veryfast', profile: 'high', 'x264-params': 'log-level=none' },
    copiedAudio: ['aac', 'mp3'],
    fallbackAudio: 'aac',
    onProgress: options.onProgress ?? (() => {}),
    signal: options.signal ?? new AbortController().signal,
  });
  return { contentType: 'video/mp4', ...size, durationSeconds };
}
