import sharp from 'sharp';
import { EaselError } from '../../contract/error.ts';
import { createFrameConverter } from '../filter/frame-converter.ts';
import { framesAt, readTimedFrames, seekVideo, type TimedFrame } from '../read/frames-at.ts';
import { openVideo, type OpenVideo } from '../read/open-video.ts';
import { createDisplayFilters } from '../filter/display-filters.ts';
import { fitInside, displaySize, uprightFilters, uprightSize } from '../filter/upright-filter.ts';
import { durationOf, dynamicRangeOf } from '../read/stream-facts.ts';

/** Maximum number of tiles in a strip and in a row, and a tile's longest side in pixels. */
const mostTiles = 40;
const mostColumns = 8;
const tileSize = 240;
/** Longer videos are not decoded completely: only their key frames are used. */
const longSeconds = 60;

/** The layout of a strip's tiles: in rows, from left to right. */
export interface Strip {
  columns: number;
  rows: number;
  tileWidth: number;
  tileHeight: number;
  /** The time of each tile's frame, in seconds, ascending. */
  times: number[];
}

/**
 * Makes one WebP of up to 40 small images of a video, evenly spaced over its duration, for scrubbing.
 * @throws EaselError `unsupported_media_type` when the file is not a video, or no frame can be decoded.
 */
export async function makeStrip(options: { path: string; outputPath: string }): Promise<Strip> {
  await using stack = new AsyncDisposableStack();
  const file = await openVideo(options.path);
  stack.defer(file.close);
  const { video } = file;
  if (video === null) throw new EaselError('unsupported_media_type', 'The file contains only audio, no video.');
  const size = fitInside(displaySize(video, uprightSize(video)), tileSize, tileSize);
  const filters = await createDisplayFilters(uprightFilters(video), dynamicRangeOf(video));
  stack.defer(filters.close);
  const converter = createFrameConverter(() => filters.describe({ ...size, pixelFormat: 'rgb24' }), video.timeBase);
  stack.defer(converter.close);

  const tiles: Buffer[] = [];
  const times: number[] = [];
  let last = Number.NEGATIVE_INFINITY;
  for await (const { frame, seconds } of spreadFrames(file)) {
    if (seconds <= last) continue;
    last = seconds;
    for await (const converted of converter.convert(frame)) {
      using held = converted;
      tiles.push(held.toBuffer());
      times.push(Math.round(Math.max(0, seconds) * 1000) / 1000);
    }
  }
  if (tiles.length === 0) {
    throw new EaselError('unsupported_media_type', 'No frame of the video can be decoded.');
  }
  const columns = Math.min(mostColumns, tiles.length);
  const rows = Math.ceil(tiles.length / columns);
  const sprite = joinTiles(tiles, { ...size, columns, rows });
  await sharp(sprite, { raw: { width: size.width * columns, height: size.height * rows, channels: 3 } })
    .webp({ quality: 72 })
    .toFile(options.outputPath);
  return { columns, rows, tileWidth: size.width, tileHeight: size.height, times };
}

/** The frames in the middle of equal sections of a video; for a long one, the key frames before them. */
async function* spreadFrames(file: OpenVideo): AsyncGenerator<TimedFrame> {
  const { video } = file;
  if (video === null) return;
  const duration = durationOf(file, video) ?? 0;
  const times = Array.from({ length: mostTiles }, (_, index) => ((index + 0.5) * duration) / mostTiles);
  if (duration <= longSeconds) {
    yield* framesAt(file, video, times);
    return;
  }
  for (const time of times) {
    await seekVideo(file, video, time);
    for await (const found of readTimedFrames(file, video)) {
      yield found;
      break;
    }
  }
}

function joinTiles(tiles: Buffer[], layout: { width: number; height: number; columns: number; rows: number }): Buffer {
  const { width, height, columns, rows } = layout;
  const lineBytes = width * 3;
  const sprite = Buffer.alloc(lineBytes * columns * height * rows);
  for (const [index, tile] of tiles.entries()) {
    const [column, row] = [index % columns, Math.floor(index / columns)];
    for (let line = 0; line < height; line += 1) {
      const at = ((row * height + line) * columns + column) * lineBytes;
      tile.copy(sprite, at, line * lineBytes, (line + 1) * lineBytes);
    }
  }
  return sprite;
}
