import { describe, expect, it } from 'vitest';
import { createSilence } from '../../media/write/stereo-audio.ts';
import { divideDuration, mixVideoAudio } from './mix-video-audio.ts';
import { bandLevel, levelOf, peakOf, tone } from './testing/measure-audio.ts';

describe('mixVideoAudio', () => {
  it('plays references in their order, with the soundscape ducked beneath them', () => {
    const mixed = mixVideoAudio({
      soundscape: tone(200, 6, 0.1),
      clips: [],
      references: [tone(1000, 1.5), tone(3000, 1.5)],
      durationSeconds: 6,
    });
    expect(bandLevel(mixed, 800, 1200, 0.2, 1.3)).toBeGreaterThan(0.03);
    expect(bandLevel(mixed, 800, 1200, 1.8, 2.8)).toBeLessThan(0.01);
    expect(bandLevel(mixed, 2500, 3500, 1.8, 2.8)).toBeGreaterThan(0.02);
    const [under, after] = [bandLevel(mixed, 150, 250, 0.5, 2.5), bandLevel(mixed, 150, 250, 4.5, 5.5)];
    expect(20 * Math.log10(after / under)).toBeCloseTo(13, -0.5);
  });

  it('brings quiet and loud references to one loudness, and never clips', () => {
    const mixed = mixVideoAudio({
      soundscape: null,
      clips: [],
      references: [tone(700, 2, 0.06), tone(900, 2, 0.9)],
      durationSeconds: 4,
    });
    expect(levelOf(mixed, 0.5, 1.5) / levelOf(mixed, 2.5, 3.5)).toBeCloseTo(1, 1);
    expect(peakOf(mixed)).toBeLessThan(0.85);
  });

  it("plays the audio of a clip at the clip's time", () => {
    const clips = [{ audio: tone(1000, 1), atSeconds: 2 }];
    const mixed = mixVideoAudio({ soundscape: createSilence(4), clips, references: [], durationSeconds: 4 });
    expect(levelOf(mixed, 0, 1.9)).toBe(0);
    expect(levelOf(mixed, 2.2, 2.8)).toBeGreaterThan(0.05);
  });
});

describe('divideDuration', () => {
  it('plays short references in full and cuts long ones to equal parts of the rest', () => {
    expect(divideDuration([1, 2], 10)).toEqual([1, 2]);
    expect(divideDuration([30, 2, 30], 10)).toEqual([4, 2, 4]);
    expect(divideDuration([], 10)).toEqual([]);
  });
});
