import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createImage, type Image } from '../edit/pixels/image.ts';
import { saveImage } from './save-image.ts';

let directory = '';
beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'save-image-'));
});
afterAll(async () => rm(directory, { recursive: true }));

/** A ramp of colours; its left half is transparent when it has alpha. */
function ramp(hasAlpha: boolean): Image {
  const image = createImage(64, 48, hasAlpha);
  for (let index = 0; index < 64 * 48; index++) {
    const x = index % 64;
    image.pixels.set([x * 4, 255 - x * 4, 128, hasAlpha && x < 32 ? 0 : 255], index * 4);
  }
  return image;
}

describe('saveImage', () => {
  it.each([
    ['png', 'png', 'image/png', 'png'],
    ['jpeg', 'jpeg', 'image/jpeg', 'jpg'],
    ['jpg', 'jpeg', 'image/jpeg', 'jpg'],
    ['webp', 'webp', 'image/webp', 'webp'],
  ] as const)('writes %s', async (format, written, contentType, ending) => {
    const file = await saveImage(ramp(false), { directory, name: `plain-${format}`, format });
    expect(file).toEqual({
      path: join(directory, `plain-${format}.${ending}`),
      contentType,
      width: 64,
      height: 48,
      durationSeconds: null,
    });
    const metadata = await sharp(file.path).metadata();
    expect(metadata).toMatchObject({ format: written, width: 64, height: 48, hasAlpha: false });
    expect([metadata.exif, metadata.xmp, metadata.icc]).toEqual([undefined, undefined, undefined]);
    const { data } = await sharp(file.path).raw().toBuffer({ resolveWithObject: true });
    expect(Math.abs((data[40 * 3] ?? 0) - 160)).toBeLessThan(12);
  });

  it.each(['png', 'webp'] as const)('preserves transparency in %s', async (format) => {
    const file = await saveImage(ramp(true), { directory, name: 'clear', format });
    const data = await sharp(file.path).ensureAlpha().raw().toBuffer();
    expect([data[3], data[40 * 4 + 3]]).toEqual([0, 255]);
  });

  it('shows transparency white in JPEG', async () => {
    const file = await saveImage(ramp(true), { directory, format: 'jpeg' });
    expect(file.path).toBe(join(directory, 'result.jpg'));
    const data = await sharp(file.path).raw().toBuffer();
    expect(data[0]).toBeGreaterThan(250);
  });

  it('throws for a side that is too long for WebP', async () => {
    await expect(saveImage(createImage(16_384, 1, false), { directory, format: 'webp' })).rejects.toThrow('WebP');
  });
});
