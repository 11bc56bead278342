import { describe, expect, it } from 'vitest';
import { planScene } from '../../scene/plan-scene.ts';
import { readSounds } from '../lexicon/read-sounds.ts';
import { planMusic } from '../plan/plan-music.ts';
import { normalizeLoudness } from '../shape/loudness.ts';
import { envelopeOf, levelOf, modulationAt, pitchLevel } from '../testing/measure-audio.ts';
import { composeMusic } from './compose-music.ts';
import type { MusicPlan } from '../plan/music-plan.ts';

function planFor(prompt: string, seed = 5): MusicPlan {
  return planMusic(readSounds(prompt).music, planScene(prompt, { seed }), seed);
}

const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;

describe('planMusic', () => {
  it('follows the mood, and the words that name instruments', () => {
    expect(planFor('an epic castle').drums).toBe('epic');
    expect(planFor('a melancholic street').scale).toContain(3);
    expect(planFor('a joyful garden').scale).toContain(4);
    expect(planFor('a joyful garden').beatsPerMinute).toBeGreaterThan(planFor('a calm garden').beatsPerMinute + 25);
    expect(planFor('a garden, flute music').lead).toBe('flute');
    expect(planFor('a neon city, synthwave').bed).toBe('synth');
  });

  it('chooses key and phrases by the seed', () => {
    const plans = [1, 2, 3, 4, 5, 6].map((seed) => planFor('a calm garden', seed));
    expect(new Set(plans.map(({ root }) => root)).size).toBeGreaterThan(2);
  });
});

describe('composeMusic', () => {
  it('stays in its key', () => {
    const plan = planFor('a calm lake, piano music');
    const audio = composeMusic(plan, 6);
    const strength = (semitone: number) =>
      [0, 12, 24].reduce((sum, octave) => sum + pitchLevel(audio, plan.root + semitone + octave), 0);
    const own = plan.scale.map(strength);
    const foreign = [...Array(12).keys()].filter((semitone) => !plan.scale.includes(semitone)).map(strength);
    expect(mean(own)).toBeGreaterThan(3 * mean(foreign));
  });

  it('has a steady beat', () => {
    const plan = planFor('an epic battle, drums');
    const bars = 3;
    const seconds = (bars * 4 * 60) / plan.beatsPerMinute + 1.4;
    const levels = envelopeOf(composeMusic(plan, seconds), 0.02);
    const beat = plan.beatsPerMinute / 60;
    expect(modulationAt(levels, 50, beat / 2)).toBeGreaterThan(1.5 * modulationAt(levels, 50, (beat / 2) * 1.31));
  });

  it.for(['piano music', 'violin and cello', 'harp', 'flute music', 'music box', 'choir', 'synthwave', 'drums'])(
    'plays %s for the requested time',
    (words) => {
      const audio = normalizeLoudness(composeMusic(planFor(words), 2.5), -20);
      expect(audio.left.length).toBe(120_000);
      expect(levelOf(audio, 0, 1.2)).toBeGreaterThan(0.01);
      expect(audio.left.every(Number.isFinite)).toBe(true);
    },
  );
});
