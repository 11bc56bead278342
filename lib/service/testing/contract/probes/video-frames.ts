import assert from 'node:assert/strict';
import sharp from 'sharp';
import { watchVideo, type SeenFrame } from '../../../../media/testing/see-video.ts';
import type { Thumbnail } from './thumbnail.ts';

const across = 64;
const down = 36;

function thumbnailOf(frame: SeenFrame): Thumbnail {
  const rgba = Buffer.alloc(across * down * 4, 255);
  for (let y = 0; y < down; y += 1) {
    for (let x = 0; x < across; x += 1) {
      const column = Math.floor(((x + 0.5) / across) * frame.width);
      const row = Math.floor(((y + 0.5) / down) * frame.height);
      for (const [channel, value] of frame.at(column, row).entries()) {
        rgba[(y * across + x) * 4 + channel] = Math.max(0, Math.min(255, Math.round(value * 255)));
      }
    }
  }
  return { width: across, height: down, rgba };
}

/** A video's frames, sampled on a grid of 64 × 36. */
export async function framesOf(path: string): Promise<Thumbnail[]> {
  const thumbnails: Thumbnail[] = [];
  // One by one: the frames of a long video would not fit into memory.
  for await (const frame of watchVideo(path)) thumbnails.push(thumbnailOf(frame));
  return thumbnails;
}

/** An image, cropped to 16:9 and sampled on the same grid, for comparing it with a frame. */
export async function frameOf(path: string): Promise<Thumbnail> {
  const rgba = await sharp(path).resize(across, down, { fit: 'cover' }).ensureAlpha().raw().toBuffer();
  return { width: across, height: down, rgba };
}

function halved(frame: SeenFrame): Thumbnail {
  const [width, height] = [Math.floor(frame.width / 2), Math.floor(frame.height / 2)];
  const rgba = Buffer.alloc(width * height * 4, 255);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const colour = frame.at(x * 2, y * 2);
      for (const [channel, value] of colour.entries()) rgba[(y * width + x) * 4 + channel] = Math.round(value * 255);
    }
  }
  return { width, height, rgba };
}

/** A video's first frame at half its size. */
export async function firstFrame(path: string): Promise<Thumbnail> {
  for await (const frame of watchVideo(path)) return halved(frame);
  return assert.fail('the video has no frames');
}
