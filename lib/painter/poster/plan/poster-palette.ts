import { hueDistance, mix, type Oklch, shift, tint } from '../../colour/oklch.ts';
import type { Random } from '../../scene/noise/random.ts';
import { contrastBetween } from '../sheet/measure-ground.ts';

/** The few colours of a piece. */
export interface PosterPalette {
  /** The background. */
  paper: Oklch;
  /** Type on the paper. */
  ink: Oklch;
  accent: Oklch;
  second: Oklch;
  /** A quiet neighbour of the paper. */
  shade: Oklch;
}

/** The minimum contrast of ink on paper in every palette. */
const wellRead = 6.2;

const white = tint(0.97, 0.012, 85);
const black = tint(0.21, 0.02, 265);

const palettes: readonly [PosterPalette, ...PosterPalette[]] = [
  {
    paper: tint(0.94, 0.03, 85),
    ink: tint(0.24, 0.03, 265),
    accent: tint(0.6, 0.21, 28),
    second: tint(0.78, 0.15, 82),
    shade: tint(0.88, 0.045, 82),
  },
  {
    paper: tint(0.26, 0.075, 265),
    ink: tint(0.95, 0.03, 90),
    accent: tint(0.81, 0.14, 80),
    second: tint(0.66, 0.18, 32),
    shade: tint(0.33, 0.085, 262),
  },
  {
    paper: tint(0.36, 0.065, 195),
    ink: tint(0.95, 0.03, 95),
    accent: tint(0.73, 0.15, 38),
    second: tint(0.86, 0.09, 95),
    shade: tint(0.43, 0.07, 194),
  },
  {
    paper: tint(0.92, 0.045, 150),
    ink: tint(0.28, 0.06, 155),
    accent: tint(0.58, 0.13, 150),
    second: tint(0.7, 0.17, 50),
    shade: tint(0.86, 0.06, 150),
  },
  {
    paper: tint(0.32, 0.09, 345),
    ink: tint(0.94, 0.04, 55),
    accent: tint(0.77, 0.13, 48),
    second: tint(0.62, 0.19, 10),
    shade: tint(0.39, 0.1, 345),
  },
  {
    paper: tint(0.87, 0.17, 92),
    ink: tint(0.2, 0.02, 90),
    accent: tint(0.58, 0.22, 27),
    second: tint(0.45, 0.15, 265),
    shade: tint(0.82, 0.17, 88),
  },
  {
    paper: tint(0.9, 0.045, 20),
    ink: tint(0.3, 0.09, 265),
    accent: tint(0.62, 0.19, 12),
    second: tint(0.63, 0.14, 245),
    shade: tint(0.85, 0.065, 20),
  },
  {
    paper: tint(0.6, 0.17, 38),
    ink: tint(0.97, 0.03, 85),
    accent: tint(0.27, 0.06, 265),
    second: tint(0.86, 0.13, 85),
    shade: tint(0.55, 0.16, 36),
  },
  {
    paper: tint(0.2, 0.012, 270),
    ink: tint(0.96, 0.008, 90),
    accent: tint(0.72, 0.19, 45),
    second: tint(0.7, 0.13, 200),
    shade: tint(0.27, 0.015, 270),
  },
  {
    paper: tint(0.9, 0.03, 240),
    ink: tint(0.27, 0.09, 262),
    accent: tint(0.55, 0.19, 262),
    second: tint(0.75, 0.16, 55),
    shade: tint(0.84, 0.045, 240),
  },
];

/** A background in a colour: light or dark enough for either dark or light type. */
function groundOf(color: Oklch): Oklch {
  if (color.l > 0.52 && color.l < 0.74) return { ...color, l: color.l < 0.64 ? 0.46 : 0.8 };
  return color;
}

/** A paper made lighter or darker, step by step, until ink is readable on it. */
function readable(palette: PosterPalette): PosterPalette {
  const { paper, ink } = palette;
  const away = ink.l > paper.l ? -0.02 : 0.02;
  const steps = Array.from({ length: 30 }, (_, step) => ({ ...paper, l: paper.l + away * step }));
  const moved = steps.find((candidate) => contrastBetween(ink, candidate) >= wellRead) ?? paper;
  return { ...palette, paper: moved, shade: shift(palette.shade, { l: moved.l - paper.l }) };
}

/** An accent and a second one for a background that is the prompt's only colour. */
function accentsFor(paper: Oklch, isDark: boolean): [accent: Oklch, second: Oklch] {
  const isWarm = Math.abs(hueDistance(paper.h, 75)) < 40 && paper.c > 0.04;
  if (isDark) {
    return isWarm
      ? [tint(0.86, 0.09, 200), tint(0.93, 0.06, 95)]
      : [tint(0.85, 0.13, 84), shift(paper, { l: 0.2, c: 0.9, h: -24 })];
  }
  return isWarm ? [tint(0.42, 0.11, 250), tint(0.58, 0.17, 32)] : [tint(0.5, 0.17, 30), tint(0.42, 0.1, 255)];
}

/**
 * The palette of a prompt's colours: the first is the background, the second the accent; a built-in one where it names
 * none.
 */
export function posterPalette(colors: readonly Oklch[], random: Random): PosterPalette {
  const drawn = random.pick(palettes);
  const [first, second, third] = colors;
  if (first === undefined) return readable(drawn);
  const paper = groundOf(first);
  const isDark = paper.l < 0.62;
  const ink = isDark ? mix(white, paper, 0.05) : mix(black, paper, 0.12);
  const [accent, companion] = second === undefined ? accentsFor(paper, isDark) : [second, mix(second, ink, 0.45)];
  return readable({
    paper,
    ink,
    accent,
    second: third ?? companion,
    shade: shift(paper, { l: isDark ? 0.06 : -0.06 }),
  });
}
