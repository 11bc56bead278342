import { writeFile } from 'node:fs/promises';
import sharp from 'sharp';
import { EaselError } from '../../contract/error.ts';
import { createFrameConverter } from '../filter/frame-converter.ts';
import { framesAt, seekVideo, type TimedFrame } from '../read/frames-at.ts';
import { openVideo, type OpenVideo } from '../read/open-video.ts';
import { createDisplayFilters } from '../filter/display-filters.ts';
import { displaySize, uprightFilters, uprightSize } from '../filter/upright-filter.ts';
import { dynamicRangeOf } from '../read/stream-facts.ts';

/** Which frame of a video to grab, and where to write it. */
export interface FrameGrabOptions {
  path: string;
  outputPath: string;
  /** Seconds from the video's beginning; after its end the last frame is used. */
  timeSeconds: number;
}

/** A still of a video. */
export interface Still {
  width: number;
  height: number;
  /** The time at which its frame begins. */
  timeSeconds: number;
}

/**
 * Writes the frame of a video that is shown at a time as a PNG: in full size, upright, with square pixels. High dynamic
 * range is mapped to standard.
 * @throws EaselError `unsupported_media_type` when the file is not a video, or no frame can be decoded.
 */
export async function grabFrame(options: FrameGrabOptions): Promise<Still> {
  await using stack = new AsyncDisposableStack();
  const file = await openVideo(options.path);
  stack.defer(file.close);
  const { video } = file;
  if (video === null) throw new EaselError('unsupported_media_type', 'The file contains only audio, no video.');
  const size = displaySize(video, uprightSize(video));
  const filters = await createDisplayFilters(uprightFilters(video), dynamicRangeOf(video));
  stack.defer(filters.close);
  const describe = () => filters.describe({ ...size, pixelFormat: 'rgb24', isExact: true });
  const converter = createFrameConverter(describe, video.timeBase);
  stack.defer(converter.close);

  async function write({ frame, seconds }: TimedFrame): Promise<Still> {
    for await (const converted of converter.convert(frame)) {
      using held = converted;
      const png = sharp(held.toBuffer(), { raw: { ...size, channels: 3 } }).png();
      await writeFile(options.outputPath, await png.toBuffer());
    }
    return { ...size, timeSeconds: Math.max(0, seconds) };
  }

  // The frame is valid for one pass of the loop.
  for await (const found of findFrame(file, options.timeSeconds)) return await write(found);
  throw new EaselError('unsupported_media_type', 'No frame of the video can be decoded.');
}

async function* findFrame(file: OpenVideo, timeSeconds: number): AsyncGenerator<TimedFrame> {
  const { video } = file;
  if (video === null) return;
  await seekVideo(file, video, timeSeconds);
  for await (const found of framesAt(file, video, [timeSeconds])) {
    if (found.seconds > timeSeconds + 0.001 && timeSeconds > 0) break;
    yield found;
    return;
  }
  // A damaged index leads past the time or past the end: then read from the beginning.
  await seekVideo(file, video, 0);
  yield* framesAt(file, video, [timeSeconds]);
}
