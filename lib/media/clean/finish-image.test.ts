import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { describe, expect, it } from 'vitest';
import { readPngChunks, writePngChunks } from '../testing/png-chunks.ts';
import { temporaryFolder } from '../testing/temporary-folder.ts';
import { cleanMedia } from './clean-media.ts';
import type { Finish } from './finish.ts';

const folder = temporaryFolder();
const nothing: Finish = { size: null, format: null, hasMark: false };
const [width, height] = [240, 160];
const secret = 'a prompt that nobody else may read';

/** Smooth colours, so that resizing and compressing change little. */
function colours(channels: 3 | 4, size = { width, height }): Sharp {
  const pixels = Buffer.alloc(size.width * size.height * channels);
  for (let index = 0; index < size.width * size.height; index += 1) {
    const [x, y] = [index % size.width, Math.floor(index / size.width)];
    const share = x / size.width;
    pixels.set([40 + 160 * share, 60 + (100 * y) / size.height, 200 - 120 * share], index * channels);
    if (channels === 4) pixels[index * 4 + 3] = x < size.width / 2 ? 0 : 255;
  }
  return sharp(pixels, { raw: { ...size, channels } });
}

const secretOf = (image: Sharp) => image.withExif({ IFD0: { ImageDescription: secret } });

let files = 0;

/** Cleans bytes and returns the facts and the copy. Every file has a name of its own: sharp caches files by name. */
async function finish(bytes: Buffer, wanted: Partial<Finish>) {
  files += 1;
  const path = join(folder, `${files}`);
  const outputPath = join(folder, `${files}.clean`);
  await writeFile(path, bytes);
  const facts = await cleanMedia({ path, outputPath, finish: { ...nothing, ...wanted } });
  return { facts, file: await readFile(outputPath) };
}

/** Without a wish, which must not change the bytes. */
async function clean(bytes: Buffer): Promise<Buffer> {
  const path = join(folder, `${(files += 1)}`);
  await writeFile(path, bytes);
  await cleanMedia({ path, outputPath: `${path}.clean` });
  return readFile(`${path}.clean`);
}

async function meanDifference(one: Sharp, other: Sharp): Promise<number> {
  const [a, b] = await Promise.all([one.raw().toBuffer(), other.raw().toBuffer()]);
  expect(a.length).toBe(b.length);
  return a.reduce((sum, value, index) => sum + Math.abs(value - (b[index] ?? 0)), 0) / a.length;
}

/** The mean difference in the quarter at the bottom right, and in the half on top. */
async function markOn(marked: Buffer, plain: Buffer) {
  const { width: w, height: h } = await sharp(plain).metadata();
  const corner = { left: w >> 1, top: h - (h >> 2), width: w - (w >> 1), height: h >> 2 };
  const above = { left: 0, top: 0, width: w, height: h >> 1 };
  const [inCorner, inHalf] = await Promise.all(
    [corner, above].map((area) => meanDifference(sharp(marked).extract(area), sharp(plain).extract(area))),
  );
  return { inCorner, inHalf };
}

describe('finishImage', () => {
  it.each([
    ['png', 'jpeg'],
    ['png', 'webp'],
    ['jpeg', 'png'],
    ['jpeg', 'webp'],
    ['webp', 'jpeg'],
    ['webp', 'png'],
    ['avif', 'png'],
    ['avif', 'jpeg'],
  ] as const)('converts %s to %s without metadata', async (from, format) => {
    const bytes = await secretOf(colours(3)).toFormat(from).toBuffer();
    const { facts, file } = await finish(bytes, { format });
    expect(facts).toMatchObject({ contentType: `image/${format}`, width, height, hasAlpha: false });
    expect(file.includes(secret)).toBe(false);
    expect(await meanDifference(sharp(file), sharp(bytes))).toBeLessThan(2);
    expect((await sharp(file).metadata()).exif).toBeUndefined();
  });

  it('encodes JPEG with all of its colours', async () => {
    const { file } = await finish(await colours(3).png().toBuffer(), { format: 'jpeg' });
    expect((await sharp(file).metadata()).chromaSubsampling).toBe('4:4:4');
  });

  it.each([
    ['png', { format: 'png' }],
    ['png', { size: { width, height } }],
    ['jpeg', { size: { width, height }, format: 'jpeg' }],
    ['webp', { format: 'webp' }],
    ['webp', { format: 'mp4' }],
    ['avif', { format: 'mov' }],
  ] as const)('leaves a %s that has %o as cleaning leaves it', async (from, wanted) => {
    const bytes = await secretOf(colours(3)).toFormat(from).toBuffer();
    const { file } = await finish(bytes, wanted);
    expect(file.equals(await clean(bytes))).toBe(true);
    expect(file.includes(secret)).toBe(false);
  });

  it.each([
    { width: 120, height: 80 },
    { width: 480, height: 321 },
    { width: 100, height: 160 },
    { width: 333, height: 77 },
  ])('resizes to exactly %o and crops around the centre', async (size) => {
    const bytes = await colours(3).png().toBuffer();
    const { facts, file } = await finish(bytes, { size });
    expect(facts).toMatchObject({ contentType: 'image/png', ...size });
    // Independently: the part of the original that has the proportions, stretched without a filter's ringing.
    const scale = Math.max(size.width / width, size.height / height);
    const [cropWidth, cropHeight] = [Math.round(size.width / scale), Math.round(size.height / scale)];
    const part = await sharp(bytes)
      .extract({
        left: Math.round((width - cropWidth) / 2),
        top: Math.round((height - cropHeight) / 2),
        width: cropWidth,
        height: cropHeight,
      })
      .toBuffer();
    expect(await meanDifference(sharp(file), sharp(part).resize({ ...size, fit: 'fill' }))).toBeLessThan(1.5);
  });

  it('turns, resizes and converts an image that is stored rotated at once', async () => {
    const bytes = await colours(3).withMetadata({ orientation: 6 }).jpeg({ quality: 95 }).toBuffer();
    const same = await finish(bytes, { size: { width: height, height: width } });
    expect(same.file.equals(await clean(bytes))).toBe(true);
    const { facts, file } = await finish(bytes, { size: { width: 80, height: 120 }, format: 'png' });
    expect(facts).toMatchObject({ contentType: 'image/png', width: 80, height: 120 });
    expect(await meanDifference(sharp(file), sharp(bytes).autoOrient().resize(80, 120))).toBeLessThan(1);
  });

  it('keeps transparency, and puts white under it in a JPEG', async () => {
    const bytes = await colours(4).png().toBuffer();
    const size = { width: 120, height: 80 };
    for (const format of ['png', 'webp'] as const) {
      const { facts, file } = await finish(bytes, { size, format });
      expect(facts.hasAlpha).toBe(true);
      const [clear, opaque] = await Promise.all(
        [10, 100].map((left) => sharp(file).extract({ left, top: 40, width: 1, height: 1 }).raw().toBuffer()),
      );
      expect([clear?.[3], opaque?.[3]]).toEqual([0, 255]);
      // What is transparent does not shine through at the edge.
      expect(opaque?.[0]).toBeGreaterThan(120);
    }
    const { file } = await finish(bytes, { size, format: 'jpeg' });
    const white = await sharp(file).extract({ left: 10, top: 40, width: 1, height: 1 }).raw().toBuffer();
    for (const value of white) expect(value).toBeGreaterThan(252);
  });
  it.each(['png', 'jpeg', 'webp', 'avif'] as const)('marks a %s at the bottom right', async (format) => {
    const side = 240;
    const bytes = await colours(3, { width: side, height: side }).toFormat(format, { quality: 95 }).toBuffer();
    const { facts, file } = await finish(bytes, { hasMark: true });
    expect(facts).toMatchObject({ contentType: `image/${format}`, width: side, height: side, hasAlpha: false });
    const { inCorner, inHalf } = await markOn(file, bytes);
    expect(inCorner).toBeGreaterThan(3);
    expect(inHalf).toBeLessThan(1);
  });

  it('draws the mark of the finished size on transparent, resized and converted pixels', async () => {
    const bytes = await colours(4).png().toBuffer();
    const size = { width: 600, height: 400 };
    const plain = await finish(bytes, { size, format: 'webp' });
    const { facts, file } = await finish(bytes, { size, format: 'webp', hasMark: true });
    expect(facts).toMatchObject({ contentType: 'image/webp', ...size, hasAlpha: true });
    const { inCorner, inHalf } = await markOn(file, plain.file);
    expect(inCorner).toBeGreaterThan(3);
    expect(inHalf).toBeLessThan(0.5);
  });

  it.each([true, false])('keeps 16 bits of a PNG (with a mark: %s)', async (hasMark) => {
    const samples = new Uint16Array(width * height * 3).map((_, index) => 20_000 + index / 10);
    const bytes = await sharp(samples, { raw: { width, height, channels: 3 } })
      .toColourspace('rgb16')
      .png()
      .toBuffer();
    const { facts, file } = await finish(bytes, { size: { width: 120, height: 80 }, hasMark });
    expect(facts.bitDepth).toBe(16);
    const raw = await sharp(file).toColourspace('rgb16').raw({ depth: 'ushort' }).toBuffer();
    const seen = Uint16Array.from({ length: raw.length / 2 }, (_, index) => raw.readUInt16LE(index * 2));
    const expected = samples[(40 * width + 120) * 3] ?? 0;
    expect(Math.abs((seen[(20 * 120 + 60) * 3] ?? 0) - expected)).toBeLessThan(100);
    // In the upper half only, which has no mark: many more than eight bits can tell apart.
    expect(new Set(seen.subarray(0, seen.length / 2)).size).toBeGreaterThan(2000);
    expect((await finish(bytes, { format: 'jpeg', hasMark })).facts.bitDepth).toBe(8);
  });

  it('keeps a wide colour profile, and the values that it applies to', async () => {
    const bytes = await colours(3).withIccProfile('p3').png().toBuffer();
    const { icc } = await sharp(bytes).metadata();
    for (const format of ['png', 'jpeg', 'webp'] as const) {
      const { file } = await finish(bytes, { size: { width: 120, height: 80 }, format, hasMark: true });
      expect((await sharp(file).metadata()).icc?.equals(icc ?? Buffer.alloc(0))).toBe(true);
      const top = { left: 0, top: 0, width: 120, height: 40 };
      const expected = sharp(await sharp(bytes).resize(120, 80).keepIccProfile().png().toBuffer());
      expect(
        await meanDifference(sharp(file).keepIccProfile().extract(top), expected.keepIccProfile().extract(top)),
      ).toBeLessThan(2);
    }
  });

  it('finishes greyscale and CMYK images in colours that their profile fits', async () => {
    const grey = await colours(3).toColourspace('b-w').png().toBuffer();
    expect((await finish(grey, { size: { width: 60, height: 40 } })).facts).toMatchObject({ width: 60, height: 40 });
    const marked = await finish(grey, { hasMark: true });
    expect((await markOn(marked.file, await sharp(grey).toColourspace('srgb').png().toBuffer())).inHalf).toBeLessThan(
      0.5,
    );
    const deep = await colours(3).toColourspace('grey16').png().toBuffer();
    const deepMarked = await finish(deep, { hasMark: true });
    expect(deepMarked.facts.bitDepth).toBe(16);
    const inColours = await sharp(deep).toColourspace('srgb').png().toBuffer();
    expect((await markOn(await sharp(deepMarked.file).png().toBuffer(), inColours)).inHalf).toBeLessThan(1);
    const cmyk = await colours(3).withIccProfile('cmyk').toColourspace('cmyk').jpeg({ quality: 95 }).toBuffer();
    const { file } = await finish(cmyk, { format: 'png', hasMark: true });
    const { space, icc } = await sharp(file).metadata();
    expect([space, icc]).toEqual(['srgb', undefined]);
    expect((await markOn(file, await sharp(cmyk).toColourspace('srgb').png().toBuffer())).inHalf).toBeLessThan(1);
  });

  it('resizes and marks every frame of an animated WebP, and converts it to nothing else', async () => {
    const frames = await Promise.all([colours(3), colours(3).negate()].map((image) => image.raw().toBuffer()));
    const bytes = await sharp(Buffer.concat(frames), {
      raw: { width, height: height * 2, channels: 3, pageHeight: height },
    })
      .webp({ loop: 3, delay: [100, 200], lossless: true })
      .toBuffer();
    const size = { width: 300, height: 100 };
    const { facts, file } = await finish(bytes, { size, format: 'png', hasMark: true });
    expect(facts).toMatchObject({ contentType: 'image/webp', ...size });
    expect(await sharp(file).metadata()).toMatchObject({ pages: 2, loop: 3, delay: [100, 200] });
    for (const page of [0, 1]) {
      const [seen, plain] = await Promise.all([
        sharp(file, { page }).png().toBuffer(),
        sharp(bytes, { page })
          .resize({ ...size })
          .png()
          .toBuffer(),
      ]);
      const { inCorner, inHalf } = await markOn(seen, plain);
      expect(inCorner).toBeGreaterThan(3);
      expect(inHalf).toBeLessThan(3);
    }
  });

  it('leaves an animated PNG, and an animation that is too large to decode, as they are', async () => {
    const [header, ...rest] = readPngChunks(await colours(3).png().toBuffer());
    if (header === undefined) throw new Error('no header');
    const animated = (frames: number) =>
      writePngChunks([header, { type: 'acTL', data: Buffer.from([0, 0, 0, frames, 0, 0, 0, 0]) }, ...rest]);
    const wanted = { size: { width: 60, height: 40 }, hasMark: true, format: 'jpeg' } as const;
    expect((await finish(animated(2), wanted)).file.equals(await clean(animated(2)))).toBe(true);
    expect((await finish(animated(1), wanted)).facts).toMatchObject({ contentType: 'image/jpeg', width: 60 });

    const pair = Buffer.concat([Buffer.alloc(30 * 20 * 3), Buffer.alloc(30 * 20 * 3, 200)]);
    const raw = { width: 30, height: 40, channels: 3, pageHeight: 20 } as const;
    const large = await sharp(pair, { raw }).webp().toBuffer();
    const kept = await finish(large, { size: { width: 9000, height: 6000 } });
    expect(kept.facts).toMatchObject({ width: 30, height: 20 });
  });

  it('writes what is too long for WebP as a PNG', async () => {
    const bytes = await colours(3).webp().toBuffer();
    const size = { width: 16_384, height: 16 };
    expect((await finish(bytes, { size })).facts).toMatchObject({ contentType: 'image/png', ...size });
  });

  it('refuses images that end too early', async () => {
    for (const format of ['png', 'jpeg', 'webp', 'avif'] as const) {
      const bytes = await colours(3).toFormat(format).toBuffer();
      for (const share of [0.2, 0.6, 0.95]) {
        const cut = bytes.subarray(0, Math.floor(bytes.length * share));
        const wanted = { hasMark: true, size: { width: 100, height: 100 } };
        await expect(finish(cut, wanted)).rejects.toMatchObject({ code: 'unsupported_media_type' });
      }
    }
  });
});
