import type { Mood } from '../../scene/lexicon/moods.ts';
import { createRandom } from '../../scene/noise/random.ts';
import type { ScenePlan } from '../../scene/plan/scene-plan.ts';
import type { MusicWord } from '../lexicon/sounds.ts';

/** Something that plays notes. */
export type Instrument = 'piano' | 'strings' | 'pluck' | 'flute' | 'bells' | 'choir' | 'synth' | 'bass' | 'drums';

/** A piece of music as plain data. */
export interface MusicPlan {
  /** The key's root as a MIDI note. */
  root: number;
  /** Semitones above the root. */
  scale: readonly number[];
  /** Chords in turn, as steps of the scale. */
  chords: readonly number[];
  beatsPerMinute: number;
  /** Holds the chords. */
  bed: Instrument;
  /** Plays the melody; null leaves it out. */
  lead: Instrument | null;
  /** Notes of the melody in a beat, on average. */
  density: number;
  bass: boolean;
  drums: 'none' | 'soft' | 'epic' | 'dance';
  seed: number;
}

const major = [0, 2, 4, 5, 7, 9, 11];
const minor = [0, 2, 3, 5, 7, 8, 10];
const dorian = [0, 2, 3, 5, 7, 9, 10];
const lydian = [0, 2, 4, 6, 7, 9, 11];
const phrygian = [0, 1, 3, 5, 7, 8, 10];

type Character = Omit<MusicPlan, 'root' | 'seed' | 'chords'> & { progressions: readonly [number[], ...number[][]] };

const calm: Character = {
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

const characters: Record<Mood, Character> = {
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

const leads: Partial<Record<MusicWord, Instrument>> = {
  piano: 'piano',
  strings: 'strings',
  guitar: 'pluck',
  harp: 'pluck',
  flute: 'flute',
  bells: 'bells',
  choir: 'choir',
  synth: 'synth',
};

/** Plans music: mode, pace and instruments by the scene's mood and by the words that name them; key and turns by the seed. */
export function planMusic(words: readonly MusicWord[], scene: ScenePlan, seed: number): MusicPlan {
  const random = createRandom(seed, 'music');
  const [mood] = scene.moods;
  const fallback = words.includes('drums')
    ? characters.dramatic
    : scene.genre === 'space'
      ? characters.mysterious
      : calm;
  const { progressions, ...character } = mood === undefined ? fallback : characters[mood];
  const asked = words.flatMap((word) => leads[word] ?? []);
  const isElectronic = words.includes('synth') || scene.tones.includes('neon');
  const [lead = character.lead, second] = asked;
  // Alone, an instrument accompanies itself.
  const bed =
    second ?? (asked.length === 1 && lead !== null && lead !== 'flute' && lead !== 'bells' ? lead : character.bed);
  return {
    ...character,
    bed: isElectronic ? 'synth' : bed,
    lead: isElectronic && asked.length === 0 ? 'synth' : lead,
    drums: words.includes('drums') && character.drums === 'none' ? 'epic' : isElectronic ? 'dance' : character.drums,
    beatsPerMinute: Math.round(character.beatsPerMinute * random.between(0.94, 1.06)) + (isElectronic ? 20 : 0),
    root: 45 + Math.floor(random.next() * 10),
    chords: random.pick(progressions),
    seed,
  };
}
