import { flashesOf } from '../../scene/sky/flashes.ts';
import type { ScenePlan } from '../../scene/plan/scene-plan.ts';
import type { Flash } from '../layers/layer.ts';
import type { SoundKind } from '../lexicon/sounds.ts';
import { readSounds } from '../lexicon/read-sounds.ts';
import { impliedSounds } from './implied-sounds.ts';
import { planMusic } from './plan-music.ts';
import type { MusicPlan } from './music-plan.ts';

/** One layer of a soundscape. */
export interface LayerPlan {
  kind: SoundKind;
  /** Relative to the loudest, in dB. */
  decibels: number;
  /** Intensity, 0 to 1. */
  force: number;
}

/** The soundscape of a video as plain data. */
export interface SoundscapePlan {
  layers: LayerPlan[];
  music: (MusicPlan & { decibels: number }) | null;
  /** Of the whole mix, in LUFS. */
  loudness: number;
  pace: number;
  flashes: Flash[];
  ground: 'hard' | 'soft' | 'snow';
}

/** How far each sound is below the loudest ones when all are played at once. */
const usualDecibels: Record<SoundKind, number> = {
  wind: -5,
  leaves: -10,
  snow: -8,
  room: -14,
  rain: -1,
  thunder: 5,
  rumble: 0,
  waves: 0,
  lapping: -4,
  river: -2,
  waterfall: 0,
  drips: -6,
  underwater: -2,
  birds: -6,
  gulls: -10,
  owl: -9,
  crickets: -8,
  frogs: -9,
  bees: -10,
  wolf: -6,
  dog: -6,
  whale: -4,
  hooves: -4,
  traffic: -3,
  crowd: -4,
  applause: -2,
  footsteps: -6,
  bells: -5,
  chimes: -8,
  clock: -8,
  horn: -5,
  heartbeat: -2,
  engine: -3,
  train: 0,
  plane: -1,
  rocket: 0,
  fire: -4,
  space: -3,
};

const loud = new Set<SoundKind>(['thunder', 'rumble', 'waterfall', 'train', 'plane', 'rocket', 'applause']);
const faint = new Set<SoundKind>(['snow', 'room', 'clock', 'leaves', 'drips']);
const mostLayers = 6;

/**
 * Plans the soundscape of a video: the sounds that its prompt names, then those that the scene implies, softer, and
 * music where the prompt asks for it, it fits the mood, or there would be no sound otherwise. Null is silence, where
 * the prompt asks for it.
 */
export function planSoundscape(
  prompt: string,
  scene: ScenePlan,
  { seed, durationSeconds }: { seed: number; durationSeconds: number },
): SoundscapePlan | null {
  const reading = readSounds(prompt);
  if (reading.isSilent) return null;
  const named = reading.sounds.map((kind) => ({ kind, isNamed: true }));
  const implied = impliedSounds(scene)
    .filter((kind) => !reading.refused.has(kind) && !reading.sounds.includes(kind))
    .map((kind) => ({ kind, isNamed: false }));
  const chosen = [...named, ...(reading.isHushed ? implied.slice(0, 2) : implied)].slice(0, mostLayers);
  const layers = chosen.map(({ kind, isNamed }) => ({
    kind,
    decibels: (usualDecibels[kind] ?? 0) - (isNamed ? 0 : 6),
    force: forceOf(kind, scene),
  }));
  const hasVoice = layers.some(({ kind }) => kind !== 'room' && kind !== 'space');
  const isWanted = reading.music.length > 0;
  const fits = !reading.isHushed && (scene.moods.length > 0 || !hasVoice);
  const music =
    reading.refusesMusic || !(isWanted || fits)
      ? null
      : { ...planMusic(reading.music, scene, seed), decibels: isWanted ? 1 : hasVoice ? -11 : -2 };
  if (layers.length === 0 && music === null) layers.push({ kind: 'room', decibels: 0, force: 0.5 });
  const kinds = layers.map(({ kind }) => kind);
  const isFaint = music === null && kinds.every((kind) => faint.has(kind));
  return {
    layers,
    music,
    loudness: reading.isHushed ? -32 : isFaint ? -28 : kinds.some((kind) => loud.has(kind)) ? -18 : -21,
    pace: reading.isSlow ? 0.75 : reading.isFast ? 1.4 : 1,
    flashes: scene.air.lightning > 0 ? flashesOf(scene.seed, durationSeconds) : [],
    ground: groundOf(scene),
  };
}

function forceOf(kind: SoundKind, { air }: ScenePlan): number {
  if (kind === 'rain') return Math.max(0.4, air.rain);
  if (kind === 'wind' || kind === 'leaves' || kind === 'waves' || kind === 'chimes') return Math.max(0.2, air.wind);
  return 0.5;
}

function groundOf({ places, air }: ScenePlan): SoundscapePlan['ground'] {
  if (places.includes('snowfield') || air.snowfall > 0) return 'snow';
  const hard = new Set(['city', 'street', 'village', 'harbour', 'room']);
  return places.length === 0 || places.some((place) => hard.has(place)) ? 'hard' : 'soft';
}
