import { describe, expect, it } from 'vitest';
import { paintPrompt } from '../testing/paint-prompt.ts';
import { flashLight, flashesOf } from './flashes.ts';

describe('flashesOf', () => {
  it('tells when lightning is seen, and where', () => {
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
    const settings = { seed: 4, durationSeconds: 8, width: 240, height: 135, timeSeconds: 1.5 };
    const bare = 'a stormy sea at night, static camera';
    const brightest = (prompt: string) =>
      Math.max(...paintPrompt(prompt, settings).filter((_, at) => at % 4 === 1 && at > 110 * 240 * 4));
    expect(brightest(`${bare}, lightning`)).toBeLessThan(brightest(bare) + 30);
  });
});
