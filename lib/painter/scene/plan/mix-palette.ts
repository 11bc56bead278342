import { hueDistance, mix, type Oklch, shift } from '../../colour/oklch.ts';
import type { Season, TimeOfDay } from '../lexicon/light.ts';
import type { Random } from '../noise/random.ts';
import { applyTones } from './apply-tones.ts';
import { palettesByTime } from './palettes-by-time.ts';
import type { ScenePalette } from './scene-plan.ts';
import type { PromptIntent } from './prompt-intent.ts';

type Slot = keyof ScenePalette;

const skySlots: Slot[] = ['zenith', 'sky', 'horizon', 'cloud', 'cloudShade', 'water'];
const landSlots: Slot[] = ['far', 'near', 'foliage'];

/**
 * A colour shifted toward another: its hue and chroma, and a little of its lightness, so that the image's values are
 * preserved.
 */
export function shiftToward(color: Oklch, key: Oklch, share: number): Oklch {
  if (key.c < 0.03) return { ...color, c: color.c * (1 - share * 0.85), l: color.l + (key.l - color.l) * share * 0.35 };
  const turned = {
    l: color.l + (key.l - color.l) * share * 0.28,
    c: Math.max(color.c * 0.9, Math.min(key.c, color.c * 0.5 + key.c * 0.62)),
    h: key.h,
  };
  return mix(color, turned, share);
}

function turnSlots(palette: ScenePalette, slots: Slot[], key: Oklch, share: number): ScenePalette {
  const turned = { ...palette };
  for (const slot of slots) turned[slot] = shiftToward(palette[slot], key, share);
  return turned;
}

/** Key colours: a single one colours everything, two are for sky and land, a third is the accent. */
function applyKeyColors(palette: ScenePalette, colors: Oklch[]): ScenePalette {
  const vivid = colors.filter((color) => color.c >= 0.03);
  const [first, second, third] = vivid.length > 0 ? vivid : colors;
  if (first === undefined) return palette;
  if (second === undefined) {
    const all = turnSlots(palette, [...skySlots, ...landSlots], first, 0.88);
    return { ...turnSlots(all, ['light'], first, 0.3), companion: shiftToward(palette.companion, first, 0.7) };
  }
  const split = turnSlots(turnSlots(palette, skySlots, first, 0.88), landSlots, second, 0.9);
  const horizon = shiftToward(split.horizon, mix(first, second, 0.4), 0.5);
  const light = shiftToward(palette.light, first.l > second.l ? first : second, 0.35);
  const accent = shiftToward(palette.accent, third ?? second, 0.95);
  return { ...split, horizon, light, accent, companion: shiftToward(palette.companion, first, 0.9) };
}

function applySeason(palette: ScenePalette, season: Season | null, time: TimeOfDay): ScenePalette {
  const isDim = time === 'night' || time === 'dusk';
  const leaf = (l: number, c: number, h: number): Oklch => ({ l: isDim ? l * 0.6 : l, c: isDim ? c * 0.7 : c, h });
  if (season === 'spring')
    return {
      ...palette,
      foliage: leaf(0.7, 0.13, 130),
      near: mix(palette.near, leaf(0.5, 0.11, 140), 0.5),
      companion: leaf(0.84, 0.1, 355),
    };
  if (season === 'summer')
    return { ...palette, foliage: leaf(0.54, 0.13, 142), near: mix(palette.near, leaf(0.46, 0.11, 138), 0.4) };
  if (season === 'autumn') {
    return {
      ...palette,
      foliage: leaf(0.62, 0.16, 48),
      near: mix(palette.near, leaf(0.42, 0.09, 55), 0.6),
      far: mix(palette.far, leaf(0.62, 0.09, 55), 0.35),
      companion: leaf(0.74, 0.16, 78),
    };
  }
  if (season === 'winter') {
    return {
      ...palette,
      foliage: leaf(0.42, 0.04, 215),
      near: mix(palette.near, leaf(0.5, 0.05, 250), 0.4),
      far: mix(palette.far, leaf(0.82, 0.03, 245), 0.4),
      sky: shift(palette.sky, { c: 0.75 }),
    };
  }
  return palette;
}

function avoidColors(palette: ScenePalette, refused: Oklch[]): ScenePalette {
  const spared = { ...palette };
  for (const slot of Object.keys(palette) as Slot[]) {
    for (const color of refused) {
      const current = spared[slot];
      if (color.c < 0.03) {
        if (color.l < 0.3) spared[slot] = { ...current, l: Math.max(current.l, 0.34) };
        else if (color.l > 0.9) spared[slot] = { ...current, l: Math.min(current.l, 0.84) };
        else spared[slot] = { ...current, c: Math.max(current.c, 0.06) };
        continue;
      }
      const distance = hueDistance(color.h, current.h);
      if (Math.abs(distance) > 62 || current.c < 0.012) continue;
      const away = distance >= 0 ? 78 : -78;
      spared[slot] = { ...current, h: (color.h + away + 360) % 360, c: current.c * 0.8 };
    }
  }
  return spared;
}

/** The colours of a scene: the palette of the time of day, modified by season, mood and the words for colour. */
export function mixPalette(intent: PromptIntent, time: TimeOfDay, season: Season | null, random: Random): ScenePalette {
  const turn = random.between(-9, 9);
  const drawn = random.pick(palettesByTime[time]);
  let palette = { ...drawn };
  for (const slot of Object.keys(drawn) as Slot[]) palette[slot] = shift(drawn[slot], { h: turn });
  palette = applySeason(palette, season, time);
  palette = applyTones(palette, intent);
  palette = applyKeyColors(palette, intent.colors);
  if (intent.wants('tone', 'neon')) palette = { ...palette, horizon: shift(palette.horizon, { l: 0.12, c: 1.35 }) };
  const sky = intent.tintOf('part', 'sky');
  if (sky !== null) palette = turnSlots(palette, ['zenith', 'sky', 'horizon', 'cloudShade'], sky, 0.9);
  const water = intent.tintOf('place', 'sea', 'lake', 'river', 'harbour');
  if (water !== null) palette = turnSlots(palette, ['water'], water, 0.95);
  const clouds = intent.tintOf('sky', 'clouds', 'overcast', 'wisps');
  if (clouds !== null) palette = turnSlots(palette, ['cloud', 'cloudShade'], clouds, 0.95);
  const leaves =
    intent.tintOf('part', 'leaves') ?? intent.tintOf('subject', 'tree') ?? intent.tintOf('place', 'forest', 'jungle');
  if (leaves !== null) palette = turnSlots(palette, ['foliage'], leaves, 0.95);
  const light = intent.tintOf('sky', 'sun', 'moon', 'crescent') ?? intent.tintOf('part', 'light');
  if (light !== null) palette = turnSlots(palette, ['light'], light, 0.55);
  return avoidColors(palette, intent.refusedColors);
}
