import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { loadImage, type ImageLimit } from './load-image.ts';
import type { Image } from './image.ts';

const canvas = (channels: 3 | 4 = 3) =>
  sharp({ create: { width: 60, height: 40, channels, background: { r: 200, g: 80, b: 40, alpha: 0.5 } } });

async function load(bytes: Buffer | string, limit?: ImageLimit): Promise<Image> {
  const path = join(await mkdtemp(join(tmpdir(), 'easel-load-')), 'input');
  await writeFile(path, bytes);
  return loadImage({ path, kind: 'image', contentType: 'image/png' }, 'input_image', limit);
}

describe('loadImage', () => {
  it.each([
    ['JPEG', async () => canvas().jpeg({ quality: 100, chromaSubsampling: '4:4:4' }).toBuffer()],
    ['CMYK JPEG', async () => canvas().toColourspace('cmyk').jpeg({ quality: 100 }).toBuffer()],
    ['16-bit PNG', async () => canvas().toColourspace('rgb16').png().toBuffer()],
    ['palette PNG', async () => canvas().png({ palette: true }).toBuffer()],
    ['WebP', async () => canvas().webp({ lossless: true }).toBuffer()],
    ['AVIF', async () => canvas().avif({ quality: 90 }).toBuffer()],
    ['wide-gamut PNG', async () => canvas().withIccProfile('p3').png().toBuffer()],
  ] as const)('reads %s as sRGB', async (_, make) => {
    const { pixels, width, height, hasAlpha } = await load(await make());
    expect([width, height, hasAlpha]).toEqual([60, 40, false]);
    for (const [channel, value] of [200, 80, 40].entries())
      expect(Math.abs((pixels[channel] ?? 0) - value)).toBeLessThan(40);
  });

  it('reads grey images, single pixels, transparency and the first frame of an animation', async () => {
    const grey = await load(await canvas().greyscale().png().toBuffer());
    expect(grey.pixels[0]).toBe(grey.pixels[2]);
    const one = await load(await canvas().resize(1, 1).png().toBuffer());
    expect([one.width, one.height]).toEqual([1, 1]);
    expect((await load(await canvas(4).png().toBuffer())).hasAlpha).toBe(true);
    const frames = await sharp([await canvas().png().toBuffer(), await canvas().negate().png().toBuffer()], {
      join: { animated: true },
    })
      .webp({ lossless: true })
      .toBuffer();
    expect((await load(frames)).height).toBe(40);
  });

  it.each([
    [
      'a truncated PNG',
      async () =>
        (
          await sharp({
            create: {
              width: 300,
              height: 300,
              channels: 3,
              background: '#123',
              noise: { type: 'gaussian', mean: 120, sigma: 30 },
            },
          })
            .png()
            .toBuffer()
        ).subarray(0, 4000),
    ],
    [
      'a truncated JPEG',
      async () =>
        (
          await sharp({
            create: {
              width: 300,
              height: 300,
              channels: 3,
              background: '#123',
              noise: { type: 'gaussian', mean: 120, sigma: 30 },
            },
          })
            .jpeg()
            .toBuffer()
        ).subarray(0, 4000),
    ],
    ['an SVG', async () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>')],
    ['words', async () => Buffer.from('this is not an image')],
    ['nothing', async () => Buffer.alloc(0)],
  ] as const)('reports %s at its field', async (_, make) => {
    await expect(load(await make())).rejects.toMatchObject({
      code: 'invalid_params',
      fields: [{ pointer: '/input_image' }],
    });
  });

  it('refuses more pixels than the limit before it decodes them', async () => {
    await expect(
      load(await canvas().png().toBuffer(), { maximumPixels: 2000, remedy: 'Use a smaller image' }),
    ).rejects.toMatchObject({
      code: 'invalid_params',
      message: expect.stringMatching(/60 × 40 pixels .* Use a smaller image\.$/u),
    });
  });
});
