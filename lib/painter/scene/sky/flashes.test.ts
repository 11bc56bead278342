import { describe, expect, it } from 'vitest';
import { planScene } from '../plan-scene.ts';
import { createScenePainter } from '../scene-painter.ts';
import { shareChanged } from '../testing/measure-image.ts';
import { paintPrompt } from '../testing/paint-prompt.ts';
import { flashLight, flashesOf } from './flashes.ts';

describe('flashesOf', () => {
  it('returns when lightning is visible, and where', () => {
    const flashes = flashesOf(4, 8);
    expect(flashes.map(({ atSeconds }) => flashLight(atSeconds + 0.01) > 0.9)).toEqual([true, true, true, true]);
    const [{ across } = { across: 0 }] = flashes;
    const settings = { seed: 4, durationSeconds: 8, width: 240, height: 135 };
    const [lit, dark] = [0, 1].map((timeSeconds) =>
      paintPrompt('a stormy sea with lightning at night, static camera', { ...settings, timeSeconds }),
    );
    let [sum, weighed] = [0, 0];
    for (let x = 0; x < 240; x += 1) {
      for (let y = 20; y < 60; y += 1) {
        const at = (y * 240 + x) * 4 + 1;
        const more = Math.max(0, (lit?.[at] ?? 0) - (dark?.[at] ?? 0)) ** 2;
        sum += more;
        weighed += more * x;
      }
    }
    expect(weighed / sum / 240).toBeCloseTo(across, 1);
  });

  it('leaves no flash behind in the water', () => {
    const plan = planScene('a calm sea, lightning at night, static camera', { seed: 4 });
    const options = { width: 240, height: 135, detail: 0.5, strength: 0.5, durationSeconds: 8 };
    const [lit, plain] = [plan.air.lightning, 0].map((lightning) => {
      const painter = createScenePainter({ ...plan, air: { ...plan.air, lightning } }, options);
      return painter.paint(1.5).slice(Math.round(plan.horizon * 135 + 4) * 240 * 4);
    });
    expect(lit?.length).toBeGreaterThan(10_000);
    expect(shareChanged(lit ?? new Uint8ClampedArray(), plain ?? new Uint8ClampedArray(), 3)).toBe(0);
  });
});
