import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { renderSingleEdit } from './render-single-edit.ts';
import { differenceOf, meansOf, roughnessOf } from './testing/measure.ts';
import { runRender } from './testing/run-render.ts';
import { carScene, landscapeScene, portraitScene } from './testing/test-scenes.ts';
import type { Image } from './pixels/image.ts';

type Ratio = 'match_input' | '1:1' | '16:9' | '9:16' | '4:3' | '3:4' | '3:2' | '2:3';

const edit = async (image: Image | Buffer, prompt: string, ratio: Ratio = 'match_input', seed = 1) =>
  runRender(renderSingleEdit, image, { input_image: 'x', prompt, aspect_ratio: ratio, seed: undefined }, { seed });
/** A pixel inside the car. */
const doorOf = ({ pixels }: Image) => pixels.slice((215 * 480 + 250) * 4, (215 * 480 + 250) * 4 + 3);
const land = landscapeScene().image;
const after = async (prompt: string): Promise<Image> => (await edit(land, prompt)).image;

describe('renderSingleEdit', () => {
  it('changes light and colour as the prompt says', async () => {
    const before = meansOf(land);
    expect(meansOf(await after('black and white')).chroma).toBeLessThan(0.003);
    expect(meansOf(await after('warmer')).b).toBeGreaterThan(before.b + 0.015);
    expect(meansOf(await after('cooler')).b).toBeLessThan(before.b - 0.015);
    expect(meansOf(await after('brighter')).lightness).toBeGreaterThan(before.lightness + 0.03);
    expect(meansOf(await after('darker')).lightness).toBeLessThan(before.lightness - 0.03);
    expect(meansOf(await after('more saturated')).chroma).toBeGreaterThan(before.chroma * 1.2);
    expect(meansOf(await after('muted')).chroma).toBeLessThan(before.chroma * 0.7);
    expect(meansOf(await after('invert')).lightness).toBeCloseTo(1 - before.lightness, 1);
    expect(meansOf(await after('sepia')).b).toBeGreaterThan(0.03);
  });

  it('changes detail as the prompt says', async () => {
    const before = roughnessOf(land);
    expect(roughnessOf(await after('blur'))).toBeLessThan(before * 0.5);
    expect(roughnessOf(await after('sharpen'))).toBeGreaterThan(before * 1.2);
    expect(roughnessOf(await after('film grain'))).toBeGreaterThan(before * 1.3);
    expect(roughnessOf(await after('remove the noise'))).toBeLessThan(before * 0.8);
    expect(roughnessOf(await after('oil painting'))).toBeLessThan(before * 0.8);
  });

  it.each([
    'brighter',
    'warmer',
    'sharper',
    'blurred',
    'vignette',
    'more contrast',
    'grainy',
    'more saturated',
    'foggy',
    'raining',
    'snowing',
  ])('grows with the requested strength: %s', async (words) => {
    const changes: number[] = [];
    for (const strength of ['slightly', '', 'very'])
      changes.push(differenceOf(land, await after(`${strength} ${words}`)));
    const [slight = 0, usual = 0, strong = 0] = changes;
    expect(slight).toBeGreaterThan(0.2);
    expect(usual).toBeGreaterThan(slight * 1.15);
    expect(strong).toBeGreaterThan(usual * 1.1);
  });

  it.each([
    'vintage',
    'faded',
    'duotone of navy and gold',
    'posterize',
    'pixelate',
    'soft glow',
    'hdr look',
    'pencil sketch',
    'watercolour',
    'cartoon',
    'emboss',
    'edges',
    'autumn',
    'cyberpunk',
    'pastel',
    'moonlight',
    'lift the shadows',
    'white border',
    'polaroid',
    'rounded corners',
    'add "Hello"',
    'mirror',
    'a hat on the man',
    'qwertz',
    '!!!',
  ])('always changes the image visibly and preserves its size: %s', async (prompt) => {
    const { image, metadata } = await edit(land, prompt);
    expect([image.width, image.height]).toEqual([land.width, land.height]);
    expect(metadata.format).toBe('png');
    expect(differenceOf(land, image)).toBeGreaterThan(0.7);
  });

  it('preserves some light when a dark image is turned into a night', async () => {
    const dark = landscapeScene('#05070f', '#1a2238').image;
    const night = (await edit(dark, 'moonlit night')).image;
    expect(meansOf(night).lightness).toBeGreaterThan(meansOf(dark).lightness * 0.6);
  });

  it('rotates, mirrors and crops', async () => {
    const turned = await after('rotate 90 degrees clockwise');
    expect([turned.width, turned.height]).toEqual([land.height, land.width]);
    // The upper left corner is now the upper right one.
    expect(turned.pixels.slice((turned.width - 1) * 4, turned.width * 4)).toEqual(land.pixels.slice(0, 4));
    const mirrored = await after('mirror');
    expect(mirrored.pixels.slice(0, 4)).toEqual(land.pixels.slice((land.width - 1) * 4, land.width * 4));
    const square = await after('crop to square');
    expect([square.width, square.height]).toEqual([320, 320]);
    const tilted = await after('rotate 10 degrees');
    expect(tilted.pixels.every((value, index) => index % 4 !== 3 || value === 255)).toBe(true);
  });

  it.each(['1:1', '16:9', '9:16', '4:3', '3:4', '3:2', '2:3'] as const)(
    'has the ratio %s within a pixel',
    async (ratio) => {
      const [across = 1, down = 1] = ratio.split(':').map(Number);
      for (const prompt of ['warmer', 'rotate left, with a white border', 'crop to square and brighten']) {
        const { file } = await edit(land, prompt, ratio);
        const fits = Math.min(
          Math.abs(file.width - (file.height * across) / down),
          Math.abs(file.height - (file.width * down) / across),
        );
        expect(fits).toBeLessThanOrEqual(1);
      }
    },
  );

  it('crops around the salient part', async () => {
    const wide = await sharp(carScene().image.pixels, { raw: { width: 480, height: 320, channels: 4 } })
      .extend({ left: 500, background: '#8f8f94' })
      .png()
      .toBuffer();
    const { image } = await edit(wide, 'slightly warmer', '3:2');
    let red = 0;
    for (let index = 0; index < image.pixels.length; index += 4) {
      if ((image.pixels[index] ?? 0) > 140 && (image.pixels[index + 1] ?? 0) < 70) red++;
    }
    expect(red).toBeGreaterThan(5000);
  });

  it('recolours a thing and nothing else', async () => {
    const { image: source, truth } = carScene();
    const { image } = await edit(source, 'make the red car blue');
    let blue = 0;
    let inside = 0;
    let changedOutside = 0;
    let outside = 0;
    const red = truth['red']?.values ?? new Float32Array();
    for (let index = 0; index < red.length; index++) {
      const [r = 0, , b = 0] = image.pixels.slice(index * 4, index * 4 + 3);
      if ((red[index] ?? 0) > 0.99) {
        inside++;
        if (b > r + 40) blue++;
      } else if ((red[index] ?? 0) === 0) {
        outside++;
        if (Math.abs(r - (source.pixels[index * 4] ?? 0)) > 24) changedOutside++;
      }
    }
    expect(blue / inside).toBeGreaterThan(0.9);
    expect(changedOutside / outside).toBeLessThan(0.03);
  });

  it('cuts the subject out and puts it on another background', async () => {
    const { image: source, truth } = portraitScene();
    const subject = truth['subject']?.values ?? new Float32Array();
    const cut = await edit(source, 'remove the background');
    expect(cut.metadata.hasAlpha).toBe(true);
    const on = await edit(source, 'make the background white');
    expect(on.metadata.hasAlpha).toBe(false);
    let right = 0;
    for (let index = 0; index < subject.length; index++) {
      const isIn = (subject[index] ?? 0) > 0.5;
      const isWhite = (on.image.pixels[index * 4 + 1] ?? 0) > 250 && (on.image.pixels[index * 4] ?? 0) > 250;
      if ((cut.image.pixels[index * 4 + 3] ?? 0) > 127 === isIn && isWhite !== isIn) right++;
    }
    expect(right / subject.length).toBeGreaterThan(0.97);
  });

  it('blurs the background and leaves the subject sharp', async () => {
    const { image } = await edit(carScene().image, 'strongly blur the background');
    expect(differenceOf(image, carScene().image)).toBeGreaterThan(1);
    expect(doorOf(image)).toEqual(doorOf(carScene().image));
  });

  it('reports a named part that is missing', async () => {
    await expect(edit(portraitScene().image, 'make the blue parts brighter')).rejects.toMatchObject({
      code: 'invalid_params',
      fields: [{ pointer: '/prompt', message: expect.stringContaining('Nothing in the image matches') }],
    });
  });

  it('returns the same bytes for the same seed, and other grain for another', async () => {
    const [one, again, other] = await Promise.all(
      [1, 1, 2].map(async (seed) => edit(land, 'film grain', 'match_input', seed)),
    );
    expect(again?.image.pixels).toEqual(one?.image.pixels);
    expect(other?.image.pixels).not.toEqual(one?.image.pixels);
  });

  it('applies the EXIF orientation, preserves alpha and drops metadata', async () => {
    const turned = await sharp({ create: { width: 40, height: 20, channels: 3, background: '#336699' } })
      .withExif({ IFD0: { Artist: 'somebody' }, IFD3: { GPSLatitude: '51/1 30/1 0/1' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    const { file, metadata } = await edit(turned, 'warmer');
    expect([file.width, file.height]).toEqual([20, 40]);
    expect([metadata.exif, metadata.icc, metadata.xmp, metadata.orientation]).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
    ]);
    const clear = await sharp({ create: { width: 20, height: 20, channels: 4, background: '#33669980' } })
      .png()
      .toBuffer();
    expect((await edit(clear, 'warmer')).image.pixels[3]).toBe(128);
  });
});
