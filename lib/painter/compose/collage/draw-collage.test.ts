import { describe, expect, it } from 'vitest';
import { drawCollage } from './draw-collage.ts';
import type { Image } from '../../edit/pixels/image.ts';

const size = { width: 96, height: 64 };

function flat(rgb: readonly [number, number, number]): Image {
  const pixels = new Uint8ClampedArray(48 * 48 * 4);
  for (let at = 0; at < pixels.length; at += 4) pixels.set([...rgb, 255], at);
  return { width: 48, height: 48, pixels, hasAlpha: false };
}

const images = [flat([200, 40, 40]), flat([40, 60, 200])];

async function strip(variation: number): Promise<Uint8ClampedArray> {
  const canvas = await drawCollage({
    images,
    kind: 'strip',
    size,
    words: 'side by side',
    seed: 7,
    variation,
    isClear: false,
    onProgress: () => undefined,
    signal: new AbortController().signal,
  });
  return canvas.getContext('2d').getImageData(0, 0, size.width, size.height).data;
}

describe('drawCollage', () => {
  it('shows images in their order', async () => {
    const data = await strip(0);
    const middle = 32 * size.width;
    expect([...data.subarray((middle + 24) * 4, (middle + 24) * 4 + 3)]).toEqual([200, 40, 40]);
    expect([...data.subarray((middle + 72) * 4, (middle + 72) * 4 + 3)]).toEqual([40, 60, 200]);
  });

  it('lays the same images out differently for each image of a request', async () => {
    const drawn = await Promise.all([0, 1, 2, 3].map(strip));
    for (const [index, one] of drawn.entries()) {
      for (const other of drawn.slice(index + 1)) {
        const difference = one.reduce((sum, value, at) => sum + Math.abs(value - (other[at] ?? 0)), 0) / one.length;
        expect(difference).toBeGreaterThan(4);
      }
    }
  });
});
