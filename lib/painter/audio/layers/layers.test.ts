import { describe, expect, it } from 'vitest';
import type { StereoAudio } from '../../../media/write/stereo-audio.ts';
import { createRandom } from '../../scene/noise/random.ts';
import type { SoundKind } from '../lexicon/sounds.ts';
import { normalizeLoudness } from '../shape/loudness.ts';
import { bandLevel, envelopeOf, levelOf, modulationAt } from '../testing/measure-audio.ts';
import type { LayerSetting } from './layer.ts';
import { layers } from './layers.ts';

function compose(kind: SoundKind, durationSeconds: number, more: Partial<LayerSetting> = {}): StereoAudio {
  const random = (name: string) => createRandom(5, `${kind} ${name}`);
  const setting = { durationSeconds, random, force: 0.6, pace: 1, flashes: [], ground: 'hard' as const, ...more };
  return normalizeLoudness(layers[kind](setting), -20);
}

/** Shares of the whole level in low, middle and high frequencies, by thirds of the ear's range. */
function spectrum(audio: StereoAudio) {
  return { low: bandLevel(audio, 40, 350), middle: bandLevel(audio, 350, 2000), high: bandLevel(audio, 2000, 12_000) };
}

const tilt = (audio: StereoAudio): number => spectrum(audio).high / spectrum(audio).low;
const brightness = (audio: StereoAudio): number => bandLevel(audio, 600, 2000) / levelOf(audio);

/** Unevenness of the levels: their standard deviation over their mean. */
function unevenness(audio: StereoAudio, seconds: number): number {
  const levels = envelopeOf(audio, seconds);
  const mean = levels.reduce((sum, level) => sum + level, 0) / levels.length;
  return Math.sqrt(levels.reduce((sum, level) => sum + (level - mean) ** 2, 0) / levels.length) / mean;
}

describe('layers', () => {
  it.for(Object.keys(layers) as SoundKind[])(
    '%s is audible, in both channels, as long as requested, without clicks at its ends',
    (kind) => {
      const audio = compose(kind, 2.5);
      expect(audio.left.length).toBe(120_000);
      expect(levelOf({ ...audio, right: audio.left })).toBeGreaterThan(0.005);
      expect(levelOf({ ...audio, left: audio.right })).toBeGreaterThan(0.005);
      expect(audio.left.every(Number.isFinite)).toBe(true);
      expect(Math.abs(audio.left[0] ?? 1)).toBeLessThan(0.05);
    },
  );

  it('rain is broad and even', () => {
    const audio = compose('rain', 4);
    const { low, middle, high } = spectrum(audio);
    expect(high).toBeGreaterThan(low);
    expect(middle).toBeGreaterThan(high * 0.2);
    expect(unevenness(audio, 0.25)).toBeLessThan(0.15);
  });

  it('waves come about every nine seconds', () => {
    const levels = envelopeOf(compose('waves', 40), 0.25);
    const slow = Math.max(...[0.1, 0.105, 0.11, 0.115, 0.12].map((frequency) => modulationAt(levels, 4, frequency)));
    expect(slow).toBeGreaterThan(0.25);
    expect(slow).toBeGreaterThan(2 * modulationAt(levels, 4, 0.5));
  });

  it('birds sing between 2 and 6 kHz, in phrases', () => {
    const audio = compose('birds', 6);
    expect(bandLevel(audio, 2000, 6500)).toBeGreaterThan(5 * bandLevel(audio, 40, 1200));
    expect(unevenness(audio, 0.1)).toBeGreaterThan(0.7);
  });

  it('crickets chirp near 4.5 kHz about twice a second', () => {
    const audio = compose('crickets', 6);
    expect(bandLevel(audio, 4000, 5000)).toBeGreaterThan(4 * bandLevel(audio, 100, 2500));
    expect(unevenness(audio, 0.03)).toBeGreaterThan(0.4);
  });

  it('thunder follows the visible flash, from its side', () => {
    const audio = compose('thunder', 6, { flashes: [{ atSeconds: 2, across: 0.95 }] });
    expect(levelOf(audio, 0, 2.2)).toBeLessThan(0.001);
    expect(levelOf(audio, 2.2, 4.5)).toBeGreaterThan(0.05);
    const { low, high } = spectrum(audio);
    expect(low).toBeGreaterThan(high);
    const right = { ...audio, left: audio.right };
    expect(levelOf(right)).toBeGreaterThan(levelOf({ ...audio, right: audio.left }));
  });

  it('wind comes in gusts, and a gale is brighter than a breeze', () => {
    const [breeze, gale] = [compose('wind', 10, { force: 0.2 }), compose('wind', 10, { force: 1 })];
    expect(unevenness(gale, 0.5)).toBeGreaterThan(0.25);
    expect(brightness(gale)).toBeGreaterThan(1.2 * brightness(breeze));
  });

  it('fire crackles: short peaks far above its flutter', () => {
    const levels = envelopeOf(compose('fire', 4), 0.01).toSorted((a, b) => a - b);
    expect(levels.at(-4) ?? 0).toBeGreaterThan(4 * (levels[levels.length >> 1] ?? 1));
  });

  it('a waterfall is even', () => {
    expect(unevenness(compose('waterfall', 4), 0.25)).toBeLessThan(0.12);
  });

  it.for(['engine', 'space', 'underwater', 'traffic', 'rumble', 'heartbeat'] as const)('%s is low', (kind) => {
    const { low, high } = spectrum(compose(kind, 3));
    expect(low).toBeGreaterThan(2 * high);
  });

  it.for([
    ['footsteps', 1 / 0.54],
    ['clock', 2],
    ['hooves', 1 / 0.62],
  ] as const)('%s have a steady beat', ([kind, beat]) => {
    const levels = envelopeOf(compose(kind, 8), 0.02);
    const around = [0.97, 0.985, 1, 1.015, 1.03].map((share) => modulationAt(levels, 50, beat * share));
    expect(Math.max(...around)).toBeGreaterThan(3 * modulationAt(levels, 50, beat * 1.37));
  });

  it('steps in snow crunch higher than on a road', () => {
    const [snow, road] = [compose('footsteps', 4, { ground: 'snow' }), compose('footsteps', 4)];
    expect(tilt(snow)).toBeGreaterThan(1.3 * tilt(road));
  });
});
