import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { temporaryFolder } from '../testing/temporary-folder.ts';
import { convertImage } from './convert-image.ts';

const folder = temporaryFolder();
const path = join(folder, 'source');
const outputPath = join(folder, 'converted');
const plain = { path, outputPath, quality: 90, edge: null, xmp: null };
// Its bytes: sharp caches files by name.
const written = async () => sharp(await readFile(outputPath)).metadata();
const withMetadata = async () => {
  const { exif, xmp } = await written();
  return [exif, xmp];
};

function colours(width: number, height: number, background = { r: 200, g: 40, b: 40, alpha: 1 }) {
  return sharp({ create: { width, height, channels: 4, background } });
}

describe('convertImage', () => {
  it('fits an upright image into a longest side, and never enlarges', async () => {
    await colours(400, 200).removeAlpha().jpeg().withMetadata({ orientation: 6 }).toFile(path);
    expect(await convertImage({ ...plain, format: 'webp', edge: 100 })).toEqual({ width: 50, height: 100 });
    expect(await written()).toMatchObject({ format: 'webp', width: 50, height: 100 });
    expect(await convertImage({ ...plain, format: 'png', edge: 5000 })).toEqual({ width: 200, height: 400 });
  });

  it('makes transparent parts white in JPEG, and smaller files of a lower quality', async () => {
    await colours(64, 64, { r: 0, g: 0, b: 0, alpha: 0 }).png().toFile(path);
    await convertImage({ ...plain, format: 'jpeg' });
    const { channels } = await sharp(outputPath).stats();
    expect(channels.map(({ min }) => min)).toEqual([255, 255, 255]);
  });

  it('keeps the colour profile of wide colours, and 16 bits in PNG', async () => {
    await colours(32, 32).removeAlpha().withIccProfile('p3').png().toFile(path);
    await convertImage({ ...plain, format: 'jpeg' });
    expect((await sharp(path).metadata()).icc?.equals((await written()).icc ?? Buffer.alloc(0))).toBe(true);
    await colours(32, 32).removeAlpha().toColourspace('rgb16').png().toFile(path);
    await convertImage({ ...plain, format: 'png' });
    expect(await written()).toMatchObject({ depth: 'ushort', hasProfile: false });
  });

  it('converts CMYK to sRGB', async () => {
    await colours(32, 32).removeAlpha().toColourspace('cmyk').jpeg().toFile(path);
    await convertImage({ ...plain, format: 'png' });
    expect(await written()).toMatchObject({ space: 'srgb', hasProfile: false });
  });

  it.each(['png', 'jpeg', 'webp'] as const)('writes given metadata into %s, and none of the source', async (format) => {
    await colours(32, 32)
      .removeAlpha()
      .withExif({ IFD0: { ImageDescription: 'where I live' } })
      .jpeg()
      .toFile(path);
    await convertImage({ ...plain, format });
    expect(await withMetadata()).toEqual([undefined, undefined]);
    await convertImage({ ...plain, format, xmp: '<x:xmpmeta xmlns:x="adobe:ns:meta/">Näh</x:xmpmeta>' });
    expect((await written()).xmp?.toString()).toContain('Näh');
    expect((await written()).exif).toBeUndefined();
  });
});
