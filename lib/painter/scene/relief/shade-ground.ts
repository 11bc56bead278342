import { mix, type Oklch, rgbOf, shift } from '../../colour/oklch.ts';
import { type Noise } from '../noise/noise.ts';
import { smoothStep } from '../../curves/smooth-step.ts';
import type { Stage } from '../stage/stage.ts';
import type { GroundPoint, Shade } from './relief.ts';

type Triple = readonly [number, number, number];

/** The colours for shading a ground. */
export interface GroundColors {
  base: Oklch;
  /** Colour of the cover on tops, such as snow or grass, and its amount at a point, 0 to 1. */
  cover?: { color: Oklch; share: (point: GroundPoint) => number };
  /** A pattern of −1 to 1 that lightens and darkens the ground. */
  pattern?: (point: GroundPoint) => number;
  /** 0 soft to 1 for flat planes of light and shadow. */
  hardness: number;
  depth: number;
  /** How much of the usual haze is in front of it; ground of a named colour has less, so that the colour is visible. */
  haze?: number;
  /** How dense the mist in its hollows can be. */
  mist: number;
}

const bytes = (color: Oklch): Triple => {
  const [red, green, blue] = rgbOf(color);
  return [red * 255, green * 255, blue * 255];
};

function planes(stage: Stage, base: Oklch, depth: number): { lit: Triple; plain: Triple; shade: Triple } {
  const { palette, plan } = stage;
  const warmth = plan.light.body === null ? 0.12 : 0.34;
  return {
    lit: bytes(mix(shift(base, { l: 0.05, c: 1.06 }), palette.light, warmth * 0.5 * (0.4 + 0.6 * depth))),
    plain: bytes(base),
    shade: bytes(mix(shift(base, { l: -0.03 - 0.045 * depth, c: 1.04 }), palette.zenith, 0.16)),
  };
}

/** Shades ground in planes of light and shadow, with its cover, its mist and the haze of its distance. */
export function shadeGround(stage: Stage, colors: GroundColors): Shade {
  const { palette, plan, light, unit, width, height } = stage;
  const ground = planes(stage, colors.base, colors.depth);
  const cover = colors.cover === undefined ? null : planes(stage, colors.cover.color, 1);
  const haze = bytes(mix(palette.horizon, palette.far, 0.3));
  const glow = bytes(palette.light);
  const veilFar =
    (colors.haze ?? 1) * Math.min(0.9, (1 - colors.depth) ** 1.6 * 0.3 + plan.air.fog * (1.05 - colors.depth) * 0.5);
  const mistiness = Math.min(0.95, (0.35 + plan.air.fog) * colors.mist * (1.1 - colors.depth * 0.8));
  const brush: Noise = stage.noise('brush');
  const rough = 0.015 + 0.05 * stage.detail;
  const grow = stage.landUnit / unit;
  const glowing = plan.light.body === null ? 0 : (0.28 + 0.22 * (colors.haze ?? 1)) * (1 - colors.depth * 0.65);
  return (point, color) => {
    const { x, z, height: rise } = point;
    const scratch = brush(x * 11 * grow, z * 30 + rise * 26) * 0.6 + brush(x * 42 * grow, z * 110 + rise * 50) * 0.4;
    const pattern = colors.pattern?.(point) ?? 0;
    const soft = point.lit + scratch * rough * 2.6;
    const edge = 0.42 * (1 - colors.hardness) + 0.05;
    const lit = smoothStep(0.5 - edge, 0.5 + edge, soft);
    const share = cover === null ? 0 : Math.min(1, Math.max(0, (colors.cover?.share(point) ?? 0) + scratch * 0.18));
    const distance = 1 - smoothStep(-0.1, 0.42, rise + scratch * 0.06);
    const veil = Math.min(0.96, veilFar * (0.55 + 0.45 * z) + distance * mistiness);
    const dx = (point.across * width - light.x) / (unit * 0.62);
    const dy = (point.down * height - light.y) / (unit * 0.62);
    const near = glowing * Math.exp(-(dx * dx + dy * dy));
    for (let channel = 0; channel < 3; channel++) {
      const bare = blend(ground, lit, channel);
      const value = cover === null ? bare : bare + (blend(cover, lit, channel) - bare) * share;
      const textured = value * (1 + scratch * rough + pattern * 0.14);
      const hazed = textured + ((haze[channel] as number) - textured) * veil;
      color[channel] = hazed + ((glow[channel] as number) - hazed) * near;
    }
  };
}

function blend(tones: { lit: Triple; plain: Triple; shade: Triple }, lit: number, channel: number): number {
  const [shade, plain, bright] = [
    tones.shade[channel] as number,
    tones.plain[channel] as number,
    tones.lit[channel] as number,
  ];
  return lit < 0.5 ? shade + (plain - shade) * lit * 2 : plain + (bright - plain) * (lit * 2 - 1);
}
