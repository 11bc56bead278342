import assert from 'node:assert/strict';
import { stat } from 'node:fs/promises';
import sharp from 'sharp';
import { probeMedia } from '../../../../media/probe-media.ts';
import { seeFilm, type SeenFrame } from '../../../../media/testing/see-film.ts';
import { readSound } from '../../../render/built-in/sound/read-sound.ts';
import type { Probe } from '../contract-case.ts';
import { cardColours, type CardName, type ContractMedia } from '../contract-media.ts';
import { firstOf } from './picture-probes.ts';
import { differenceOf, meanChroma, neighbourDifference, shareOfHue, type Thumbnail } from './pictures.ts';

const across = 64;
const down = 36;

function thumbnailOf(frame: SeenFrame): Thumbnail {
  const rgba = Buffer.alloc(across * down * 4, 255);
  for (let y = 0; y < down; y += 1) {
    for (let x = 0; x < across; x += 1) {
      const column = Math.floor(((x + 0.5) / across) * frame.width);
      const row = Math.floor(((y + 0.5) / down) * frame.height);
      for (const [channel, value] of frame.at(column, row).entries()) {
        rgba[(y * across + x) * 4 + channel] = Math.max(0, Math.min(255, Math.round(value * 255)));
      }
    }
  }
  return { width: across, height: down, rgba };
}

/** A film's frames, sampled on a grid of 64 × 36. */
async function framesOf(path: string): Promise<Thumbnail[]> {
  return (await seeFilm(path)).map(thumbnailOf);
}

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
    words: `${frames} frames at ${framesPerSecond} a second, counted by decoding`,
    renders: [render],
    check: async ([rendered]) => {
      const { path } = firstOf(rendered);
      const facts = await probeMedia(path);
      assert.equal(Math.round((facts.framesPerSecond ?? 0) * 100) / 100, framesPerSecond);
      assert.equal((await seeFilm(path)).length, frames);
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

/** The film has a sound track that is heard, or none. */
export function hasSound(render: string, expected: boolean): Probe {
  return {
    words: expected ? 'a sound track with more than silence' : 'no sound track',
    renders: [render],
    check: async ([rendered]) => {
      const { path } = firstOf(rendered);
      assert.equal((await probeMedia(path)).hasAudio, expected);
      if (!expected) return;
      const sound = await readSound(path, { fromSeconds: 0, seconds: 30 });
      assert.ok(sound !== null);
      const loudness = Math.sqrt(sound.left.reduce((sum, value) => sum + value * value, 0) / sound.left.length);
      assert.ok(loudness > 0.001, `it is silent: ${loudness}`);
    },
  };
}

/** Amplitude of one frequency in a sound (Goertzel's algorithm), over its loudest second. */
function amplitudeAt(samples: Float32Array, hertz: number, rate: number): number {
  let loudest = 0;
  for (let start = 0; start + rate / 2 <= samples.length; start += rate / 4) {
    let [one, two] = [0, 0];
    const factor = 2 * Math.cos((2 * Math.PI * hertz) / rate);
    for (let index = start; index < start + rate / 2; index += 1) {
      [one, two] = [(samples[index] ?? 0) + factor * one - two, one];
    }
    loudest = Math.max(loudest, (Math.sqrt(one * one + two * two - factor * one * two) * 4) / rate);
  }
  return loudest;
}

/** A tone that was given is heard in the film, and not in one without it. */
export function hears(render: string, hertz: number[], without: string): Probe {
  return {
    words: `the given tones of ${hertz.join(' and ')} Hz are heard (Goertzel), and not without them`,
    renders: [render, without],
    check: async ([rendered, bare]) => {
      const with_ = await readSound(firstOf(rendered).path, { fromSeconds: 0, seconds: 30 });
      const silent = await readSound(firstOf(bare).path, { fromSeconds: 0, seconds: 30 });
      assert.ok(with_ !== null);
      for (const frequency of hertz) {
        const heard = amplitudeAt(with_.left, frequency, with_.sampleRate);
        const before = silent === null ? 0 : amplitudeAt(silent.left, frequency, silent.sampleRate);
        assert.ok(
          heard > 0.01 && heard > before * 3,
          `${frequency} Hz: ${heard.toFixed(4)} against ${before.toFixed(4)}`,
        );
      }
    },
  };
}

/** Colours of given pictures are seen in some frame. */
export function filmShowsCards(render: string, names: CardName[]): Probe {
  return {
    words: 'the colour of each given picture fills at least 0.4 % of some frame',
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
    words: `the ground of each given clip (${Object.keys(colours).join(', ')}) fills a tenth of some frame`,
    renders: [render],
    check: async ([rendered]) => {
      const frames = await framesOf(firstOf(rendered).path);
      for (const [name, colour] of Object.entries(colours)) {
        const most = Math.max(...frames.map(({ rgba }) => shareOfHue(rgba, colour)));
        assert.ok(most > 0.1, `${name} fills ${(most * 100).toFixed(2)} % at most`);
      }
    },
  };
}

/** A picture as a frame of a film's proportions would show it: cut to fill. */
async function frameOf(path: string): Promise<Thumbnail> {
  const rgba = await sharp(path).resize(across, down, { fit: 'cover' }).ensureAlpha().raw().toBuffer();
  return { width: across, height: down, rgba };
}

/** The film's first or last frame is the given picture. */
export function frameIs(render: string, which: 'first' | 'last', pick: (media: ContractMedia) => string): Probe {
  return {
    words: `the ${which} frame differs from the given picture by less than 14 of 255 on average, and the middle by more`,
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
    words: 'the middle frame differs from a film without it by more than 1 of 255 on average',
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
    words: 'first and last frame differ by more than 1 of 255 on average',
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
    words: 'the bottom right of the first frame differs from the same film without it more than the rest',
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

async function firstFrame(path: string): Promise<Thumbnail> {
  const [frame] = await seeFilm(path);
  assert.ok(frame !== undefined);
  const [width, height] = [Math.floor(frame.width / 2), Math.floor(frame.height / 2)];
  const rgba = Buffer.alloc(width * height * 4, 255);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const colour = frame.at(x * 2, y * 2);
      for (const [channel, value] of colour.entries()) rgba[(y * width + x) * 4 + channel] = Math.round(value * 255);
    }
  }
  return { width, height, rgba };
}

/** The same seed gives the same film, another seed another. */
export function filmRepeats(one: string, again: string, otherSeed: string): Probe {
  return {
    words: 'the same seed gives the same frames, another seed others',
    renders: [one, again, otherSeed],
    check: async (rendered) => {
      const [first, second, third] = await Promise.all(rendered.map((each) => firstFrame(firstOf(each).path)));
      assert.ok(first !== undefined && second !== undefined && third !== undefined);
      assert.equal(differenceOf(first, second), 0);
      assert.ok(differenceOf(first, third) > 0.3);
    },
  };
}

/** Films in the order given are brighter and brighter. */
export function filmGainsLight(...renders: string[]): Probe {
  const meanOf = ({ rgba }: Thumbnail) => rgba.reduce((sum, value) => sum + value, 0) / rgba.length;
  return filmGains('the mean signal of the first frame grows', meanOf, renders);
}

/** Files in the order given are larger and larger. */
export function isLarger(...renders: string[]): Probe {
  return {
    words: 'the file grows with it',
    renders,
    check: async (rendered) => {
      const sizes = await Promise.all(rendered.map(async (each) => (await stat(firstOf(each).path)).size));
      assert.ok(
        sizes.every((size, index) => index === 0 || size > (sizes[index - 1] ?? 0)),
        `not ${sizes.join(' < ')}`,
      );
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

/** Two films begin with different frames. */
export function filmOpensDifferently(one: string, other: string): Probe {
  return {
    words: 'the first frames differ by more than 20 of 255 on average',
    renders: [one, other],
    check: async (rendered) => {
      const [first, second] = await Promise.all(rendered.map((each) => framesOf(firstOf(each).path)));
      const [left, right] = [first?.[0], second?.[0]];
      assert.ok(left !== undefined && right !== undefined);
      assert.ok(differenceOf(left, right) > 20, `they differ by ${differenceOf(left, right).toFixed(2)} alone`);
    },
  };
}

/** The first frames of films in the order given have more and more of something. */
function filmGains(words: string, measure: (frame: Thumbnail) => number, renders: string[]): Probe {
  return {
    words,
    renders,
    check: async (rendered) => {
      const figures = await Promise.all(rendered.map(async (each) => measure(await firstFrame(firstOf(each).path))));
      assert.ok(
        figures.every((figure, index) => index === 0 || figure > (figures[index - 1] ?? 0)),
        `not ${figures.map((figure) => figure.toFixed(2)).join(' < ')}`,
      );
    },
  };
}

/** Films in the order given have more and more fine detail. */
export function filmGainsDetail(...renders: string[]): Probe {
  return filmGains('mean difference of neighbouring pixels in the first frame grows', neighbourDifference, renders);
}

/** Films in the order given are more and more colourful. */
export function filmGainsColour(...renders: string[]): Probe {
  return filmGains('mean chroma of the first frame grows', ({ rgba }) => meanChroma(rgba), renders);
}
