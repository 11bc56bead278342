import { oklabOfRgb } from '../../colour/oklab.ts';
import { oklchOfOklab } from '../../colour/oklch.ts';
import type { Rgb } from '../operations/edit-operation.ts';
import type { Style, StyleTone } from './style.ts';

/** A look from named colours: the darkest goes to the shadows, the brightest to the highlights. */
export function styleFromColours(colours: readonly Rgb[]): Style {
  const sorted = colours.map((rgb) => oklchOfOklab(oklabOfRgb(...rgb))).toSorted((one, other) => one.l - other.l);
  const toneAt = (share: number): StyleTone => {
    const colour = sorted[Math.round(share * (sorted.length - 1))];
    return { hue: colour?.h ?? 0, chroma: Math.min(0.13, (colour?.c ?? 0) * 0.8) };
  };
  const mean = sorted.reduce((sum, { l }) => sum + l, 0) / Math.max(1, sorted.length);
  const isGrey = sorted.every(({ c }) => c < 0.03);
  return {
    shadows: toneAt(0),
    middles: toneAt(0.5),
    highlights: toneAt(1),
    ownColour: isGrey ? 0.12 : 0.4,
    exposure: Math.max(-0.35, Math.min(0.3, (mean - 0.6) * 0.9)),
    contrast: 0.15,
    fade: 0,
  };
}

/** A gentle look for a prompt that names no colour and no mood; the same prompt always gets the same one. */
export function styleFromWords(words: string, seed: number): Style {
  let hash = seed | 0;
  for (const letter of words.toLowerCase()) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193);
  const draw = (slot: number): number => ((Math.imul(hash ^ (slot * 0x9e3779b1), 0x85ebca6b) >>> 8) & 0xffff) / 0xffff;
  const hue = draw(1) * 360;
  // Painters' looks have opposite or neighbouring hues in light and shade.
  const across = draw(2) < 0.5 ? 180 : 60;
  return {
    shadows: { hue, chroma: 0.055 },
    middles: { hue: hue + across * 0.5, chroma: 0.03 },
    highlights: { hue: hue + across, chroma: 0.05 },
    ownColour: 0.78,
    exposure: (draw(3) - 0.5) * 0.2,
    contrast: 0.22,
    fade: 0.1,
  };
}
