import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { beforeEach, describe, expect, it } from 'vitest';
import { isEaselError } from '../../contract/error.ts';
import { bombPng } from '../testing/bomb-png.ts';
import { readPngChunks, writePngChunks } from '../testing/png-chunks.ts';
import { temporaryFolder } from '../testing/temporary-folder.ts';
import { cleanMedia } from './clean-media.ts';
import { stripJpeg } from './strip-jpeg.ts';
import { stripPng } from './strip-png.ts';
import { stripWebp } from './strip-webp.ts';

const folder = temporaryFolder();
const secret = 'a prompt that nobody else may read';

const [width, height] = [61, 37];
/** An image without any symmetry. */
const pixels = Buffer.from(
  Array.from({ length: width * height * 3 }, (_, index) => ((index * index) % 251) ^ ((index % 7) * 16)),
);
const image = () => sharp(pixels, { raw: { width, height, channels: 3 } });
const withAll = () =>
  image()
    .withIccProfile('p3')
    .withExif({ IFD0: { ImageDescription: secret } })
    .withXmp(`<x:xmpmeta xmlns:x="adobe:ns:meta/"><a>${secret}</a></x:xmpmeta>`);
const rawOf = (bytes: Buffer) => sharp(bytes, { animated: true }).raw().toBuffer();

let files = 0;

/** Cleans bytes and returns the facts and the copy. Every file has a name of its own: sharp caches files by name. */
async function cleanWithFacts(bytes: Buffer) {
  files += 1;
  const path = join(folder, `${files}`);
  const outputPath = join(folder, `${files}.clean`);
  await writeFile(path, bytes);
  const facts = await cleanMedia({ path, outputPath });
  return { facts, cleaned: await readFile(outputPath) };
}
const clean = async (bytes: Buffer) => (await cleanWithFacts(bytes)).cleaned;

const refusal = { name: 'EaselError', code: 'unsupported_media_type' };

let png = Buffer.alloc(0);
let jpeg = Buffer.alloc(0);
let webp = Buffer.alloc(0);
let avif = Buffer.alloc(0);
beforeEach(async () => {
  if (png.length > 0) return;
  png = await withAll().png().withDensity(300).toBuffer();
  jpeg = await withAll().jpeg({ quality: 90 }).toBuffer();
  webp = await withAll().webp().toBuffer();
  avif = await withAll().avif().toBuffer();
});

describe('cleanMedia', () => {
  it('removes the workflow of ComfyUI and all other texts from a PNG', async () => {
    const text = Buffer.from(`prompt\0{"6": {"inputs": {"text": "${secret}"}}}`, 'latin1');
    const compressed = Buffer.concat([Buffer.from('workflow\0\0', 'latin1'), deflateSync(secret)]);
    const chunks = readPngChunks(png);
    const given = writePngChunks([
      ...chunks.slice(0, 1),
      { type: 'tEXt', data: text },
      { type: 'zTXt', data: compressed },
      { type: 'iTXt', data: Buffer.from(`prompt\0\0\0\0\0${secret}`) },
      { type: 'tIME', data: Buffer.alloc(7, 1) },
      { type: 'prVt', data: Buffer.from(secret) },
      ...chunks.slice(1),
    ]);
    const cleaned = await clean(Buffer.concat([given, Buffer.from(secret)]));
    expect(cleaned.includes(secret)).toBe(false);
    expect(readPngChunks(given).map(({ type }) => type)).toContain('eXIf');
    const types = readPngChunks(cleaned).map(({ type }) => type);
    expect(types.filter((type) => type !== 'IDAT')).toEqual(['IHDR', 'iCCP', 'pHYs', 'IEND']);
    expect(await rawOf(cleaned)).toEqual(await rawOf(png));
  });

  it('keeps the animation and the transparency of a PNG', async () => {
    const palette = await image().png({ palette: true, colours: 8 }).toBuffer();
    const [header, ...rest] = readPngChunks(palette);
    if (header === undefined) throw new Error('no header');
    const given = writePngChunks([header, { type: 'acTL', data: Buffer.from([0, 0, 0, 1, 0, 0, 0, 0]) }, ...rest]);
    expect((await clean(given)).equals(given)).toBe(true);
  });

  it.each([
    ['baseline', { quality: 90 }],
    ['progressive', { quality: 90, progressive: true }],
  ])('removes EXIF, XMP, comments and what follows the end from a %s JPEG', async (_, options) => {
    const bytes = await withAll().jpeg(options).toBuffer();
    const comment = Buffer.concat([Buffer.from([0xff, 0xfe, 0, secret.length + 2]), Buffer.from(secret)]);
    const given = Buffer.concat([bytes.subarray(0, 2), comment, bytes.subarray(2), Buffer.from(secret)]);
    expect((await sharp(given).metadata()).exif?.includes(secret)).toBe(true);
    const cleaned = await clean(given);
    expect(cleaned.includes(secret)).toBe(false);
    const metadata = await sharp(cleaned).metadata();
    expect([metadata.exif, metadata.xmp, metadata.comments]).toEqual([undefined, undefined, undefined]);
    expect(metadata.icc).toEqual((await sharp(bytes).metadata()).icc);
    expect(await rawOf(cleaned)).toEqual(await rawOf(bytes));
  });

  it('keeps the coding of a CMYK JPEG', async () => {
    const bytes = await image().toColourspace('cmyk').jpeg().toBuffer();
    const cleaned = await clean(bytes);
    expect((await sharp(cleaned).metadata()).space).toBe('cmyk');
    expect(await rawOf(cleaned)).toEqual(await rawOf(bytes));
  });

  it.each(['jpeg', 'png', 'webp', 'avif'] as const)(
    'turns the pixels of a %s that is stored rotated',
    async (format) => {
      const options = format === 'jpeg' ? { quality: 95 } : { lossless: true };
      const bytes = await withAll().withMetadata({ orientation: 6 }).toFormat(format, options).toBuffer();
      const { facts, cleaned } = await cleanWithFacts(bytes);
      expect(facts).toMatchObject({ contentType: `image/${format}`, width: height, height: width });
      expect((await sharp(cleaned).metadata()).exif).toBeUndefined();
      const [seen, wanted] = await Promise.all([
        rawOf(cleaned),
        sharp(bytes).autoOrient().keepIccProfile().raw().toBuffer(),
      ]);
      const error = wanted.reduce((sum, value, index) => sum + Math.abs(value - (seen[index] ?? 0)), 0) / wanted.length;
      expect(error).toBeLessThan(format === 'jpeg' || format === 'avif' ? 8 : 0.01);
    },
  );

  it('keeps 16 bits of a PNG that is stored rotated', async () => {
    const bytes = await image().toColourspace('rgb16').withMetadata({ orientation: 3 }).png().toBuffer();
    expect((await sharp(await clean(bytes)).metadata()).depth).toBe('ushort');
  });

  it.each([
    ['lossy', { quality: 80 }],
    ['lossless', { lossless: true }],
  ])('removes EXIF and XMP from a %s WebP', async (_, options) => {
    const bytes = await withAll().webp(options).toBuffer();
    expect(bytes.includes(secret)).toBe(true);
    const cleaned = await clean(Buffer.concat([bytes, Buffer.from(secret)]));
    expect(cleaned.includes(secret)).toBe(false);
    const metadata = await sharp(cleaned).metadata();
    expect([metadata.exif, metadata.xmp]).toEqual([undefined, undefined]);
    expect(metadata.icc).toEqual((await sharp(bytes).metadata()).icc);
    expect(await rawOf(cleaned)).toEqual(await rawOf(bytes));
    expect(cleaned.readUInt32LE(4)).toBe(cleaned.length - 8);
  });

  it('keeps every frame of an animated WebP', async () => {
    const frames = Buffer.concat([pixels, Buffer.from(pixels.map((value) => 255 - value))]);
    const animated = sharp(frames, { raw: { width, height: height * 2, channels: 3, pageHeight: height } });
    const bytes = await animated
      .withExif({ IFD0: { ImageDescription: secret } })
      .webp({ loop: 3, delay: [100, 200], lossless: true })
      .toBuffer();
    expect(bytes.includes(secret)).toBe(true);
    const cleaned = await clean(bytes);
    expect(cleaned.includes(secret)).toBe(false);
    expect(await sharp(cleaned).metadata()).toMatchObject({ pages: 2, loop: 3, delay: [100, 200] });
    expect(await rawOf(cleaned)).toEqual(await rawOf(bytes));
  });

  it('copies an AVIF without metadata, and encodes one with metadata again', async () => {
    const plain = await image().avif().toBuffer();
    expect((await clean(plain)).equals(plain)).toBe(true);
    expect(avif.includes(secret)).toBe(true);
    const cleaned = await clean(avif);
    expect(cleaned.includes(secret)).toBe(false);
    expect(await sharp(cleaned).metadata()).toMatchObject({ width, height, format: 'heif' });
    const box = Buffer.concat([Buffer.from([0, 0, 0, 8 + secret.length]), Buffer.from(`uuid${secret}`)]);
    expect((await clean(Buffer.concat([plain, box]))).includes(secret)).toBe(false);
  });

  it('refuses images that end too early, wherever that is', async () => {
    for (const bytes of [png, jpeg, webp, avif]) {
      for (const share of [0.2, 0.5, 0.8, 0.99]) {
        const cut = bytes.subarray(0, Math.floor(bytes.length * share));
        await expect(clean(cut)).rejects.toMatchObject(refusal);
      }
      await expect(clean(bytes.subarray(0, -1))).rejects.toMatchObject(refusal);
    }
  });

  it('refuses a PNG with a wrong checksum, and pixels that cannot be decoded', async () => {
    const flipped = Buffer.from(png);
    const at = png.indexOf('IDAT') + 20;
    flipped[at] = (flipped[at] ?? 0) ^ 0xff;
    await expect(clean(flipped)).rejects.toMatchObject(refusal);
    const chunks = readPngChunks(png).map((chunk) =>
      chunk.type === 'IDAT' ? { ...chunk, data: deflateSync(Buffer.alloc(100)) } : chunk,
    );
    await expect(clean(writePngChunks(chunks))).rejects.toMatchObject(refusal);
  });

  it('refuses GIF, images of too many pixels, and what is no image', async () => {
    const bomb = bombPng({ width: 30_000, height: 30_000 });
    for (const bytes of [await image().gif().toBuffer(), bomb, Buffer.from('<svg/>'), Buffer.alloc(0)]) {
      await expect(clean(bytes)).rejects.toMatchObject(refusal);
    }
  });
});

describe.each([
  ['stripPng', stripPng, () => png],
  ['stripJpeg', stripJpeg, () => jpeg],
  ['stripWebp', stripWebp, () => webp],
] as const)('%s', (_, strip, original) => {
  it('reads any damaged file to an end, and throws nothing but a refusal', () => {
    const bytes = original();
    let refused = 0;
    let largest = 0;
    for (let round = 0; round < 2000; round += 1) {
      const damaged = Buffer.from(bytes);
      for (let change = 0; change < 3; change += 1) {
        const at = (round * 7919 + change * 104_729) % Math.min(damaged.length, 700);
        damaged[at] = (round * 31 + change * 17) % 256;
      }
      try {
        largest = Math.max(
          largest,
          strip(damaged).reduce((sum, part) => sum + part.length, 0),
        );
      } catch (thrown) {
        refused += 1;
        if (!isEaselError(thrown) || thrown.code !== 'unsupported_media_type') throw thrown;
      }
    }
    expect(refused).toBeGreaterThan(50);
    expect(largest).toBeLessThanOrEqual(bytes.length + 1);
  });
});
