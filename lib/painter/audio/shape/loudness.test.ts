import { describe, expect, it } from 'vitest';
import { createSilence } from '../../../media/write/stereo-audio.ts';
import { tone } from '../testing/measure-audio.ts';
import { normalizeLoudness, integratedLoudness } from './loudness.ts';
import { mixAudio } from '../mix-audio.ts';

describe('integratedLoudness', () => {
  it('measures a 1 kHz sine in both channels at its level in dBFS (EBU Tech 3341, case 1)', () => {
    expect(integratedLoudness(tone(1000, 4, 10 ** (-23 / 20)))).toBeCloseTo(-23, 1);
  });

  it('leaves out pauses', () => {
    const audio = tone(1000, 2, 0.1);
    const paused = mixAudio([{ audio, atSeconds: 0, gain: 1, fadeSeconds: 0 }], 8);
    expect(integratedLoudness(paused)).toBeCloseTo(integratedLoudness(audio), 0);
  });

  it('is minus infinity for silence', () => {
    expect(integratedLoudness(createSilence(1))).toBe(Number.NEGATIVE_INFINITY);
    expect(integratedLoudness(createSilence(0))).toBe(Number.NEGATIVE_INFINITY);
  });
});

describe('normalizeLoudness', () => {
  it('reaches the target loudness, and does not change silence', () => {
    expect(integratedLoudness(normalizeLoudness(tone(500, 1, 0.02), -20))).toBeCloseTo(-20, 3);
    expect(normalizeLoudness(createSilence(0.1), -20).left.every((value) => value === 0)).toBe(true);
  });
});
