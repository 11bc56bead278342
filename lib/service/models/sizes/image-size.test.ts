import { assert, constantFrom, integer, property } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { imageSize } from './image-size.ts';

const ratios = [
  '1:1 16:9 9:16 4:3 3:4 3:2 2:3 4:5 5:4 7:5 5:7 2:1 1:2 21:9 9:21 4:1 1:4 8:1 1:8'.split(' '),
  ['landscape', 'portrait', 'square'],
].flat();
const sizeOf = (aspectRatio: string, resolution: string | null) => imageSize({ aspectRatio, resolution, first: null });

describe('imageSize', () => {
  it.each([
    ['1:1', '512', 512, 512],
    ['1:1', '768sq', 768, 768],
    ['1:1', '1K', 1024, 1024],
    ['1:1', '1k', 1024, 1024],
    ['1:1', '2K', 2048, 2048],
    ['1:1', '4K', 4096, 4096],
    ['16:9', '1K', 1360, 768],
    ['16:9', '2K', 2720, 1536],
    ['9:16', '2K', 1536, 2720],
    ['21:9', '1K', 1568, 672],
    ['auto', null, 1024, 1024],
    ['auto', 'square_hd', 1024, 1024],
    ['auto', 'square', 512, 512],
    ['1:1', '1280x720', 1280, 720],
    ['auto', '1536x1024', 1536, 1024],
  ])('makes %s at %s %d × %d', (ratio, resolution, width, height) => {
    expect(sizeOf(ratio, resolution)).toEqual({ width, height });
  });

  it.each([
    ['512', 512, 1, 1.06],
    ['768sq', 768, 1, 1.06],
    ['1K', 1024, 0.96, 1.04],
    ['2K', 2048, 0.94, 1],
    ['4K', 4096, 0.94, 1],
  ])('limits %s to its area and every ratio to within 1 %%', (resolution, side, least, most) => {
    for (const ratio of ratios) {
      const { width, height } = sizeOf(ratio, resolution);
      const share = (width * height) / (side * side);
      expect({ ratio, isWithin: share >= least && share <= most }).toEqual({ ratio, isWithin: true });
      const [across = 1, down = 1] =
        { landscape: [16, 9], portrait: [9, 16], square: [1, 1] }[ratio] ?? ratio.split(':').map(Number);
      expect(Math.abs(((width / height) * down) / across - 1)).toBeLessThanOrEqual(0.0101);
    }
  });

  it('uses sides that are multiples of sixteen for the usual ratios', () => {
    for (const ratio of ratios.slice(0, 15)) {
      const { width, height } = sizeOf(ratio, '2K');
      expect({ ratio, rest: [width % 16, height % 16] }).toEqual({ ratio, rest: [0, 0] });
    }
  });

  it.each(['auto', 'adaptive', 'match_input'])('follows the first reference for %s', (aspectRatio) => {
    expect(imageSize({ aspectRatio, resolution: '1K', first: { width: 3000, height: 2000 } })).toEqual({
      width: 1248,
      height: 832,
    });
    expect(imageSize({ aspectRatio, resolution: '1K', first: null, fallbackRatio: '16:9' })).toEqual({
      width: 1360,
      height: 768,
    });
  });

  it('has a size for a reference of any proportions, with strips limited to 8:1', () => {
    const side = integer({ min: 1, max: 20_000 });
    assert(
      property(side, side, constantFrom('512', '768sq', '1K', '2K', '4K'), (width, height, resolution) => {
        const size = imageSize({ aspectRatio: 'auto', resolution, first: { width, height } });
        const wanted = Math.min(8, Math.max(1 / 8, width / height));
        expect(Math.abs(size.width / size.height / wanted - 1)).toBeLessThanOrEqual(0.0101);
      }),
      { numRuns: 300 },
    );
  });

  it('throws for an unknown resolution', () => {
    expect(() => sizeOf('1:1', '3K')).toThrow('unknown resolution');
  });
});
