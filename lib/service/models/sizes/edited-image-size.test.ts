import { describe, expect, it } from 'vitest';
import { editedImageSize, enlargedSize, largestOfRatio } from './edited-image-size.ts';

describe('largestOfRatio', () => {
  it('keeps the side that fits', () => {
    expect(largestOfRatio({ width: 300, height: 200 }, 1)).toEqual({ width: 200, height: 200 });
    expect(largestOfRatio({ width: 200, height: 300 }, 16 / 9)).toEqual({ width: 200, height: 113 });
    expect(largestOfRatio({ width: 3000, height: 1 }, 1 / 8)).toEqual({ width: 1, height: 1 });
  });
});

describe('enlargedSize', () => {
  it('rounds to whole pixels', () => {
    expect(enlargedSize({ width: 101, height: 1 }, 1.25)).toEqual({ width: 126, height: 1 });
  });
});

describe('editedImageSize', () => {
  const first = { width: 300, height: 200 };

  it('enlarges, crops, or keeps the image', () => {
    expect(editedImageSize({ upscale_factor: '4x' }, first)).toEqual({ width: 1200, height: 800 });
    expect(editedImageSize({ upscale_factor: 2.5 }, first)).toEqual({ width: 750, height: 500 });
    expect(editedImageSize({ aspect_ratio: '2:3' }, first)).toEqual({ width: 133, height: 200 });
    expect(editedImageSize({ aspect_ratio: 'match_input' }, first)).toEqual(first);
    expect(editedImageSize({}, first)).toEqual(first);
  });
});
