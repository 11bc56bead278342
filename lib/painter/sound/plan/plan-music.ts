import { createRandom } from '../../scene/noise/random.ts';
import type { ScenePlan } from '../../scene/plan/scene-plan.ts';
import type { MusicWord } from '../lexicon/sounds.ts';
import { calm, characters } from './characters.ts';

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
