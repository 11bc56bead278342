import { describe, expect, it } from 'vitest';
import { planScene } from '../plan-scene.ts';
import { createStage } from '../stage/stage.ts';
import { shareChanged } from '../testing/measure-image.ts';
import { paintPrompt } from '../testing/paint-prompt.ts';
import { createBlinks } from './blinks.ts';

const video = { durationSeconds: 5, width: 160, height: 160 };
const prompt = 'portrait of a woman, static camera';

describe('createLivingSitter', () => {
  it('begins as the still, and moves from then on', () => {
    const first = paintPrompt(prompt, video);
    expect(shareChanged(first, paintPrompt(prompt, { ...video, durationSeconds: 0 }))).toBeLessThan(0.02);
    for (const timeSeconds of [1.2, 2.4, 3.9]) {
      expect(shareChanged(first, paintPrompt(prompt, { ...video, timeSeconds }), 40)).toBeGreaterThan(0.004);
    }
  });

  it('is the same video again', () => {
    expect(paintPrompt(prompt, { ...video, timeSeconds: 1.3 })).toEqual(
      paintPrompt(prompt, { ...video, timeSeconds: 1.3 }),
    );
  });
});

describe('createBlinks', () => {
  it('begins with open eyes and closes them completely now and then', () => {
    const stage = createStage(planScene('portrait', { seed: 2 }), {
      ...video,
      detail: 0.5,
      strength: 0.5,
      durationSeconds: 12,
    });
    const blinkAt = createBlinks(stage);
    expect(blinkAt(0)).toBe(0);
    const closed = Array.from({ length: 1200 }, (_, index) => blinkAt(index / 100));
    expect(Math.max(...closed)).toBeGreaterThan(0.9);
    expect(closed.filter((share) => share > 0).length / closed.length).toBeLessThan(0.15);
  });
});
