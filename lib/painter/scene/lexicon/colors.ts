import { colourWords } from '../../colour/colour-words.ts';
import { type Oklch, tint } from '../../colour/oklch.ts';

/** Colour words for scenes, and their colours. In a photograph, sepia is a toning. */
export const colorWords: Record<string, Oklch> = {
  ...colourWords,
  sepia: tint(0.5, 0.06, 65),
  hotpink: tint(0.68, 0.23, 355),
};

/** Words before a colour that modify it, as changes of lightness and chroma. */
export const colorModifiers: Record<string, { l: number; c: number }> = {
  pale: { l: 0.16, c: 0.5 },
  light: { l: 0.12, c: 0.75 },
  soft: { l: 0.06, c: 0.65 },
  pastel: { l: 0.16, c: 0.5 },
  dark: { l: -0.18, c: 0.85 },
  deep: { l: -0.12, c: 1.1 },
  dusty: { l: 0.02, c: 0.5 },
  muted: { l: 0, c: 0.5 },
  bright: { l: 0.06, c: 1.2 },
  vivid: { l: 0.02, c: 1.3 },
  neon: { l: 0.08, c: 1.4 },
  electric: { l: 0.06, c: 1.35 },
  hot: { l: -0.04, c: 1.4 },
  rich: { l: -0.06, c: 1.15 },
  warm: { l: 0.02, c: 1.05 },
  cold: { l: 0, c: 0.8 },
  glowing: { l: 0.08, c: 1.15 },
  burnt: { l: -0.1, c: 0.95 },
  faded: { l: 0.06, c: 0.45 },
  icy: { l: 0.2, c: 0.5 },
};
