import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import type { Plane, Image } from './pixels/image.ts';
import { renderSegmentation } from './render-segmentation.ts';
import { overlapOf } from './testing/measure.ts';
import { runRender } from './testing/run-render.ts';
import { carScene, landscapeScene, portraitScene, posterScene } from './testing/test-scenes.ts';

const segment = async (image: Image | Buffer, prompt: string, isCutOut = false, format: 'png' | 'jpeg' = 'png') =>
  runRender(renderSegmentation, image, { input_image: 'x', prompt, apply_mask: isCutOut, output_format: format });

function planeOf({ width, height, pixels }: Image): Plane {
  return {
    width,
    height,
    values: Float32Array.from({ length: width * height }, (_, index) => (pixels[index * 4] ?? 0) / 255),
  };
}

function truthOf({ truth }: { truth: Record<string, Plane> }, name: string): Plane {
  const plane = truth[name];
  if (plane === undefined) throw new Error(`no truth for ${name}`);
  return plane;
}

const share = (plane: Plane): number => plane.values.filter((value) => value > 0.5).length / plane.values.length;
const inverse = (plane: Plane): Plane => ({ ...plane, values: plane.values.map((value) => 1 - value) });

describe('renderSegmentation', () => {
  it.each([
    ['the red car', 0.9],
    ['red', 0.9],
    ['the red area', 0.9],
  ])('finds a colour: %s', async (prompt, least) => {
    const scene = carScene();
    expect(overlapOf(planeOf((await segment(scene.image, prompt)).image), truthOf(scene, 'red'))).toBeGreaterThan(
      least,
    );
  });

  it.each([
    ['by day', '#3f7fd0', '#cfe3f2'],
    ['at sunset', '#4a2c6b', '#f2a65e'],
    ['at night', '#070b1d', '#1c2b4a'],
    ['when overcast', '#a9afb5', '#d5d8da'],
  ])('finds the sky %s', async (_, top, bottom) => {
    const scene = landscapeScene(top, bottom);
    const { image } = await segment(scene.image, 'the sky');
    expect(overlapOf(planeOf(image), truthOf(scene, 'sky'))).toBeGreaterThan(0.95);
  });

  it('finds the subject by any word for it, and the background as its inverse', async () => {
    const scene = portraitScene();
    const subject = truthOf(scene, 'subject');
    for (const prompt of ['the subject', 'the person', 'the astronaut']) {
      expect(overlapOf(planeOf((await segment(scene.image, prompt)).image), subject)).toBeGreaterThan(0.95);
    }
    const background = planeOf((await segment(scene.image, 'the background')).image);
    expect(overlapOf(background, inverse(subject))).toBeGreaterThan(0.95);
  });

  it('finds lettering', async () => {
    const scene = posterScene();
    expect(overlapOf(planeOf((await segment(scene.image, 'the text')).image), truthOf(scene, 'text'))).toBeGreaterThan(
      0.7,
    );
  });

  it('joins regions with "and" and subtracts them with "except"', async () => {
    const scene = landscapeScene();
    const sky = planeOf((await segment(scene.image, 'sky')).image);
    const rest = planeOf((await segment(scene.image, 'everything except the sky')).image);
    const both = planeOf((await segment(scene.image, 'the sky and the green trees')).image);
    expect(overlapOf(rest, inverse(sky))).toBeGreaterThan(0.97);
    expect(share(both)).toBeGreaterThan(share(sky) + 0.2);
    expect(share(both)).toBeLessThan(0.98);
  });

  it('draws the mask as pure grey of the same size, mostly black or white', async () => {
    const { image, metadata } = await segment(portraitScene().image, 'the subject');
    expect([metadata.width, metadata.height, metadata.hasAlpha]).toEqual([480, 320, false]);
    let decided = 0;
    for (let index = 0; index < image.pixels.length; index += 4) {
      const value = image.pixels[index] ?? 0;
      expect(image.pixels[index + 1]).toBe(value);
      if (value < 20 || value > 235) decided++;
    }
    expect(decided / (480 * 320)).toBeGreaterThan(0.97);
  });

  it('cuts out to transparency in PNG and to white in JPEG', async () => {
    const scene = portraitScene();
    const png = await segment(scene.image, 'the subject', true);
    expect(png.image.pixels.slice(0, 4)).toEqual(new Uint8ClampedArray(4));
    const middle = (290 * 480 + 200) * 4;
    expect(png.image.pixels.slice(middle, middle + 4)).toEqual(scene.image.pixels.slice(middle, middle + 4));
    const jpeg = await segment(scene.image, 'the subject', true, 'jpeg');
    expect(jpeg.metadata.format).toBe('jpeg');
    expect(jpeg.image.pixels[0]).toBeGreaterThan(250);
  });

  it('leaves nothing of the background in the edges of a cut-out', async () => {
    const { image } = await segment(carScene().image, 'red', true);
    let foreign = 0;
    for (let index = 0; index < image.pixels.length; index += 4) {
      const [red = 0, green = 0, , alpha = 0] = image.pixels.slice(index, index + 4);
      if (alpha > 30 && red - green < 25) foreign++;
    }
    expect(foreign).toBe(0);
  });

  it('reports when nothing matches', async () => {
    await expect(segment(portraitScene().image, 'the blue area')).rejects.toMatchObject({
      code: 'invalid_params',
      message:
        'Nothing in the image matches “the blue area”. Name a colour, the subject, the background, the sky or the text.',
      fields: [{ pointer: '/prompt' }],
    });
    await expect(segment(portraitScene().image, 'the text')).rejects.toMatchObject({ code: 'invalid_params' });
    const plain = await sharp({ create: { width: 80, height: 60, channels: 3, background: '#888' } })
      .png()
      .toBuffer();
    await expect(segment(plain, 'the subject')).rejects.toMatchObject({ code: 'invalid_params' });
  });

  it('works on images of a few pixels', async () => {
    const tiny = await sharp({ create: { width: 3, height: 2, channels: 3, background: '#c01010' } })
      .png()
      .toBuffer();
    const { image } = await segment(tiny, 'red');
    expect(image.pixels[0]).toBe(255);
  });
});
