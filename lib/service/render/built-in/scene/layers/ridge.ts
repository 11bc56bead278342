import type { SKRSContext2D } from '@napi-rs/canvas';
import { css, mix, type Oklch, shift } from '../color/oklch.ts';
import { glowGradient, linearGradient } from '../stage/gradients.ts';
import type { Stage } from '../stage/stage.ts';

/** The height of a ground's edge, as y in pixels, at any x. */
export type Surface = (x: number) => number;

/** Traces a surface from side to side and closes it at the bottom. */
export function traceGround(context: SKRSContext2D, stage: Stage, surface: Surface): void {
  const step = Math.max(1, stage.unit / 420);
  context.beginPath();
  context.moveTo(stage.left - step, stage.bottom + 1);
  for (let x = stage.left - step; x <= stage.right + step; x += step) context.lineTo(x, surface(x));
  context.lineTo(stage.right + step, stage.bottom + 1);
  context.closePath();
}

/** The colour that distance and fog lend to everything: that of the sky at the horizon. */
export function hazeColor({ palette }: Stage): Oklch {
  return mix(palette.horizon, palette.far, 0.35);
}

/**
 * Fills a ground: its colour at the edge, haze gathering below it the farther away it is, and light from the sun's side.
 * The path must have been traced.
 */
export function fillGround(
  context: SKRSContext2D,
  stage: Stage,
  options: { color: Oklch; depth: number; crest: number; foot: number },
): void {
  const { color, depth, crest, foot } = options;
  const fog = stage.plan.air.fog;
  const veil = Math.min(0.94, (1 - depth) ** 1.5 * 0.62 + fog * (1.05 - depth) * 0.75);
  const span = Math.max(1, foot - crest);
  context.save();
  context.clip();
  context.fillStyle = linearGradient(
    context,
    [0, crest],
    [0, crest + span],
    [
      { at: 0, color: mix(shift(color, { l: -0.012 }), hazeColor(stage), veil * 0.1) },
      { at: 0.5, color: mix(color, hazeColor(stage), veil * 0.42) },
      { at: 1, color: mix(color, hazeColor(stage), veil) },
    ],
  );
  context.fillRect(stage.left - 2, crest - span, stage.right - stage.left + 4, stage.bottom - crest + span * 2);
  if (stage.plan.light.body !== null) {
    context.globalCompositeOperation = 'soft-light';
    context.fillStyle = glowGradient(
      context,
      [stage.light.x, Math.min(stage.light.y, crest)],
      stage.unit * 0.95,
      stage.palette.light,
      0.75 * (1 - depth * 0.5),
    );
    context.fillRect(stage.left - 2, crest - span, stage.right - stage.left + 4, stage.bottom - crest + span * 2);
  }
  context.restore();
}

/** Light along an edge, strongest below the sun or moon and gone far from it. */
export function lightEdge(
  context: SKRSContext2D,
  stage: Stage,
  surface: Surface,
  options: { strength: number; width: number },
): void {
  if (stage.plan.light.body === null) return;
  const reach = stage.unit * 0.75;
  const step = Math.max(1, stage.unit / 420);
  context.beginPath();
  for (let x = stage.light.x - reach; x <= stage.light.x + reach; x += step)
    context.lineTo(x, surface(x) + options.width * 0.4);
  const gradient = context.createLinearGradient(stage.light.x - reach, 0, stage.light.x + reach, 0);
  for (let stop = 0; stop <= 10; stop++) {
    gradient.addColorStop(stop / 10, css(stage.palette.light, options.strength * (1 - Math.abs(stop / 5 - 1)) ** 1.6));
  }
  context.strokeStyle = gradient;
  context.lineWidth = options.width;
  context.lineJoin = 'round';
  context.stroke();
}
