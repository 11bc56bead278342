import { describe, expect, it } from 'vitest';
import { renderCreativeUpscale } from './render-creative-upscale.ts';
import { createPlane, createImage, type Image } from './pixels/image.ts';
import { sharpOf, imageOf } from './pixels/sharp-bridge.ts';
import { detailOf, differenceOf, peakSignalToNoise } from './testing/measure.ts';
import { runRender } from './testing/run-render.ts';
import { landscapeScene, posterScene } from './testing/test-scenes.ts';
import { enlargeCreatively } from './upscale/creative/enlarge-creatively.ts';
import { enlarge } from './upscale/resample.ts';

interface Settings {
  factor?: number;
  creativity?: number;
  steps?: number;
  seed?: number;
}

const render = async (image: Image, { factor = 2, creativity = 0.3, steps = 6, seed = 1 }: Settings) =>
  runRender(
    renderCreativeUpscale,
    image,
    { input_image: 'x', upscale_factor: factor, creativity, num_inference_steps: steps, seed: undefined },
    { seed },
  );
const upscale = async (image: Image, settings: Settings = {}): Promise<Image> => (await render(image, settings)).image;

async function smaller(image: Image, width: number, height: number, kernel: 'lanczos3' | 'cubic' | 'mitchell') {
  return imageOf(sharpOf(image).resize(width, height, { fit: 'fill', kernel }), image.hasAlpha);
}

/** Lanczos only, by two or four. */
function lanczosAlone(image: Image, factor: 2 | 4): Image {
  const result = createImage(image.width * factor, image.height * factor, false);
  result.pixels.fill(255);
  for (let channel = 0; channel < 3; channel++) {
    const plane = createPlane(image.width, image.height);
    plane.values.set(image.pixels.filter((_, index) => index % 4 === channel));
    const { values } = enlarge(plane, factor);
    for (const [index, value] of values.entries()) result.pixels[index * 4 + channel] = value;
  }
  return result;
}

/** A part of a scene, for tests that do not need the whole. */
const part = async (image: Image, left: number, top: number, width = 96, height = 72) =>
  imageOf(sharpOf(image).extract({ left, top, width, height }), false);

const [scene, letters] = await Promise.all([part(landscapeScene().image, 200, 200), part(posterScene().image, 60, 75)]);

describe('renderCreativeUpscale', () => {
  it.each([
    [1, 96, 72],
    [1.5, 144, 108],
    [2, 192, 144],
    [2.37, 228, 171],
    [Math.PI, 302, 226],
    [4, 384, 288],
  ])('enlarges each side exactly by %f, rounded to a pixel', async (factor, width, height) => {
    const { file, image, metadata, progress } = await render(scene, { factor, steps: 2 });
    expect([file.width, file.height, image.width, image.height]).toEqual([width, height, width, height]);
    expect(metadata.format).toBe('png');
    expect(progress.at(-1)).toBe(1);
    expect(progress).toEqual(progress.toSorted((one, other) => one - other));
  });

  it('restores at low creativity no farther from the original than Lanczos', async () => {
    const gains: number[] = [];
    for (const { image } of [landscapeScene(), posterScene()]) {
      for (const [factor, kernel] of [
        [2, 'lanczos3'],
        [2, 'mitchell'],
        [4, 'cubic'],
      ] as const) {
        const small = await smaller(image, 480 / factor, 320 / factor, kernel);
        const lanczos = peakSignalToNoise(lanczosAlone(small, factor), image);
        for (const creativity of [0, 0.1]) {
          const restored = peakSignalToNoise(await upscale(small, { factor, creativity }), image);
          gains.push(restored - lanczos);
          // The scenes' own noise is restored as well: a fiftieth of a decibel, or a tenth where a little is invented.
          expect(restored - lanczos).toBeGreaterThan(creativity === 0 ? -0.02 : -0.1);
        }
      }
    }
    expect(gains.reduce((sum, gain) => sum + gain, 0) / gains.length).toBeGreaterThan(0.2);
  });

  it.each([2, 4])('has more fine detail with higher creativity, %fx', async (factor) => {
    for (const image of [scene, letters]) {
      const details: number[] = [];
      for (const creativity of [0, 0.25, 0.5, 0.75, 1]) {
        details.push(detailOf(await upscale(image, { factor, creativity })));
      }
      for (const [index, detail] of details.slice(1).entries()) {
        expect(detail).toBeGreaterThan((details[index] ?? 0) * 1.02);
      }
    }
  });

  it.each([0, 0.5])('comes nearer to the source with each pass, at creativity %f', async (creativity) => {
    for (const [image, factor] of [
      [scene, 2],
      [letters, 3],
    ] as const) {
      const distances: number[] = [];
      for (const steps of [1, 3, 8, 24]) {
        const back = await smaller(await upscale(image, { factor, creativity, steps }), 96, 72, 'cubic');
        distances.push(-peakSignalToNoise(back, image));
      }
      expect(distances).toEqual(distances.toSorted((one, other) => other - one));
      expect((distances[0] ?? 0) - (distances[3] ?? 0)).toBeGreaterThan(0.5);
    }
  });

  it('does not change smooth areas at any creativity', async () => {
    const flat = createImage(64, 48, false);
    flat.pixels.fill(255);
    for (let index = 0; index < 64 * 48; index++) flat.pixels.set([90, 120, 80 + (index % 64) / 4], index * 4);
    expect(detailOf(await upscale(flat, { factor: 3, creativity: 1 }))).toBeLessThan(0.6);
  });

  it('invents by the seed, and restores without it', async () => {
    const [one, again, other] = await Promise.all(
      [1, 1, 2].map(async (seed) => upscale(scene, { creativity: 1, seed })),
    );
    if (one === undefined || again === undefined || other === undefined) throw new Error('nothing was drawn');
    expect(again.pixels).toEqual(one.pixels);
    expect(differenceOf(one, other)).toBeGreaterThan(0.3);
    const [first, second] = await Promise.all([1, 2].map(async (seed) => upscale(scene, { creativity: 0, seed })));
    expect(first?.pixels).toEqual(second?.pixels);
  });

  it('shows no seams between its strips', async () => {
    const options = { factor: 3, creativity: 0.7, steps: 4, seed: 1, onProgress: () => {} };
    const { signal } = new AbortController();
    const whole = await enlargeCreatively(scene, { ...options, signal });
    const inStrips = await enlargeCreatively(scene, { ...options, signal, pixelsPerStrip: 288 * 60 });
    expect(differenceOf(whole, inStrips)).toBeLessThan(0.5);
  });

  it('preserves transparency and lets no hidden colour bleed in', async () => {
    const image = createImage(32, 32, true);
    for (let index = 0; index < 32 * 32; index++) {
      image.pixels.set(index % 32 < 16 ? [20, 200, 40, 255] : [255, 0, 255, 0], index * 4);
    }
    const large = await upscale(image, { creativity: 1 });
    expect(large.hasAlpha).toBe(true);
    const reds = large.pixels.filter((_, index) => index % 4 === 0 && (large.pixels[index + 3] ?? 0) > 40);
    expect(Math.max(...reds)).toBeLessThan(60);
    expect(large.pixels[(10 * 64 + 60) * 4 + 3]).toBe(0);
  });

  it('enlarges a single pixel', async () => {
    const one = createImage(1, 1, false);
    one.pixels.set([40, 90, 160, 255]);
    const large = await upscale(one, { factor: 4, creativity: 1 });
    expect([large.width, large.height]).toEqual([4, 4]);
    expect(large.pixels.slice(0, 3)).toEqual(new Uint8ClampedArray([40, 90, 160]));
  });

  it('refuses an image whose enlargement would be too large, and names the remedy', async () => {
    const large = createImage(2100, 2100, false);
    await expect(render(large, { factor: 4 })).rejects.toMatchObject({
      code: 'invalid_params',
      fields: [{ pointer: '/input_image', message: expect.stringMatching(/choose a smaller factor/u) }],
    });
  });

  it('stops when it is aborted', async () => {
    const parameters = {
      input_image: 'x',
      upscale_factor: 2,
      creativity: 0.5,
      num_inference_steps: 9,
      seed: undefined,
    };
    await expect(runRender(renderCreativeUpscale, scene, parameters, { signal: AbortSignal.abort() })).rejects.toThrow(
      /abort/iu,
    );
  });
});
