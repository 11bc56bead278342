import { describe, expect, it } from 'vitest';
import { hueDistance } from '../colour/oklch.ts';
import { subjects } from './lexicon/subjects.ts';
import { planScene } from './plan-scene.ts';
import { createScenePainter } from './scene-painter.ts';
import { colorsOf, fineDetail, meanOf, shareChanged, shareOfHue } from './testing/measure-image.ts';
import { paintPrompt } from './testing/paint-prompt.ts';

const genres = [
  'a lighthouse on a cliff at dusk',
  'galaxy with a ringed planet',
  'bowl of oranges',
  'portrait of a woman',
  'coral reef',
  'a room with a window',
  'abstract circles',
  'city at night in the rain "OPEN"',
];

/** By how many pixels the image has moved to the right at the end of a video. */
function shiftOf(move: string): number {
  const plan = planScene(`a house on a hill by day, ${move}`, { seed: 1 });
  const painter = createScenePainter(
    { ...plan, air: { ...plan.air, clouds: 0, wind: 0 } },
    { width: 240, height: 135, detail: 0.3, strength: 0.5, durationSeconds: 10 },
  );
  const [first, last] = [0, 10].map((time) => Uint8ClampedArray.from(painter.paint(time)));
  if (first === undefined || last === undefined) throw new Error('two frames were painted');
  const costs = Array.from({ length: 61 }, (_, index) => {
    const shift = index - 30;
    let cost = 0;
    for (let y = 70; y < 125; y += 3) {
      for (let x = 35; x < 205; x += 2)
        cost += Math.abs((first[(y * 240 + x) * 4 + 1] ?? 0) - (last[(y * 240 + x + shift) * 4 + 1] ?? 0));
    }
    return { shift, cost };
  });
  return costs.reduce((best, candidate) => (candidate.cost < best.cost ? candidate : best)).shift;
}

describe('createScenePainter', () => {
  it('paints the same bytes for the same plan and others for another seed', () => {
    const size = { width: 96, height: 64 };
    for (const prompt of genres) {
      const painted = paintPrompt(prompt, size);
      expect(paintPrompt(prompt, size)).toEqual(painted);
      expect(shareChanged(painted, paintPrompt(prompt, { ...size, seed: 9 }))).toBeGreaterThan(0.05);
    }
  });

  it('fills frames of any size and proportion, opaque to the last pixel', () => {
    for (const [width, height] of [
      [64, 64],
      [64, 512],
      [512, 64],
      [301, 127],
      [90, 160],
    ] as const) {
      for (const prompt of [
        'mountains, forest and a lake, "HELLO THERE"',
        'portrait',
        'planet',
        'still life',
        'neon street',
      ]) {
        const image = paintPrompt(prompt, { width, height });
        expect(image).toHaveLength(width * height * 4);
        expect(image.filter((_, index) => index % 4 === 3).every((alpha) => alpha === 255)).toBe(true);
        expect(new Set(image).size).toBeGreaterThan(20);
      }
    }
  });

  it('lets named colours dominate', () => {
    for (const [word, hue] of [
      ['violet', 298],
      ['green', 145],
      ['orange', 55],
      ['teal', 195],
    ] as const) {
      const image = paintPrompt(`hills by a lake in ${word}, day`);
      const colors = colorsOf(image);
      const sumOf = (part: (radians: number) => number): number =>
        colors.reduce((sum, { c, h }) => sum + c * part((h * Math.PI) / 180), 0);
      const [x, y] = [sumOf(Math.cos), sumOf(Math.sin)];
      expect(Math.abs(hueDistance((Math.atan2(y, x) * 180) / Math.PI, hue))).toBeLessThan(32);
    }
  });

  it('removes the colours that the negative prompt names', () => {
    for (const seed of [1, 2, 3]) {
      const usual = shareOfHue(paintPrompt('a blue lake by day', { seed }), 250, 40);
      const spared = shareOfHue(paintPrompt('a blue lake by day', { seed, negativePrompt: 'blue' }), 250, 40);
      expect(usual).toBeGreaterThan(0.2);
      expect(spared).toBeLessThan(usual * 0.2);
    }
  });

  it('removes the things that the negative prompt names', () => {
    const without = paintPrompt('a meadow by day', { seed: 3 });
    expect(
      shareChanged(paintPrompt('a meadow by day, a house', { seed: 3, negativePrompt: 'house' }), without),
    ).toBeLessThan(0.01);
    expect(shareChanged(paintPrompt('a meadow by day, a house', { seed: 3 }), without)).toBeGreaterThan(0.01);
  });

  it('adds fine detail with every step of detail', () => {
    for (const prompt of ['rolling hills at dawn', 'city at dusk', 'galaxy', 'bowl of apples', 'abstract shapes']) {
      const energies = [0, 0.25, 0.5, 0.75, 1].map((detail) =>
        fineDetail(paintPrompt(prompt, { detail, width: 384, height: 256 }), 384),
      );
      expect(energies.toSorted((a, b) => a - b)).toEqual(energies);
    }
  });

  it('adds colour with every step of strength', () => {
    for (const prompt of [
      'violet hills at dusk',
      'sea by day',
      'portrait with a green background',
      'abstract in ochre and teal',
    ]) {
      const chromas = [0, 0.25, 0.5, 0.75, 1].map((strength) =>
        meanOf(paintPrompt(prompt, { strength }), (color) => color.c),
      );
      expect(chromas.toSorted((a, b) => a - b)).toEqual(chromas);
      expect(chromas[4]).toBeGreaterThan((chromas[0] ?? 0) * 1.8);
    }
  });

  it.each(Object.entries(subjects))('shows %s', (kind, words) => {
    const [word = ''] = words.split(',');
    const grounds: Record<string, string> = { moons: 'planet, ', nebula: 'space, ' };
    const settings = { width: 96, height: 72, seed: 5, detail: 0.2 };
    const prompt = `${grounds[kind] ?? ''}${word}, day`;
    expect(
      shareChanged(paintPrompt(prompt, settings), paintPrompt(prompt, { ...settings, negativePrompt: word })),
    ).toBeGreaterThan(0.0015);
  });

  it('animates the scene: frames change over time, and the same time gives the same frame', () => {
    for (const prompt of [
      ...genres,
      'rainy sea, birds, sailing ship, pan right',
      'snowfall over a village, tilt up',
      'aurora above a forest, orbit',
    ]) {
      const plan = planScene(prompt, { seed: 2 });
      const painter = createScenePainter(plan, {
        width: 160,
        height: 90,
        detail: 0.5,
        strength: 0.5,
        durationSeconds: 4,
      });
      const frames = [0, 1, 4, 1].map((time) => Uint8ClampedArray.from(painter.paint(time)));
      const [first, second, last, again] = frames;
      if (first === undefined || second === undefined || last === undefined || again === undefined)
        throw new Error('four frames were painted');
      expect(again).toEqual(second);
      expect(shareChanged(first, last, 12)).toBeGreaterThan(0.002);
      expect(frames.every((frame) => frame.every((value, index) => index % 4 !== 3 || value === 255))).toBe(true);
    }
  });

  it('moves the image as the camera words say', () => {
    expect(shiftOf('pan right')).toBeLessThan(-5);
    expect(shiftOf('pan left')).toBeGreaterThan(5);
    expect(Math.abs(shiftOf('static camera'))).toBeLessThanOrEqual(1);
  });
});
