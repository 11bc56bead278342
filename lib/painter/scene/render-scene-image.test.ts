import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ig1 } from '../../service/models/ig-1/definition.ts';
import { detailOfSteps, renderSceneImage, strengthOfGuidance } from './render-scene-image.ts';
import { fineDetail, meanOf } from './testing/measure-image.ts';

let directory = '';
beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'scene-'));
});
afterEach(async () => {
  await rm(directory, { recursive: true, force: true });
});

const taskOf = (parameters: Record<string, unknown>) => ({
  generationId: 'generation',
  model: 'ig-1' as const,
  parameters: ig1.parameters.parse(parameters),
  inputs: {},
  seed: 4,
  directory,
});

const paintedWith = async (parameters: Record<string, unknown>): Promise<Uint8ClampedArray> => {
  const context = { onProgress: () => {}, signal: new AbortController().signal };
  const [file] = await renderSceneImage(taskOf({ width: 192, height: 144, ...parameters }), context);
  return new Uint8ClampedArray(await sharp(file?.path).ensureAlpha().raw().toBuffer());
};

describe('renderSceneImage', () => {
  it('writes a PNG of exactly the requested size without metadata', async () => {
    const [file] = await renderSceneImage(taskOf({ prompt: 'a lake at dawn', width: 130, height: 77 }), {
      onProgress: () => {},
      signal: new AbortController().signal,
    });
    expect(file).toMatchObject({ contentType: 'image/png', width: 130, height: 77, durationSeconds: null });
    const metadata = await sharp(file?.path).metadata();
    expect(metadata).toMatchObject({ format: 'png', width: 130, height: 77, channels: 3, hasAlpha: false });
    expect([metadata.exif, metadata.icc, metadata.xmp, metadata.comments]).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
    ]);
  });

  it('writes the same bytes again', async () => {
    const context = { onProgress: () => {}, signal: new AbortController().signal };
    const [first] = await renderSceneImage(taskOf({ prompt: 'city "HI"', width: 96, height: 96 }), context);
    const bytes = await readFile(first?.path ?? '');
    await renderSceneImage(taskOf({ prompt: 'city "HI"', width: 96, height: 96 }), context);
    expect(await readFile(first?.path ?? '')).toEqual(bytes);
  });

  it.each(['a lighthouse above the sea at dusk', 'green forest by a river', 'a teal vase on a table'])(
    'paints finer with more steps, and stronger colours with more guidance: %s',
    async (prompt) => {
      const details: number[] = [];
      for (const steps of [1, 4, 20, 100]) {
        details.push(fineDetail(await paintedWith({ prompt, num_inference_steps: steps }), 192));
      }
      const chromas: number[] = [];
      for (const guidance of [0, 4, 10, 20]) {
        const image = await paintedWith({ prompt, num_inference_steps: 4, guidance_scale: guidance });
        chromas.push(meanOf(image, ({ c }) => c));
      }
      for (const measured of [details, chromas]) {
        for (const [index, value] of measured.slice(1).entries()) {
          expect(value).toBeGreaterThan((measured[index] ?? 0) * 1.03);
        }
      }
    },
  );

  it('reports progress that only grows, up to 1', async () => {
    const shares: number[] = [];
    await renderSceneImage(taskOf({ prompt: 'hills', width: 96, height: 64 }), {
      onProgress: (share) => shares.push(share),
      signal: new AbortController().signal,
    });
    expect(shares.length).toBeGreaterThan(4);
    expect(shares.toSorted((a, b) => a - b)).toEqual(shares);
    expect(shares.at(-1)).toBe(1);
  });

  it('stops when it is aborted', async () => {
    const controller = new AbortController();
    const work = renderSceneImage(taskOf({ prompt: 'hills', width: 96, height: 64 }), {
      onProgress: () => controller.abort(),
      signal: controller.signal,
    });
    await expect(work).rejects.toThrow(/abort/i);
  });
});

describe('detailOfSteps and strengthOfGuidance', () => {
  it('run from 0 to 1 and only grow', () => {
    const details = Array.from({ length: 100 }, (_, index) => detailOfSteps(index + 1));
    expect([details[0], details[99]]).toEqual([0, 1]);
    expect(details.toSorted((a, b) => a - b)).toEqual(details);
    expect([strengthOfGuidance(0), strengthOfGuidance(7.5), strengthOfGuidance(20)]).toEqual([0, 0.5, 1]);
  });
});
