import { mix, type Oklch, shift } from '../../colour/oklch.ts';
import type { Mood, Tone } from '../lexicon/moods.ts';
import type { ScenePalette } from './scene-plan.ts';
import type { PromptIntent } from './prompt-intent.ts';

type Bend = (color: Oklch, slot: keyof ScenePalette) => Oklch;

const toward =
  (l: number, c: number, h: number, share: number): Bend =>
  (color) =>
    mix(color, { l: color.l * 0.6 + l * 0.4, c, h }, share);
const stretch =
  (amount: number): Bend =>
  (color) => ({ ...color, l: Math.min(0.98, Math.max(0.08, 0.52 + (color.l - 0.52) * amount)) });
const all =
  (...bends: Bend[]): Bend =>
  (color, slot) =>
    bends.reduce((bent, bend) => bend(bent, slot), color);
const isLit = (slot: keyof ScenePalette): boolean => slot === 'light' || slot === 'accent' || slot === 'companion';

const bendsByMood: Record<Mood, Bend> = {
  calm: all(stretch(0.9), (color) => shift(color, { l: 0.03, c: 0.85 })),
  dramatic: all(stretch(1.16), (color, slot) => shift(color, { l: isLit(slot) ? 0.02 : -0.04, c: 1.12 })),
  melancholic: (color, slot) => (isLit(slot) ? color : toward(0.5, 0.05, 250, 0.42)(color, slot)),
  joyful: (color) => shift(color, { l: 0.03, c: 1.2 }),
  mysterious: (color, slot) =>
    isLit(slot) ? color : all(toward(0.4, 0.08, 205, 0.3), (bent) => shift(bent, { l: -0.04 }))(color, slot),
  romantic: toward(0.75, 0.11, 5, 0.32),
  eerie: (color, slot) =>
    isLit(slot)
      ? shift(color, { h: 12 })
      : all(toward(0.3, 0.07, 155, 0.4), (bent) => shift(bent, { l: -0.05 }))(color, slot),
  cosy: toward(0.6, 0.09, 60, 0.26),
};

const bendsByTone: Record<Tone, Bend> = {
  pastel: (color) => ({ l: 0.62 + color.l * 0.34, c: Math.min(0.085, color.c * 0.75 + 0.02), h: color.h }),
  neon: (color, slot) => shift(color, { l: isLit(slot) ? 0.05 : -0.03, c: isLit(slot) ? 1.6 : 1.35 }),
  vivid: (color) => shift(color, { c: 1.4 }),
  muted: (color) => shift(color, { c: 0.5 }),
  monochrome: (color) => ({ ...stretch(1.12)(color, 'sky'), c: 0 }),
  sepia: (color) => ({ l: color.l, c: 0.045 + 0.025 * Math.sin(color.l * Math.PI), h: 68 }),
  dark: (color, slot) => shift(color, { l: isLit(slot) ? 0 : -0.13 * color.l - 0.03 }),
  light: (color) => ({ ...color, l: color.l + (0.96 - color.l) * 0.28 }),
  warm: toward(0.6, 0.11, 58, 0.3),
  cool: toward(0.6, 0.09, 240, 0.34),
};

/**
 * The palette modified by the moods and tones that the prompt names; a refused tone has the opposite effect where there
 * is one.
 */
export function applyTones(palette: ScenePalette, intent: PromptIntent): ScenePalette {
  const bends = [
    ...intent.of('mood').map((mood) => bendsByMood[mood.id]),
    ...intent.of('tone').map((tone) => bendsByTone[tone.id]),
    ...(intent.refuses('tone', 'dark') ? [bendsByTone.light] : []),
    ...(intent.refuses('tone', 'light') ? [bendsByTone.dark] : []),
    ...(intent.refuses('tone', 'vivid', 'neon') ? [bendsByTone.muted] : []),
    ...(intent.refuses('tone', 'muted', 'monochrome') ? [bendsByTone.vivid] : []),
  ];
  const bent = { ...palette };
  for (const slot of Object.keys(palette) as (keyof ScenePalette)[]) {
    bent[slot] = bends.reduce((color, bend) => bend(color, slot), palette[slot]);
  }
  return bent;
}
