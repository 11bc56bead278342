import assert from 'node:assert/strict';
import sharp from 'sharp';
import type { ContractResult, Probe, Rendered } from '../contract-case.ts';
import type { CardName } from '../contract-media.ts';
import { assertRising } from './assert-rising.ts';
import { chromaOf, detailOf, differenceOf, readThumbnail, shareOfCard, shareTransparent } from './thumbnail.ts';

/** The first result of a render. */
export function firstOf(rendered: Rendered | undefined): ContractResult {
  const [first] = rendered?.results ?? [];
  assert.ok(first, rendered?.reason ?? 'no result');
  return first;
}

async function sizeOf(path: string): Promise<{ width: number; height: number }> {
  const { width, height } = await sharp(path).metadata();
  return { width, height };
}

/** The image has exactly this size. */
export function hasSize(render: string, width: number, height: number): Probe {
  return {
    description: `${width} × ${height} pixels, read by sharp`,
    renders: [render],
    check: async ([rendered]) => assert.deepEqual(await sizeOf(firstOf(rendered).path), { width, height }),
  };
}

/** The image has this aspect ratio, within 1 %. */
export function hasRatio(render: string, ratio: string): Probe {
  const [wide = 1, high = 1] = ratio.split(':').map(Number);
  return {
    description: `width ÷ height is ${ratio} within 1 %, read by sharp`,
    renders: [render],
    check: async ([rendered]) => {
      const { width, height } = await sizeOf(firstOf(rendered).path);
      assert.ok(Math.abs((width / height) * (high / wide) - 1) < 0.01, `${width} × ${height} is not ${ratio}`);
    },
  };
}

/** The image has the area of a square with this side, within 3 %. */
export function hasArea(render: string, side: number): Probe {
  return {
    description: `width × height is ${side}² within 3 %, read by sharp`,
    renders: [render],
    check: async ([rendered]) => {
      const { width, height } = await sizeOf(firstOf(rendered).path);
      assert.ok(Math.abs((width * height) / side ** 2 - 1) < 0.03, `${width} × ${height} is not ${side}²`);
    },
  };
}

/** The file is of this format by its bytes. */
export function hasFormat(render: string, format: 'png' | 'jpeg' | 'webp'): Probe {
  return {
    description: `the file is ${format.toUpperCase()} by its bytes, read by sharp, and is served as such`,
    renders: [render],
    check: async ([rendered]) => {
      const { path, contentType } = firstOf(rendered);
      assert.equal((await sharp(path).metadata()).format, format);
      assert.equal(contentType, `image/${format}`);
    },
  };
}

/** There are exactly this many results, all different. */
export function hasCount(render: string, count: number): Probe {
  return {
    description: `${count} results, each different from the others`,
    renders: [render],
    check: async ([rendered]) => {
      const results = rendered?.results ?? [];
      assert.equal(results.length, count);
      const thumbnails = await Promise.all(results.map(({ path }) => readThumbnail(path)));
      for (const [index, one] of thumbnails.entries()) {
        for (const other of thumbnails.slice(index + 1)) assert.ok(differenceOf(one, other) > 0.5, 'two are alike');
      }
    },
  };
}

/** Two renders differ visibly. */
export function differs(one: string, other: string, least = 0.3): Probe {
  return {
    description: `the mean difference from a render without it is above ${least} of 255`,
    renders: [one, other],
    check: async ([first, second]) => {
      const [left, right] = await Promise.all(
        [first, second].map((rendered) => readThumbnail(firstOf(rendered).path, 256, 256)),
      );
      assert.ok(left !== undefined && right !== undefined);
      const difference = differenceOf(left, right);
      assert.ok(difference > least, `they differ by ${difference.toFixed(3)} alone`);
    },
  };
}

/**
 * Choosing among more compositions changes the image for at least one of several seeds. For the others, the first was
 * best.
 */
export function changesSome(...pairs: [without: string, with_: string][]): Probe {
  return {
    description: `with at least one of ${pairs.length} seeds, it changes the composition`,
    renders: pairs.flat(),
    check: async (rendered) => {
      const thumbnails = await Promise.all(rendered.map((each) => readThumbnail(firstOf(each).path)));
      const differences = pairs.map((_, index) => {
        const [without, with_] = thumbnails.slice(index * 2, index * 2 + 2);
        assert.ok(without !== undefined && with_ !== undefined);
        return differenceOf(without, with_);
      });
      assert.ok(
        Math.max(...differences) > 2,
        `they differ by ${differences.map((each) => each.toFixed(2)).join(', ')}`,
      );
    },
  };
}

/** The same request and seed give the same pixels; another seed gives others. */
export function repeats(one: string, again: string, otherSeed: string): Probe {
  return {
    description: 'the same seed gives the same pixels, another seed gives different ones',
    renders: [one, again, otherSeed],
    check: async (rendered) => {
      const [first, second, third] = await Promise.all(
        rendered.map((each) => readThumbnail(firstOf(each).path, 256, 256)),
      );
      assert.ok(first !== undefined && second !== undefined && third !== undefined);
      assert.equal(differenceOf(first, second), 0);
      assert.ok(differenceOf(first, third) > 0.3);
    },
  };
}

/** The second image has a mark at the bottom right, and nowhere else. */
export function isMarked(plain: string, marked: string): Probe {
  return {
    description: 'the bottom right differs from the same image without it; the upper half does not',
    renders: [plain, marked],
    check: async ([without, with_]) => {
      const [one, other] = await Promise.all(
        [without, with_].map((rendered) => readThumbnail(firstOf(rendered).path, 512, 512)),
      );
      assert.ok(one !== undefined && other !== undefined);
      const corner = differenceOf(one, other, { left: 0.6, top: 0.85, right: 1, bottom: 1 });
      const above = differenceOf(one, other, { left: 0, top: 0, right: 1, bottom: 0.5 });
      assert.ok(corner > 0.3, `the corner differs by ${corner.toFixed(3)} alone`);
      assert.ok(above < corner / 10, `the upper half differs by ${above.toFixed(3)}`);
    },
  };
}

/** The colours of the input images appear in the result, and not in a result without these images. */
export function showsCards(render: string, names: CardName[], without: string): Probe {
  return {
    description: `the colour of each input image fills at least 0.4 % of the result, but not of a result without it`,
    renders: [render, without],
    check: async ([rendered, bare]) => {
      for (const name of names) {
        const share = await shareOfCard(firstOf(rendered).path, name);
        assert.ok(share > 0.004, `${name} fills ${(share * 100).toFixed(2)} %`);
        assert.ok((await shareOfCard(firstOf(bare).path, name)) < share / 2, `${name} is there without its image`);
      }
    },
  };
}

/** Part of the image is transparent, or no pixel is. */
export function isTransparent(render: string, expected: boolean): Probe {
  return {
    description: expected ? 'between 5 and 95 % of the pixels are transparent' : 'no pixel is transparent',
    renders: [render],
    check: async ([rendered]) => {
      const share = await shareTransparent(firstOf(rendered).path);
      assert.ok(expected ? share > 0.05 && share < 0.95 : share === 0, `${(share * 100).toFixed(1)} % transparent`);
    },
  };
}

/** Each render has more fine detail than the one before it. */
export function gainsDetail(...renders: string[]): Probe {
  return {
    description: 'the mean difference of neighbouring pixels rises with it',
    renders,
    check: async (rendered) => {
      assertRising(await Promise.all(rendered.map((each) => detailOf(firstOf(each).path))));
    },
  };
}

/** The second render differs less from the reference image than the first. */
export function comesNearer(
  far: string,
  near: string,
  description: string,
  reference: (media: Parameters<Probe['check']>[1]) => string,
): Probe {
  return {
    description,
    renders: [far, near],
    check: async ([farther, nearer], media) => {
      const original = await readThumbnail(reference(media));
      const [one, other] = await Promise.all([farther, nearer].map((each) => readThumbnail(firstOf(each).path)));
      assert.ok(one !== undefined && other !== undefined);
      const [before, after] = [differenceOf(one, original), differenceOf(other, original)];
      assert.ok(after < before, `${after.toFixed(2)} is not below ${before.toFixed(2)}`);
    },
  };
}

/** Each render is more colourful than the one before it. */
export function gainsColour(...renders: string[]): Probe {
  return {
    description: 'the mean chroma rises with it',
    renders,
    check: async (rendered) => {
      assertRising(await Promise.all(rendered.map((each) => chromaOf(firstOf(each).path))));
    },
  };
}

/** Scaled down to the size of the reference image, the second render differs less from it than the first. */
export function isFaithful(
  one: string,
  other: string,
  reference: (media: Parameters<Probe['check']>[1]) => string,
): Probe {
  return {
    description: 'the mean square error of the downscaled result falls',
    renders: [one, other],
    check: async (rendered, media) => {
      const original = await sharp(reference(media)).removeAlpha().raw().toBuffer({ resolveWithObject: true });
      const errors = await Promise.all(
        rendered.map(async (each) => {
          const { width, height } = original.info;
          const shrunk = await sharp(firstOf(each).path).resize(width, height).removeAlpha().raw().toBuffer();
          return shrunk.reduce((sum, value, at) => sum + (value - (original.data[at] ?? 0)) ** 2, 0) / shrunk.length;
        }),
      );
      assert.ok((errors[1] ?? 0) < (errors[0] ?? 0), `not ${errors.map((error) => error.toFixed(3)).join(' > ')}`);
    },
  };
}
