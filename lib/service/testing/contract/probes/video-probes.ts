import assert from 'node:assert/strict';
import { stat } from 'node:fs/promises';
import { probeMedia } from '../../../../media/probe-media.ts';
import type { Probe } from '../contract-case.ts';
import { cardColours, type CardName, type ContractMedia } from '../contract-media.ts';
import { assertRising } from './assert-rising.ts';
import { firstFrame, frameOf, framesOf } from './video-frames.ts';
import { firstOf } from './image-probes.ts';
import { differenceOf, meanChroma, neighbourDifference, shareOfHue, type Thumbnail } from './thumbnail.ts';

/** Share of a frame that a clip's background fills where the clip is cut in. */
const clearlyVisible = 0.1;

/** The video has this size. */
export function videoHasSize(render: string, width: number, height: number): Probe {
  return {
    description: `${width} × ${height} pixels, read by node-av`,
    renders: [render],
    check: async ([rendered]) => {
      const facts = await probeMedia(firstOf(rendered).path);
      assert.deepEqual([facts.width, facts.height], [width, height]);
    },
  };
}

/** The video has this number of frames and this frame rate, counted by decoding. */
export function videoLasts(render: string, frames: number, framesPerSecond: number): Probe {
  return {
    description: `${frames} frames at ${framesPerSecond} per second, counted by decoding`,
    renders: [render],
    check: async ([rendered]) => {
      const { path } = firstOf(rendered);
      const facts = await probeMedia(path);
      assert.equal(Math.round((facts.framesPerSecond ?? 0) * 100) / 100, framesPerSecond);
      assert.equal((await framesOf(path)).length, frames);
    },
  };
}

/** The video's duration is between two numbers of seconds. */
export function videoLastsBetween(render: string, least: number, most: number): Probe {
  return {
    description: `${least} to ${most} seconds, read by node-av`,
    renders: [render],
    check: async ([rendered]) => {
      const { durationSeconds } = await probeMedia(firstOf(rendered).path);
      assert.ok(durationSeconds !== null && durationSeconds > least - 0.1 && durationSeconds < most + 0.1);
    },
  };
}

/** The video is encoded as expected. */
export function videoIsCoded(
  render: string,
  expected: { codec?: string; pixelFormat?: string; contentType?: string; dynamicRange?: 'pq' | 'hlg' },
): Probe {
  return {
    description: `${Object.values(expected).join(', ')}, read by node-av`,
    renders: [render],
    check: async ([rendered]) => {
      const facts = await probeMedia(firstOf(rendered).path);
      assert.deepEqual({ ...facts, ...expected }, facts);
    },
  };
}

/** The colour of each input image appears in at least one frame. */
export function videoShowsCards(render: string, names: CardName[]): Probe {
  return {
    description: 'the colour of each input image fills at least 0.4 % of at least one frame',
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

/** Each colour, the background of an input clip, fills a large part of at least one frame. */
export function videoShowsColours(render: string, colours: Record<string, readonly [number, number, number]>): Probe {
  return {
    description: `the background of each input clip (${Object.keys(colours).join(', ')}) fills 10 % of at least one frame`,
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

/** The video's first or last frame is the input image. */
export function frameIs(render: string, which: 'first' | 'last', pick: (media: ContractMedia) => string): Probe {
  return {
    description: `the ${which} frame differs from the input image by less than 14 of 255 on average, the middle frame by more`,
    renders: [render],
    check: async ([rendered], media) => {
      const frames = await framesOf(firstOf(rendered).path);
      const image = await frameOf(pick(media));
      const edge = frames.at(which === 'first' ? 0 : -1);
      const middle = frames[Math.floor(frames.length / 2)];
      assert.ok(edge !== undefined && middle !== undefined);
      const difference = differenceOf(edge, image);
      assert.ok(difference < 14, `it differs by ${difference.toFixed(1)}`);
      assert.ok(differenceOf(middle, image) > difference, 'nothing moves');
    },
  };
}

/** The middle frames of two videos differ. */
export function videoDiffers(one: string, other: string): Probe {
  return {
    description: 'the middle frame differs from a video without it by more than 1 of 255 on average',
    renders: [one, other],
    check: async (rendered) => {
      const [first, second] = await Promise.all(rendered.map((each) => framesOf(firstOf(each).path)));
      const [left, right] = [first, second].map((frames) => frames?.[Math.floor(frames.length / 2)]);
      assert.ok(left !== undefined && right !== undefined);
      assert.ok(differenceOf(left, right) > 1, `they differ by ${differenceOf(left, right).toFixed(2)} alone`);
    },
  };
}

/** The video's first and last frames differ. */
export function videoMoves(render: string): Probe {
  return {
    description: 'the first and the last frame differ by more than 1 of 255 on average',
    renders: [render],
    check: async ([rendered]) => {
      const frames = await framesOf(firstOf(rendered).path);
      const [first, last] = [frames.at(0), frames.at(-1)];
      assert.ok(first !== undefined && last !== undefined);
      assert.ok(differenceOf(first, last) > 1, `they differ by ${differenceOf(first, last).toFixed(2)} alone`);
    },
  };
}

/** The second video has a mark at the bottom right that the first lacks. */
export function videoIsMarked(plain: string, marked: string): Probe {
  return {
    description: 'the bottom right of the first frame differs more from the same video without it than the rest does',
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

/** The same seed gives the same video, another seed a different one. */
export function videoRepeats(one: string, again: string, otherSeed: string): Probe {
  return {
    description:
      'the same seed gives the same frames; with another seed, at least one frame differs by more than 0.3 of 255',
    renders: [one, again, otherSeed],
    check: async (rendered) => {
      const [first = [], second, third] = await Promise.all(rendered.map((each) => framesOf(firstOf(each).path)));
      assert.deepEqual(second, first);
      // All frames count: a video that begins with an input image does so whatever its seed.
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

/** Each video's first frame is brighter than the one before it. */
export function videoGainsLight(...renders: string[]): Probe {
  return videoGains('the mean signal of the first frame rises', meanSignal, renders);
}

/** Each file is larger than the one before it. */
export function isLarger(...renders: string[]): Probe {
  return {
    description: 'the file size rises with it',
    renders,
    check: async (rendered) => {
      assertRising(await Promise.all(rendered.map(async (each) => (await stat(firstOf(each).path)).size)));
    },
  };
}

/** The video has this aspect ratio, within 1 %. */
export function videoHasRatio(render: string, ratio: string): Probe {
  const [wide = 1, high = 1] = ratio.split(':').map(Number);
  return {
    description: `width ÷ height is ${ratio} within 1 %, read by node-av`,
    renders: [render],
    check: async ([rendered]) => {
      const { width, height } = await probeMedia(firstOf(rendered).path);
      assert.ok(width !== null && height !== null);
      assert.ok(Math.abs((width / height) * (high / wide) - 1) < 0.01, `${width} × ${height} is not ${ratio}`);
    },
  };
}

/** The input clips appear in this order, recognised by their backgrounds. */
export function videoShowsInOrder(render: string, colours: Record<string, readonly [number, number, number]>): Probe {
  return {
    description: `the background of each input clip first appears in the order of the prompt: ${Object.keys(colours).join(', ')}`,
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

/** A measure of the first frame rises from each video to the next. */
function videoGains(description: string, measure: (frame: Thumbnail) => number, renders: string[]): Probe {
  return {
    description,
    renders,
    check: async (rendered) => {
      assertRising(await Promise.all(rendered.map(async (each) => measure(await firstFrame(firstOf(each).path)))));
    },
  };
}

/** Each video's first frame has more fine detail than the one before it. */
export function videoGainsDetail(...renders: string[]): Probe {
  return videoGains(
    'the mean difference of neighbouring pixels in the first frame rises',
    neighbourDifference,
    renders,
  );
}

/** Each video's first frame is more colourful than the one before it. */
export function videoGainsColour(...renders: string[]): Probe {
  return videoGains('the mean chroma of the first frame rises', ({ rgba }) => meanChroma(rgba), renders);
}
