import { describe, expect, it } from 'vitest';
import { meansOf, peakSignalToNoise, roughnessOf } from '../edit/testing/measure.ts';
import { carScene, landscapeScene, portraitScene, posterScene } from '../edit/testing/test-scenes.ts';
import { composeForTest } from './testing/compose-for-test.ts';
import { differenceIn, shareOf, plainImage } from './testing/measure-share.ts';
import { layRows } from './collage/lay-rows.ts';
import { resizeImage } from '../edit/pixels/sharp-bridge.ts';

const car = carScene().image;
const landscape = landscapeScene().image;
const person = portraitScene().image;
const poster = posterScene().image;
const isRed = ({ c, h }: { c: number; h: number }) => c > 0.12 && (h < 45 || h > 345);

const isBright = ({ l }: { l: number }) => l > 0.8;

describe('composeImage', () => {
  it('returns the same image again, and another for another variation', async () => {
    const [first, again, other] = await Promise.all([
      composeForTest('put the car of image 1 on a beach', [car]),
      composeForTest('put the car of image 1 on a beach', [car]),
      composeForTest('put the car of image 1 on a beach', [car], { variation: 1 }),
    ]);
    expect(again).toEqual(first);
    expect(differenceIn(first, other, { left: 0, top: 0, right: 1, bottom: 1 })).toBeGreaterThan(2);
  });

  it('paints a prompt without references', async () => {
    const painted = await composeForTest('a red barn on green hills', []);
    expect(painted).toMatchObject({ width: 240, height: 160, hasAlpha: false });
    expect(shareOf(painted, ({ c }) => c > 0.03)).toBeGreaterThan(0.4);
  });

  it('edits one image as the prompt says, in the requested size', async () => {
    const edited = await composeForTest('black and white', [car], { size: { width: 120, height: 200 } });
    expect([edited.width, edited.height]).toEqual([120, 200]);
    expect(meansOf(edited).chroma).toBeLessThan(0.01);
  });

  it('places a thing in a painted scene without its surroundings', async () => {
    const scene = await composeForTest('put the car of image 1 in a meadow', [car]);
    const meadow = await composeForTest('a meadow', []);
    expect(shareOf(scene, isRed)).toBeGreaterThan(0.03);
    expect(shareOf(meadow, isRed)).toBeLessThan(0.01);
    // The grey street is gone: the lower corners are grass.
    const corner = { left: 0, top: 0.9, right: 0.1, bottom: 1 };
    expect(shareOf(scene, ({ c }) => c > 0.025, corner)).toBeGreaterThan(0.9);
  });

  it('places a thing in front of another image, on the side that the prompt names', async () => {
    const scene = await composeForTest('put the car of image 1 on image 2, on the left', [car, landscape]);
    const view = await resizeImage(landscape, 240, 160);
    expect(differenceIn(scene, view, { left: 0.7, top: 0, right: 1, bottom: 0.5 })).toBeLessThan(3);
    const left = shareOf(scene, isRed, { left: 0, top: 0.4, right: 0.5, bottom: 1 });
    const right = shareOf(scene, isRed, { left: 0.5, top: 0.4, right: 1, bottom: 1 });
    expect(left).toBeGreaterThan(0.1);
    expect(left).toBeGreaterThan(right * 3);
  });

  it('sets quoted text over figures', async () => {
    const [bare, lettered] = await Promise.all(
      ['', ' "SALE"'].map((text) => composeForTest(`put the car of image 1 on a beach${text}`, [car])),
    );
    if (bare === undefined || lettered === undefined) throw new Error('two images were requested');
    expect(differenceIn(bare, lettered, { left: 0.2, top: 0, right: 0.8, bottom: 0.25 })).toBeGreaterThan(4);
  });

  it('transfers the colours of a reference', async () => {
    const plain = await composeForTest('image 1', [landscape]);
    const coloured = await composeForTest('image 1 in the colours of image 2', [landscape, poster]);
    const [before, after, wanted] = [meansOf(plain), meansOf(coloured), meansOf(poster)];
    expect(Math.abs(after.b - wanted.b)).toBeLessThan(Math.abs(before.b - wanted.b) * 0.4);
  });

  it('transfers the texture of a reference with its style', async () => {
    const coloured = await composeForTest('image 1 in the colours of image 2', [car, poster]);
    const styled = await composeForTest('image 1 in the style of image 2', [car, poster]);
    expect(Math.abs(meansOf(styled).lightness - meansOf(coloured).lightness)).toBeLessThan(0.05);
    expect(peakSignalToNoise(styled, coloured)).toBeLessThan(36);
  });

  it('shows fourteen references, each in its cell', async () => {
    const colours = Array.from({ length: 14 }, (_, index): [number, number, number] => [
      (index * 67) % 256,
      (index * 131) % 256,
      (index * 29) % 256,
    ]);
    const sheet = await composeForTest(
      'a grid',
      colours.map((rgb) => plainImage(rgb)),
      {
        size: { width: 300, height: 300 },
      },
    );
    for (const [index, { left, top, right, bottom }] of layRows(
      colours.map(() => 1.5),
      1,
    ).entries()) {
      const x = Math.round(((left + right) / 2) * 300);
      const y = Math.round(((top + bottom) / 2) * 300);
      const at = (y * 300 + x) * 4;
      expect([...sheet.pixels.subarray(at, at + 3)]).toEqual(colours[index]);
    }
  });

  it('shows all references that the prompt does not cite', async () => {
    const withAll = await composeForTest('all of them in a garden', [car, person, landscape]);
    for (const left of [0, 1, 2]) {
      const others = [car, person, landscape].toSpliced(left, 1);
      const without = await composeForTest('all of them in a garden', others);
      expect(peakSignalToNoise(withAll, without)).toBeLessThan(28);
    }
  });

  it('stays closer to its references with less strength', async () => {
    const source = await resizeImage(car, 240, 160);
    const [gentle, strong] = await Promise.all(
      [0.1, 0.9].map((strength) => composeForTest('warmer, more contrast', [car], { strength })),
    );
    if (gentle === undefined || strong === undefined) throw new Error('two images were requested');
    expect(peakSignalToNoise(gentle, source)).toBeGreaterThan(peakSignalToNoise(strong, source) + 3);
  });

  it('draws finer with more detail', async () => {
    const [low, middle, high] = await Promise.all(
      [0.3, 0.72, 1].map((detail) => composeForTest('a forest by a lake', [], { detail })),
    );
    if (low === undefined || middle === undefined || high === undefined) throw new Error('three images were requested');
    expect(roughnessOf(low)).toBeLessThan(roughnessOf(middle));
    expect(roughnessOf(middle)).toBeLessThan(roughnessOf(high));
  });

  it.each([
    ['a red lighthouse', []],
    ['image 1', [car]],
    ['a ripe pear', []],
    ['image 1 and image 2', [car, person]],
  ])('leaves out the background of %s', async (prompt, references) => {
    const free = await composeForTest(prompt, references, { ground: 'transparent' });
    expect(free.hasAlpha).toBe(true);
    const opaque = shareOf(free, () => true);
    expect(opaque).toBeGreaterThan(0.04);
    expect(opaque).toBeLessThan(0.8);
    expect([...free.pixels.subarray(0, 4)]).toEqual([0, 0, 0, 0]);
  });

  it('stops when it is aborted', async () => {
    const controller = new AbortController();
    controller.abort();
    await expect(composeForTest('a lake', [], { signal: controller.signal })).rejects.toThrow(/abort/i);
  });
});

describe('composeImage with boxes', () => {
  const area = { left: 0.55, top: 0.3, right: 0.95, bottom: 0.9 };
  const outside = [
    { left: 0, top: 0, right: 0.5, bottom: 1 },
    { left: 0.5, top: 0, right: 1, bottom: 0.26 },
  ];

  it.each(['a red lighthouse', 'a fox', 'a blue cup', 'words: OPEN'])(
    'draws %s inside its box alone',
    async (label) => {
      const boxed = await composeForTest('a meadow', [], { boxes: [{ label, area }] });
      const plain = await composeForTest('a meadow', []);
      expect(differenceIn(boxed, plain, area)).toBeGreaterThan(4);
      for (const part of outside) expect(differenceIn(boxed, plain, part)).toBeLessThan(0.2);
    },
  );

  it('sets a reference into its box', async () => {
    const boxed = await composeForTest('a meadow', [car], { boxes: [{ label: 'the car of image 1', area }] });
    expect(shareOf(boxed, isRed, area)).toBeGreaterThan(0.08);
    expect(shareOf(boxed, isRed, { left: 0, top: 0, right: 0.5, bottom: 1 })).toBeLessThan(0.01);
  });

  it('moves the moon into its box', async () => {
    const corner = { left: 0.08, top: 0.06, right: 0.28, bottom: 0.36 };
    const boxed = await composeForTest('a calm sea at night', [], { boxes: [{ label: 'a full moon', area: corner }] });
    expect(shareOf(boxed, isBright, corner)).toBeGreaterThan(0.2);
    expect(shareOf(boxed, isBright, { left: 0.4, top: 0, right: 1, bottom: 0.4 })).toBeLessThan(0.02);
  });
});
