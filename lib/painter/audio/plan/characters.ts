import type { Mood } from '../../scene/lexicon/moods.ts';
import type { MusicPlan } from './music-plan.ts';

const major = [0, 2, 4, 5, 7, 9, 11];
const minor = [0, 2, 3, 5, 7, 8, 10];
const dorian = [0, 2, 3, 5, 7, 9, 10];
const lydian = [0, 2, 4, 6, 7, 9, 11];
const phrygian = [0, 1, 3, 5, 7, 8, 10];

/** What a mood decides about music. */
export type Character = Omit<MusicPlan, 'root' | 'seed' | 'chords'> & {
  progressions: readonly [number[], ...number[][]];
};

/** The character where no mood is named. */
export const calm: Character = {
  scale: major,
  progressions: [
    [0, 5, 3, 4],
    [0, 3, 5, 3],
    [0, 2, 3, 3],
  ],
  beatsPerMinute: 66,
  bed: 'strings',
  lead: 'piano',
  density: 0.7,
  bass: false,
  drums: 'none',
};

/** The music of each mood. */
export const characters: Record<Mood, Character> = {
  calm,
  dramatic: {
    scale: minor,
    progressions: [
      [0, 5, 2, 6],
      [0, 5, 3, 4],
    ],
    beatsPerMinute: 92,
    bed: 'strings',
    lead: 'choir',
    density: 0.5,
    bass: true,
    drums: 'epic',
  },
  melancholic: {
    scale: minor,
    progressions: [
      [0, 3, 5, 4],
      [0, 6, 5, 4],
    ],
    beatsPerMinute: 60,
    bed: 'strings',
    lead: 'piano',
    density: 0.8,
    bass: false,
    drums: 'none',
  },
  joyful: {
    scale: major,
    progressions: [
      [0, 4, 5, 3],
      [0, 3, 4, 3],
    ],
    beatsPerMinute: 112,
    bed: 'pluck',
    lead: 'bells',
    density: 1.5,
    bass: true,
    drums: 'soft',
  },
  mysterious: {
    scale: lydian,
    progressions: [
      [0, 1, 0, 4],
      [0, 1, 5, 1],
    ],
    beatsPerMinute: 70,
    bed: 'choir',
    lead: 'bells',
    density: 0.6,
    bass: false,
    drums: 'none',
  },
  romantic: {
    scale: major,
    progressions: [
      [0, 5, 1, 4],
      [3, 4, 2, 5],
    ],
    beatsPerMinute: 72,
    bed: 'strings',
    lead: 'piano',
    density: 1,
    bass: true,
    drums: 'none',
  },
  eerie: {
    scale: phrygian,
    progressions: [
      [0, 1, 0, 1],
      [0, 0, 1, 5],
    ],
    beatsPerMinute: 54,
    bed: 'choir',
    lead: 'bells',
    density: 0.35,
    bass: true,
    drums: 'none',
  },
  cosy: {
    scale: dorian,
    progressions: [
      [0, 3, 0, 6],
      [0, 3, 6, 3],
    ],
    beatsPerMinute: 84,
    bed: 'pluck',
    lead: 'flute',
    density: 0.9,
    bass: true,
    drums: 'none',
  },
};
