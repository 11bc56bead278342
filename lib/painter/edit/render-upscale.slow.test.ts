import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { enlarge, type UpscaleFactor } from './upscale/resample.ts';
import { sharpOf, imageOf } from './pixels/sharp-bridge.ts';
import { renderUpscale } from './render-upscale.ts';
import { differenceOf, peakSignalToNoise, roughnessOf } from './testing/measure.ts';
import { runRender } from './testing/run-render.ts';
import { carScene, landscapeScene, portraitScene, posterScene } from './testing/test-scenes.ts';
import { createImage, type Image } from './pixels/image.ts';

const models = ['Standard V2', 'Low Resolution V2', 'CGI', 'High Fidelity V2', 'Text Refine'] as const;
type Model = (typeof models)[number];

const upscale = async (
  image: Image | Buffer,
  model: Model,
  factor: '2x' | '4x' = '2x',
  format: 'png' | 'jpg' = 'png',
) =>
  runRender(renderUpscale, image, {
    input_image: 'x',
    enhance_model: model,
    upscale_factor: factor,
    output_format: format,
  });

const smallerBy = async (image: Image, factor: number, kernel: 'lanczos3' | 'cubic' | 'mitchell' = 'lanczos3') =>
  imageOf(sharpOf(image).resize(image.width / factor, image.height / factor, { fit: 'fill', kernel }), image.hasAlpha);

/** Lanczos only, without any enhancement. */
function lanczosAlone(image: Image, factor: UpscaleFactor): Image {
  const { width, height, pixels } = image;
  const result = createImage(width * factor, height * factor, false);
  for (let channel = 0; channel < 4; channel++) {
    const values = Float32Array.from({ length: width * height }, (_, index) => pixels[index * 4 + channel] ?? 0);
    const large = enlarge({ width, height, values }, factor);
    for (let index = 0; index < large.values.length; index++) {
      result.pixels[index * 4 + channel] = large.values[index] ?? 0;
    }
  }
  return result;
}

/** A dark grey half and a light grey half. */
function stepImage(): Image {
  const image = createImage(64, 64, false);
  for (let index = 0; index < 64 * 64; index++) {
    const x = index % 64;
    image.pixels.fill(x < 32 ? 60 : 190, index * 4, index * 4 + 3);
    image.pixels[index * 4 + 3] = 255;
  }
  return image;
}

describe('renderUpscale', () => {
  it.each([
    ['2x', 2],
    ['4x', 4],
  ] as const)('enlarges each side exactly %s, also for odd sides and more than one tile', async (word, factor) => {
    const { image } = landscapeScene();
    const odd = await imageOf(sharpOf(image).resize(301, 63, { fit: 'fill' }), false);
    for (const model of models) {
      const { file, metadata, progress } = await upscale(odd, model, word);
      expect([file.width, file.height, metadata.width, metadata.height]).toEqual([
        301 * factor,
        63 * factor,
        301 * factor,
        63 * factor,
      ]);
      expect(progress.at(-1)).toBe(1);
      expect(progress).toEqual(progress.toSorted((one, other) => one - other));
    }
  });

  it.each([2, 4] as const)(
    'is in High Fidelity V2 never farther from the original than Lanczos, at %dx',
    async (factor) => {
      const gains: number[] = [];
      for (const scene of [landscapeScene(), portraitScene(), carScene(), posterScene()]) {
        for (const kernel of ['lanczos3', 'cubic', 'mitchell'] as const) {
          const small = await smallerBy(scene.image, factor, kernel);
          const { image } = await upscale(small, 'High Fidelity V2', factor === 2 ? '2x' : '4x');
          const lanczos = peakSignalToNoise(lanczosAlone(small, factor), scene.image);
          gains.push(peakSignalToNoise(image, scene.image) - lanczos);
        }
      }
      // To a hundredth of a decibel: smaller differences come from rounding to whole code values.
      expect(Math.min(...gains)).toBeGreaterThan(-0.01);
      expect(Math.max(...gains)).toBeGreaterThan(0.05);
    },
  );

  it('returns the source in High Fidelity V2 when scaled down again', async () => {
    const small = await smallerBy(posterScene().image, 2);
    const { image } = await upscale(small, 'High Fidelity V2');
    const back = await smallerBy(image, 2, 'cubic');
    expect(peakSignalToNoise(back, small)).toBeGreaterThan(44);
  });

  it('has five pipelines that differ from each other', async () => {
    const small = await smallerBy(posterScene().image, 2);
    const results = await Promise.all(models.map(async (model) => (await upscale(small, model)).image));
    for (const [index, one] of results.entries()) {
      for (const other of results.slice(index + 1)) expect(differenceOf(one, other)).toBeGreaterThan(0.25);
    }
  });

  it('causes no halo: CGI and Text Refine stay in the range of an edge, Standard close to it', async () => {
    const ranges = await Promise.all(
      models.map(async (model) => {
        const { image } = await upscale(stepImage(), model);
        const values = image.pixels.filter((_, index) => index % 4 === 0);
        return [model, Math.min(...values), Math.max(...values)] as const;
      }),
    );
    const allowed: Record<Model, number> = {
      CGI: 0,
      'Text Refine': 1,
      'Standard V2': 4,
      'Low Resolution V2': 5,
      'High Fidelity V2': 29,
    };
    for (const [model, least, greatest] of ranges) {
      expect({ model, isInRange: Math.max(60 - least, greatest - 190) <= allowed[model] }).toEqual({
        model,
        isInRange: true,
      });
    }
  });

  it('does not change flat areas in CGI and removes noise in Low Resolution', async () => {
    const flat = createImage(40, 40, false);
    flat.pixels.fill(255);
    for (let index = 0; index < flat.pixels.length; index += 4) flat.pixels.set([40, 120, 200], index);
    const drawn = (await upscale(flat, 'CGI', '4x')).image;
    expect(new Set(drawn.pixels.filter((_, index) => index % 4 === 0)).size).toBe(1);
    const noisy = landscapeScene().image;
    const [cleaned, plain] = await Promise.all([upscale(noisy, 'Low Resolution V2'), upscale(noisy, 'Standard V2')]);
    expect(roughnessOf(cleaned.image)).toBeLessThan(roughnessOf(plain.image) * 0.85);
  });

  it('makes edges of lettering steeper in Text Refine than Lanczos does', async () => {
    const small = await smallerBy(posterScene().image, 2);
    const refined = (await upscale(small, 'Text Refine')).image;
    expect(steepestStep(refined)).toBeGreaterThan(steepestStep(lanczosAlone(small, 2)) * 1.15);
  });

  it('preserves transparency and lets no hidden colour bleed in', async () => {
    const image = createImage(32, 32, true);
    for (let index = 0; index < 32 * 32; index++) {
      const isInside = index % 32 < 16;
      image.pixels.set(isInside ? [20, 200, 40, 255] : [255, 0, 255, 0], index * 4);
    }
    for (const model of models) {
      const { image: large } = await upscale(image, model);
      const reds = large.pixels.filter((_, index) => index % 4 === 0 && (large.pixels[index + 3] ?? 0) > 40);
      expect({ model, isClean: Math.max(...reds) < 60 }).toEqual({ model, isClean: true });
      expect(large.pixels[(10 * 64 + 60) * 4 + 3]).toBe(0);
    }
  });

  it('writes JPEG on white without metadata on request', async () => {
    const input = await sharp({ create: { width: 24, height: 16, channels: 4, background: '#ff000000' } })
      .withExif({ IFD0: { Artist: 'somebody' } })
      .png()
      .toBuffer();
    const { file, metadata, image } = await upscale(input, 'Standard V2', '2x', 'jpg');
    expect(file.contentType).toBe('image/jpeg');
    expect(metadata.format).toBe('jpeg');
    expect(metadata.exif).toBeUndefined();
    expect(image.pixels[0]).toBeGreaterThan(250);
  });

  it('enlarges a single pixel', async () => {
    const one = await sharp({ create: { width: 1, height: 1, channels: 3, background: '#336699' } })
      .png()
      .toBuffer();
    for (const model of models) expect((await upscale(one, model, '4x')).file).toMatchObject({ width: 4, height: 4 });
  });

  it('refuses an image whose enlargement would be too large, and names the remedy', async () => {
    const large = await sharp({ create: { width: 2100, height: 2100, channels: 3, background: '#888' } })
      .png()
      .toBuffer();
    await expect(upscale(large, 'CGI', '4x')).rejects.toMatchObject({
      code: 'invalid_params',
      fields: [{ pointer: '/input_image', message: expect.stringMatching(/Use a smaller image or choose 2x/u) }],
    });
  });

  it('stops when it is aborted', async () => {
    const controller = new AbortController();
    controller.abort();
    const { image } = landscapeScene();
    const parameters = { input_image: 'x', enhance_model: 'CGI', upscale_factor: '2x', output_format: 'png' } as const;
    await expect(runRender(renderUpscale, image, parameters, { signal: controller.signal })).rejects.toThrow(/abort/iu);
  });
});

/** The 99.5th percentile of steps between neighbours, in code values of green. */
function steepestStep({ pixels }: Image): number {
  const steps: number[] = [];
  for (let index = 5; index < pixels.length; index += 4)
    steps.push(Math.abs((pixels[index] ?? 0) - (pixels[index - 4] ?? 0)));
  return steps.toSorted((one, other) => one - other)[Math.floor(steps.length * 0.995)] ?? 0;
}
