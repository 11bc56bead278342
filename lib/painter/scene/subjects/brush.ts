import type { CanvasGradient, SKRSContext2D } from '@napi-rs/canvas';
import { css, mix, type Oklch, shift } from '../../colour/oklch.ts';
import { glowGradient, linearGradient } from '../stage/gradients.ts';
import type { Stage } from '../stage/stage.ts';

/** A point of an outline. */
export type Point = readonly [x: number, y: number];

/** A thing's own colour in the light and haze of the scene. */
export function inAir(stage: Stage, color: Oklch, depth: number): Oklch {
  const { palette, plan } = stage;
  const dim = { night: 0.66, dusk: 0.56, sunset: 0.4, dawn: 0.26, golden: 0.16, morning: 0.06, day: 0.03 }[plan.time];
  const haze = (1 - depth) * 0.3 + plan.air.fog * (1.1 - depth) * 0.4;
  return mix(
    mix(color, mix(palette.near, palette.zenith, 0.2), dim),
    mix(palette.horizon, palette.far, 0.35),
    Math.min(0.85, haze),
  );
}

/** Fills an outline. */
export function fillShape(context: SKRSContext2D, points: readonly Point[], fill: Oklch | CanvasGradient): void {
  context.fillStyle = 'l' in fill ? css(fill) : fill;
  context.beginPath();
  for (const point of points) context.lineTo(...point);
  context.closePath();
  context.fill();
}

/**
 * The shading of an upright round body between two xs: lit on the sun's side, with a soft core shadow and reflected
 * light.
 */
export function roundShade(
  context: SKRSContext2D,
  stage: Stage,
  fromX: number,
  toX: number,
  color: Oklch,
  toward: number,
): CanvasGradient {
  const [start, end] = toward > 0 ? [toX, fromX] : [fromX, toX];
  return linearGradient(
    context,
    [start, 0],
    [end, 0],
    [
      { at: 0, color: mix(shift(color, { l: 0.05 }), stage.palette.light, 0.42) },
      { at: 0.16, color: mix(shift(color, { l: 0.03 }), stage.palette.light, 0.16) },
      { at: 0.5, color },
      { at: 0.82, color: mix(shift(color, { l: -0.12 }), stage.palette.zenith, 0.12) },
      { at: 1, color: mix(shift(color, { l: -0.08 }), stage.palette.sky, 0.16) },
    ],
  );
}

/** The lit and the shaded tone of a flat face. */
export function faces(stage: Stage, color: Oklch): { lit: Oklch; shade: Oklch } {
  const warmth = stage.plan.light.body === 'sun' ? 0.2 : 0.05;
  return {
    lit: mix(shift(color, { l: 0.025 }), stage.palette.light, warmth),
    shade: mix(shift(color, { l: -0.1 }), stage.palette.zenith, 0.1),
  };
}

/** Light around a lamp. */
export function glow(context: SKRSContext2D, x: number, y: number, radius: number, color: Oklch, alpha: number): void {
  context.save();
  context.globalCompositeOperation = 'screen';
  context.fillStyle = glowGradient(context, [x, y], radius, color, alpha);
  context.fillRect(x - radius, y - radius, radius * 2, radius * 2);
  context.restore();
}

/** A soft shadow on the ground, away from the light. */
export function castShadow(
  context: SKRSContext2D,
  stage: Stage,
  x: number,
  y: number,
  width: number,
  toward: number,
): void {
  if (stage.plan.light.body === null && stage.plan.time === 'night') return;
  context.save();
  context.globalCompositeOperation = 'multiply';
  context.translate(x - toward * width * 0.35, y);
  context.scale(1, 0.16);
  const gradient = context.createRadialGradient(0, 0, 0, 0, 0, width);
  const tone = mix(stage.palette.near, stage.palette.zenith, 0.4);
  gradient.addColorStop(0, css(tone, 0.55));
  gradient.addColorStop(0.5, css(tone, 0.28));
  gradient.addColorStop(1, css(tone, 0));
  context.fillStyle = gradient;
  context.fillRect(-width, -width, width * 2, width * 2);
  context.restore();
}

/** Strokes a line through points. */
export function strokeLine(
  context: SKRSContext2D,
  points: readonly Point[],
  color: Oklch,
  width: number,
  alpha = 1,
): void {
  context.strokeStyle = css(color, alpha);
  context.lineWidth = width;
  context.lineCap = 'round';
  context.lineJoin = 'round';
  context.beginPath();
  for (const point of points) context.lineTo(...point);
  context.stroke();
}
