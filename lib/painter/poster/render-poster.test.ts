import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { checkParameters } from '../../service/models/check/check-parameters.ts';
import { ig2 } from '../../service/models/ig-2/definition.ts';
import type { ParametersOf } from '../../service/render/renderer.ts';
import { fineDetail } from '../scene/testing/measure-image.ts';
import { renderPoster } from './render-poster.ts';

let directory = '';

beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'easel-poster-'));
});

afterEach(async () => {
  await rm(directory, { recursive: true });
});

async function rendered(given: Record<string, unknown>) {
  const body = { prompt: 'poster of the sea at dusk "Hello"', image_size: 'square', ...given };
  const parameters = checkParameters(ig2, body).complete as ParametersOf<'ig-2'>;
  const shares: number[] = [];
  const files = await renderPoster(
    { generationId: 'g', model: 'ig-2', parameters, inputs: {}, seed: 4, directory },
    { onProgress: (share) => shares.push(share), signal: new AbortController().signal },
  );
  return { files, shares };
}

const pixelsOf = (path: string): Promise<Buffer> => sharp(path).ensureAlpha().raw().toBuffer();

async function detailOf(given: Record<string, unknown>): Promise<number> {
  const { files } = await rendered(given);
  return fineDetail(new Uint8ClampedArray(await pixelsOf(files[0]?.path ?? '')), 512);
}

describe('renderPoster', () => {
  it('makes as many different images as requested, in the requested size and format', async () => {
    const { files, shares } = await rendered({ prompt: 'poster "Hello"', num_images: 3, output_format: 'jpeg' });
    expect(files.map(({ contentType, width, height }) => [contentType, width, height])).toEqual(
      Array.from({ length: 3 }, () => ['image/jpeg', 512, 512]),
    );
    const metadata = await sharp(files[0]?.path).metadata();
    expect([metadata.format, metadata.width]).toEqual(['jpeg', 512]);
    const bytes = await Promise.all(files.map(async ({ path }) => (await pixelsOf(path)).toString('base64')));
    expect(new Set(bytes).size).toBe(3);
    expect(shares).toEqual(shares.toSorted((one, other) => one - other));
    expect(shares.at(-1)).toBe(1);
  });

  it('preserves the proportions of every size', async () => {
    const ratios = { portrait_4_3: 3 / 4, portrait_16_9: 9 / 16, landscape_4_3: 4 / 3, landscape_16_9: 16 / 9 };
    for (const [image_size, ratio] of Object.entries(ratios)) {
      const { files } = await rendered({ prompt: 'logo "Hello"', image_size, rendering_speed: 'TURBO' });
      const [file] = files;
      expect((file?.width ?? 0) / (file?.height ?? 1)).toBeCloseTo(ratio, 1);
    }
  });

  it('paints finer with more time', async () => {
    const turbo = await detailOf({ rendering_speed: 'TURBO' });
    expect(await detailOf({ rendering_speed: 'QUALITY' })).toBeGreaterThan(turbo);
  });

  it('paints coarser with more acceleration', async () => {
    const details = [];
    for (const acceleration of ['none', 'low', 'regular', 'high']) details.push(await detailOf({ acceleration }));
    expect(details).toEqual(details.toSorted((one, other) => other - one));
  });

  it('adds to the background what the larger expansion adds', async () => {
    const medium = await rendered({ prompt: 'neon sign "Hello"', expansion_model: 'Medium' });
    const before = await pixelsOf(medium.files[0]?.path ?? '');
    const large = await rendered({ prompt: 'neon sign "Hello"', expansion_model: 'Large' });
    expect(before.equals(await pixelsOf(large.files[0]?.path ?? ''))).toBe(false);
  });

  it('refuses severe words only while the check is on', async () => {
    const given = { prompt: 'logo "A gory massacre"', rendering_speed: 'TURBO' };
    await expect(rendered({ ...given, enable_safety_checker: true })).rejects.toMatchObject({
      code: 'invalid_params',
      message: expect.stringContaining('(violence) is not allowed while “Safety check” is on.') as string,
    });
    expect((await rendered({ ...given, enable_safety_checker: false })).files).toHaveLength(1);
  });
});
