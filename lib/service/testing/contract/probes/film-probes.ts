import assert from 'node:assert/strict';
import { stat } from 'node:fs/promises';
import { probeMedia } from '../../../../media/probe-media.ts';
import type { Probe } from '../contract-case.ts';
import { cardColours, type CardName, type ContractMedia } from '../contract-media.ts';
import { assertRising } from './assert-rising.ts';
import { firstFrame, frameOf, framesOf } from './film-frames.ts';
import { firstOf } from './picture-probes.ts';
import { differenceOf, meanChroma, neighbourDifference, shareOfHue, type Thumbnail } from './pictures.ts';

/** Share of a frame that a clip's ground fills where the clip is cut in. */
const clearlyVisible = 0.1;

/** The film has this size. */
export function filmHasSize(render: string, width: number, height: number): Probe {
  return {
    words: `${width} × ${height} pixels, read by node-av`,
    renders: [render],
    check: async ([rendered]) => {
      const facts = await probeMedia(firstOf(rendered).path);
      assert.deepEqual([facts.width, facts.height], [width, height]);
    },
  };
}

/** The film lasts so many frames at so many a second, counted by decoding. */
export function filmLasts(render: string, frames: number, framesPerSecond: number): Probe {
  return {
    words: `${frames} frames at ${framesPerSecond} per second, counted by decoding`,
    renders: [render],
    check: async ([rendered]) => {
      const { path } = firstOf(rendered);
      const facts = await probeMedia(path);
      assert.equal(Math.round((facts.framesPerSecond ?? 0) * 100) / 100, framesPerSecond);
      assert.equal((await framesOf(path)).length, frames);
    },
  };
}

/** The film lasts between so many seconds. */
export function filmLastsBetween(render: string, least: number, most: number): Probe {
  return {
    words: `${least} to ${most} seconds, read by node-av`,
    renders: [render],
    check: async ([rendered]) => {
      const { durationSeconds } = await probeMedia(firstOf(rendered).path);
      assert.ok(durationSeconds !== null && durationSeconds > least - 0.1 && durationSeconds < most + 0.1);
    },
  };
}

/** How the film is coded. */
export function filmIsCoded(
  render: string,
  expected: { codec?: string; pixelFormat?: string; contentType?: string; dynamicRange?: 'pq' | 'hlg' },
): Probe {
  return {
    words: `${Object.values(expected).join(', ')}, read by node-av`,
    renders: [render],
    check: async ([rendered]) => {
      const facts = await probeMedia(firstOf(rendered).path);
      assert.deepEqual({ ...facts, ...expected }, facts);
    },
  };
}

/** Colours of given pictures are seen in some frame. */
export function filmShowsCards(render: string, names: CardName[]): Probe {
  return {
    words: 'the colour of each input image fills at least 0.4 % of at least one frame',
    renders: [render],
    check: async ([rendered]) => {
      const frames = await framesOf(firstOf(rendered).path);
      for (const name of names) {
        const most = Math.max(...frames.map(({ rgba }) => shareOfHue(rgba, cardColours[name])));
        assert.ok(most > 0.004, `${name} fills ${(most * 100).toFixed(2)} % at most`);
      }
    },
  };
}

/** Colours fill much of some frame: clips cut into the film. */
export function filmShowsColours(render: string, colours: Record<string, readonly [number, number, number]>): Probe {
  return {
    words: `the background of each input clip (${Object.keys(colours).join(', ')}) fills 10 % of at least one frame`,
    renders: [render],
    check: async ([rendered]) => {
      const frames = await framesOf(firstOf(rendered).path);
      for (const [name, colour] of Object.entries(colours)) {
        const most = Math.max(...frames.map(({ rgba }) => shareOfHue(rgba, colour)));
        assert.ok(most > clearlyVisible, `${name} fills ${(most * 100).toFixed(2)} % at most`);
      }
    },
  };
}

/** The film's first or last frame is the given picture. */
export function frameIs(render: string, which: 'first' | 'last', pick: (media: ContractMedia) => string): Probe {
  return {
    words: `the ${which} frame differs from the input image by less than 14 of 255 on average, the middle frame by more`,
    renders: [render],
    check: async ([rendered], media) => {
      const frames = await framesOf(firstOf(rendered).path);
      const picture = await frameOf(pick(media));
      const edge = frames.at(which === 'first' ? 0 : -1);
      const middle = frames[Math.floor(frames.length / 2)];
      assert.ok(edge !== undefined && middle !== undefined);
      const difference = differenceOf(edge, picture);
      assert.ok(difference < 14, `it differs by ${difference.toFixed(1)}`);
      assert.ok(differenceOf(middle, picture) > difference, 'nothing moves');
    },
  };
}

/** Two films differ in what they show. */
export function filmDiffers(one: string, other: string): Probe {
  return {
    words: 'the middle frame differs from a video without it by more than 1 of 255 on average',
    renders: [one, other],
    check: async (rendered) => {
      const [first, second] = await Promise.all(rendered.map((each) => framesOf(firstOf(each).path)));
      const [left, right] = [first, second].map((frames) => frames?.[Math.floor(frames.length / 2)]);
      assert.ok(left !== undefined && right !== undefined);
      assert.ok(differenceOf(left, right) > 1, `they differ by ${differenceOf(left, right).toFixed(2)} alone`);
    },
  };
}

/** The film moves. */
export function filmMoves(render: string): Probe {
  return {
    words: 'the first and the last frame differ by more than 1 of 255 on average',
    renders: [render],
    check: async ([rendered]) => {
      const frames = await framesOf(firstOf(rendered).path);
      const [first, last] = [frames.at(0), frames.at(-1)];
      assert.ok(first !== undefined && last !== undefined);
      assert.ok(differenceOf(first, last) > 1, `they differ by ${differenceOf(first, last).toFixed(2)} alone`);
    },
  };
}

/** A mark at the bottom right of every frame. */
export function filmIsMarked(plain: string, marked: string): Probe {
  return {
    words: 'the bottom right of the first frame differs more from the same video without it than the rest does',
    renders: [plain, marked],
    check: async (rendered) => {
      const [without, with_] = await Promise.all(rendered.map((each) => firstFrame(firstOf(each).path)));
      assert.ok(without !== undefined && with_ !== undefined);
      const corner = differenceOf(without, with_, { left: 0.7, top: 0.85, right: 1, bottom: 1 });
      const above = differenceOf(without, with_, { left: 0, top: 0, right: 1, bottom: 0.5 });
      assert.ok(corner > 0.3 && corner > above * 3, `corner ${corner.toFixed(2)}, above ${above.toFixed(2)}`);
    },
  };
}

/** The same seed gives the same film, another seed another. */
export function filmRepeats(one: string, again: string, otherSeed: string): Probe {
  return {
    words: 'the same seed gives the same frames; with another seed, at least one frame differs by more than 0.3 of 255',
    renders: [one, again, otherSeed],
    check: async (rendered) => {
      const [first = [], second, third] = await Promise.all(rendered.map((each) => framesOf(firstOf(each).path)));
      assert.deepEqual(second, first);
      // A film that begins on a given picture does so whatever its seed.
      const differences = first.map((frame, index) => {
        const other = third?.[index];
        return other === undefined ? 0 : differenceOf(frame, other);
      });
      assert.ok(Math.max(...differences) > 0.3, `they differ by ${Math.max(...differences).toFixed(2)} at most`);
    },
  };
}

function meanSignal({ rgba }: Thumbnail): number {
  return rgba.reduce((sum, value) => sum + value, 0) / rgba.length;
}

/** Films in the order given are brighter and brighter. */
export function filmGainsLight(...renders: string[]): Probe {
  return filmGains('the mean signal of the first frame rises', meanSignal, renders);
}

/** Files in the order given are larger and larger. */
export function isLarger(...renders: string[]): Probe {
  return {
    words: 'the file size rises with it',
    renders,
    check: async (rendered) => {
      assertRising(await Promise.all(rendered.map(async (each) => (await stat(firstOf(each).path)).size)));
    },
  };
}

/** The film has these proportions, to one part in a hundred. */
export function filmHasRatio(render: string, ratio: string): Probe {
  const [wide = 1, high = 1] = ratio.split(':').map(Number);
  return {
    words: `width ÷ height is ${ratio} within 1 %, read by node-av`,
    renders: [render],
    check: async ([rendered]) => {
      const { width, height } = await probeMedia(firstOf(rendered).path);
      assert.ok(width !== null && height !== null);
      assert.ok(Math.abs((width / height) * (high / wide) - 1) < 0.01, `${width} × ${height} is not ${ratio}`);
    },
  };
}

/** Clips are seen in this order, by their grounds. */
export function filmShowsInOrder(render: string, colours: Record<string, readonly [number, number, number]>): Probe {
  return {
    words: `the background of each input clip first appears in the order of the prompt: ${Object.keys(colours).join(', ')}`,
    renders: [render],
    check: async ([rendered]) => {
      const frames = await framesOf(firstOf(rendered).path);
      const firsts = Object.values(colours).map((colour) =>
        frames.findIndex(({ rgba }) => shareOfHue(rgba, colour) > clearlyVisible),
      );
      assert.ok(
        firsts.every((first, index) => first > (firsts[index - 1] ?? -1)),
        `first seen at the frames ${firsts.join(', ')}`,
      );
    },
  };
}

/** The first frames of films in the order given have more and more of something. */
function filmGains(words: string, measure: (frame: Thumbnail) => number, renders: string[]): Probe {
  return {
    words,
    renders,
    check: async (rendered) => {
      assertRising(await Promise.all(rendered.map(async (each) => measure(await firstFrame(firstOf(each).path)))));
    },
  };
}

/** Films in the order given have more and more fine detail. */
export function filmGainsDetail(...renders: string[]): Probe {
  return filmGains('the mean difference of neighbouring pixels in the first frame rises', neighbourDifference, renders);
}

/** Films in the order given are more and more colourful. */
export function filmGainsColour(...renders: string[]): Probe {
  return filmGains('the mean chroma of the first frame rises', ({ rgba }) => meanChroma(rgba), renders);
}
