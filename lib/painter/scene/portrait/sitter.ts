import { mix, type Oklch, shift } from '../../colour/oklch.ts';
import type { Stage } from '../stage/stage.ts';

/** The person of a portrait: what the prompt says, the rest chosen by the seed. */
export interface Sitter {
  isMan: boolean;
  isOld: boolean;
  hair: 'long' | 'bob' | 'short' | 'curly' | 'bun';
  hasBeard: boolean;
  hasGlasses: boolean;
  hasHat: boolean;
  hasFreckles: boolean;
  hasEarrings: boolean;
  /** Side of the light: −1 left, 1 right. */
  toward: 1 | -1;
  skin: Oklch;
  skinShade: Oklch;
  skinLight: Oklch;
  hairColor: Oklch;
  hairShade: Oklch;
  hairLight: Oklch;
  lips: Oklch;
  eyes: Oklch;
  clothes: Oklch;
  background: Oklch;
}

const skins: readonly [Oklch, ...Oklch[]] = [
  { l: 0.82, c: 0.06, h: 58 },
  { l: 0.76, c: 0.075, h: 60 },
  { l: 0.66, c: 0.085, h: 58 },
  { l: 0.54, c: 0.08, h: 54 },
  { l: 0.44, c: 0.07, h: 50 },
];
const hairs: readonly [Oklch, ...Oklch[]] = [
  { l: 0.26, c: 0.03, h: 40 },
  { l: 0.38, c: 0.07, h: 50 },
  { l: 0.52, c: 0.12, h: 48 },
  { l: 0.72, c: 0.1, h: 82 },
  { l: 0.2, c: 0.01, h: 270 },
];

/** Chooses the sitter of a plan. */
export function drawSitter(stage: Stage): Sitter {
  const { plan, palette } = stage;
  const random = stage.random('sitter');
  const [skinDraw, hairDraw, styleDraw] = [random.pick(skins), random.pick(hairs), random.next()];
  const has = (trait: (typeof plan.figure)[number]): boolean => plan.figure.includes(trait);
  const isMan = has('man') && !has('woman');
  const isOld = has('old');
  const skin = plan.tints.skin ?? skinDraw;
  const usualHair = skin.l < 0.6 ? mix(hairDraw, { l: 0.22, c: 0.02, h: 40 }, 0.8) : hairDraw;
  const named = plan.tints.hair;
  const hairColor =
    named === undefined
      ? isOld
        ? { l: 0.82, c: 0.012, h: 250 }
        : usualHair
      : {
          l: Math.min(0.8, named.l * 0.92),
          c: Math.min(0.17, named.c),
          h: named.h + (named.h < 35 && named.c > 0.1 ? 8 : 0),
        };
  const hair = has('curlyHair')
    ? 'curly'
    : has('shortHair')
      ? isMan
        ? 'short'
        : 'bob'
      : has('longHair')
        ? 'long'
        : isMan
          ? 'short'
          : styleDraw < 0.45
            ? 'long'
            : styleDraw < 0.7
              ? 'bob'
              : 'bun';
  const isDark = plan.time === 'night' || plan.time === 'dusk' || plan.tones.includes('dark');
  const background =
    plan.tints.background ??
    plan.tints.sky ??
    (isDark ? mix(palette.zenith, palette.sky, 0.6) : mix(palette.sky, palette.cloud, 0.25));
  return {
    isMan,
    isOld,
    hair,
    hasBeard: has('beard'),
    hasGlasses: has('glasses'),
    hasHat: has('hat'),
    hasFreckles: has('freckles') || (hairColor.c > 0.1 && hairColor.h < 55 && skin.l > 0.7),
    hasEarrings: has('earrings') || (!isMan && styleDraw > 0.6),
    toward: plan.light.across < 0.5 ? -1 : 1,
    skin,
    skinShade: mix(shift(skin, { l: -0.15, c: 1.15, h: -14 }), palette.zenith, 0.16),
    skinLight: mix(shift(skin, { l: 0.055, c: 0.9 }), palette.light, 0.3),
    hairColor,
    hairShade: mix(shift(hairColor, { l: -0.13 }), palette.zenith, 0.14),
    hairLight: mix(shift(hairColor, { l: 0.13, c: 1.1 }), palette.light, 0.28),
    lips: mix({ l: skin.l * 0.74, c: 0.13, h: 20 }, skin, isMan ? 0.55 : 0.15),
    eyes: plan.tints.eyes ?? mix({ l: 0.45, c: 0.07, h: 60 }, palette.companion, 0.35),
    clothes: plan.tints.clothes ?? mix(palette.accent, palette.companion, 0.3),
    background,
  };
}
