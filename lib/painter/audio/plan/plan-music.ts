import { createRandom } from '../../scene/noise/random.ts';
import type { ScenePlan } from '../../scene/plan/scene-plan.ts';
import type { MusicWord } from '../lexicon/sounds.ts';
import { calm, characters } from './characters.ts';
import type { Instrument, MusicPlan } from './music-plan.ts';

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

/**
 * Plans music: mode, tempo and instruments by the scene's mood and by the words that name them; key and phrases by the
 * seed.
 */
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
  // A single instrument also plays the accompaniment.
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
