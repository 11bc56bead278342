import { mkdtemp, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import {
  fitInside,
  displaySize,
  evenLength,
  uprightFilters,
  uprightSize,
} from '../../../media/filter/upright-filter.ts';
import { createDisplayFilters } from '../../../media/filter/display-filters.ts';
import { createFrameConverter } from '../../../media/filter/frame-converter.ts';
import { framesAt } from '../../../media/read/frames-at.ts';
import { openVideo } from '../../../media/read/open-video.ts';
import { durationOf, dynamicRangeOf } from '../../../media/read/stream-facts.ts';
import { createVideoWriter } from '../../../media/write/video-writer.ts';
import { removeFolder } from '../../../setup/test/remove-folder.ts';

const imageSide = 640;
const mostImageBytes = 36_000;
const thumbnail = { width: 176, height: 112 };
const videoSide = 448;
const mostVideoBytes = 130_000;
const framesPerSecond = 15;
const mostSeconds = 4;

/** A name below the folder of the examples, without an extension. */
type Place = string;

/**
 * Writes an image of at most 640 pixels and 36 kB as `<place>.webp`. Transparency is kept.
 */
export async function writeImage(place: Place, image: Buffer): Promise<void> {
  for (let quality = 84; ; quality -= 6) {
    const webp = await sharp(image)
      .resize(imageSide, imageSide, { fit: 'inside', withoutEnlargement: true })
      .webp({ quality, effort: 6 })
      .toBuffer();
    if (webp.length > mostImageBytes && quality > 40) continue;
    await writeFile(`${place}.webp`, webp);
    return;
  }
}

/** Writes an image for the rows of a list, cropped, as `<place>-small.webp`. */
export async function writeThumbnail(place: Place, image: Buffer): Promise<void> {
  const { width, height } = thumbnail;
  await sharp(image)
    .resize(width, height, { fit: 'cover' })
    .webp({ quality: 70, effort: 6 })
    .toFile(`${place}-small.webp`);
}

/** Puts several results into one image: a grid of two columns. One result stays as it is. */
export async function joinImages(images: readonly Buffer[]): Promise<Buffer> {
  const [first] = images;
  if (first === undefined) throw new Error('the model gave no result');
  if (images.length === 1) return first;
  const { width, height } = await sharp(first).metadata();
  const gap = Math.round(width / 80);
  const tiles = images.map((input, index) => ({
    input,
    left: (index % 2) * (width + gap),
    top: Math.floor(index / 2) * (height + gap),
  }));
  const rows = Math.ceil(images.length / 2);
  return sharp({
    create: { width: 2 * width + gap, height: rows * (height + gap) - gap, channels: 4, background: '#ffffff' },
  })
    .composite(tiles)
    .png()
    .toBuffer();
}

/** Puts the results of a comparison, of one size, side by side. One result stays as it is. */
export async function joinBeside(images: readonly Buffer[]): Promise<Buffer> {
  const [first] = images;
  if (first === undefined) throw new Error('the models gave no result');
  if (images.length === 1) return first;
  const { width, height } = await sharp(first).metadata();
  const step = width + Math.round(width / 80);
  return sharp({ create: { width: images.length * step - (step - width), height, channels: 4, background: '#ffffff' } })
    .composite(images.map((input, index) => ({ input, left: index * step, top: 0 })))
    .png()
    .toBuffer();
}

/**
 * Writes the first four seconds of a video without its audio, in standard range, as `<place>.mp4` of at most 130 kB.
 *
 * @returns its frame after a third, for the poster
 */
export async function writeVideo(place: Place, bytes: Buffer): Promise<Buffer> {
  const folder = await mkdtemp(join(tmpdir(), 'easel-example-'));
  const source = join(folder, 'source');
  try {
    await writeFile(source, bytes);
    const { frames, size } = await readSomeFrames(source);
    for (let quality = 26; ; quality += 2) {
      const writer = await createVideoWriter({
        path: `${place}.mp4`,
        ...size,
        framesPerSecond,
        quality,
        preset: 'medium',
      });
      for (const frame of frames) await writer.writeFrame(frame);
      await writer.finish();
      if ((await stat(`${place}.mp4`)).size <= mostVideoBytes || quality >= 44) break;
    }
    const poster = frames[Math.floor(frames.length / 3)] ?? Buffer.alloc(0);
    return await sharp(poster, { raw: { ...size, channels: 4 } })
      .png()
      .toBuffer();
  } finally {
    await removeFolder(folder);
  }
}

async function readSomeFrames(path: string) {
  await using stack = new AsyncDisposableStack();
  const file = await openVideo(path);
  stack.defer(file.close);
  const { video } = file;
  if (video === null) throw new Error('the result has no video track');
  const fitted = fitInside(displaySize(video, uprightSize(video)), videoSide, videoSide);
  const size = { width: evenLength(fitted.width), height: evenLength(fitted.height) };
  const filters = await createDisplayFilters(uprightFilters(video), dynamicRangeOf(video));
  stack.defer(filters.close);
  const converter = createFrameConverter(() => filters.describe({ ...size, pixelFormat: 'rgba' }), video.timeBase);
  stack.defer(converter.close);
  const seconds = Math.min(mostSeconds, durationOf(file, video) ?? mostSeconds);
  const times = Array.from({ length: Math.floor(seconds * framesPerSecond) }, (_, index) => index / framesPerSecond);
  const frames: Buffer[] = [];
  for await (const { frame } of framesAt(file, video, times)) {
    for await (const converted of converter.convert(frame)) {
      using held = converted;
      frames.push(Buffer.from(held.toBuffer()));
    }
  }
  return { frames, size };
}
