import { describe, expect, it } from 'vitest';
import { peakCeiling } from './shape/limit-peaks.ts';
import { levelOf, peakOf, tone } from './testing/measure-audio.ts';
import { mixAudio } from './mix-audio.ts';

describe('mixAudio', () => {
  it('places each clip at its time and level, and has the requested length', () => {
    const mixed = mixAudio([{ audio: tone(440, 1), atSeconds: 1, gain: 0.5, fadeSeconds: 0 }], 3);
    expect(mixed.left.length).toBe(3 * 48_000);
    expect(levelOf(mixed, 0, 1)).toBe(0);
    expect(levelOf(mixed, 1.2, 1.8)).toBeCloseTo(0.15 / Math.SQRT2, 3);
    expect(levelOf(mixed, 2, 3)).toBe(0);
  });

  it('crossfades without a dip or a swell', () => {
    const [first, second] = [tone(440, 2), tone(640, 2)];
    const mixed = mixAudio(
      [
        { audio: first, atSeconds: 0, gain: 1, fadeSeconds: 1 },
        { audio: second, atSeconds: 1, gain: 1, fadeSeconds: 1 },
      ],
      3,
    );
    expect(levelOf(mixed, 1.4, 1.6) / levelOf(first)).toBeCloseTo(1, 1);
  });

  it('leaves out audio before the beginning and after the end', () => {
    const mixed = mixAudio([{ audio: tone(440, 4), atSeconds: -1, gain: 1, fadeSeconds: 0 }], 2);
    expect(levelOf(mixed, 0.1, 1.9)).toBeCloseTo(0.3 / Math.SQRT2, 2);
  });

  it('never clips, and limits peaks without distortion', () => {
    const parts = [0, 0.1, 0.2].map((atSeconds) => ({
      audio: tone(200, 1, 0.8),
      atSeconds,
      gain: 1,
      fadeSeconds: 0.05,
    }));
    const mixed = mixAudio(parts, 1.2);
    expect(peakOf(mixed)).toBeLessThanOrEqual(peakCeiling + 1e-6);
    let step = 0;
    for (let index = 1; index < mixed.left.length; index += 1)
      step = Math.max(step, Math.abs((mixed.left[index] ?? 0) - (mixed.left[index - 1] ?? 0)));
    expect(step).toBeLessThan(0.06);
  });
});
