import type { SKRSContext2D } from '@napi-rs/canvas';
import { mix, shift } from '../../colour/oklch.ts';
import { createRamp } from '../../colour/ramp.ts';
import { fractal } from '../noise/noise.ts';
import { smoothStep } from '../../curves/smooth-step.ts';
import type { Stage } from '../stage/stage.ts';
import { paintPatch } from '../texture/pixel-patch.ts';

/** Paints high thin clouds: long strokes combed by the wind, brightest around the sun. */
export function paintWisps(context: SKRSContext2D, stage: Stage, from: number, to: number): void {
  const { palette, plan, unit, horizon, light } = stage;
  const noise = stage.noise('wisps');
  const ramp = createRamp([
    mix(palette.cloudShade, palette.sky, 0.2),
    palette.cloud,
    mix(palette.cloud, palette.light, 0.6),
  ]);
  const sky = Math.min(horizon, unit * 1.2);
  const thin = 0.62 - plan.air.clouds * 0.55;
  const patch = { x: from, y: Math.min(0, stage.top), width: to - from, height: horizon - Math.min(0, stage.top) };
  paintPatch(context, patch, 700 + 500 * stage.detail, (x, y, pixel) => {
    const altitude = (horizon - y) / sky;
    const far = 0.35 + altitude;
    const u = x / unit / far;
    const v = (y / unit / far) * 4.6;
    const bend = noise(u * 0.8, v * 0.4) * 0.9;
    const body = fractal(noise, u * 1.25 + bend * 0.3, v + bend + u * 0.7, 5, 0.55);
    const comb = noise(u * 2.2 + 9, v * 5 + bend * 3) * 0.22 * stage.detail;
    const density = smoothStep(thin * 0.5 - 0.1, thin * 0.5 + 0.62, body + comb);
    if (density <= 0.003) return;
    const near = Math.exp(-(((x - light.x) / (unit * 0.5)) ** 2 + ((y - light.y) / (unit * 0.4)) ** 2));
    ramp(0.3 + density * 0.4 + near * 0.5, pixel);
    pixel[3] =
      density * (0.72 + 0.2 * near) * smoothStep(-0.02, 0.1, altitude) * (1 - 0.35 * smoothStep(0.8, 1.5, altitude));
  });
}

/** Paints a closed ceiling of cloud with lighter gaps, its folds narrowing toward the horizon. */
export function paintOvercast(context: SKRSContext2D, stage: Stage, from: number, to: number): void {
  const { palette, plan, unit, horizon } = stage;
  const noise = stage.noise('overcast');
  const isDark = plan.time === 'night' || plan.time === 'dusk';
  const gloom = plan.air.rain * 0.08 + plan.air.lightning * 0.1 + plan.air.wind * 0.05;
  const grey = (color: typeof palette.sky) => shift(color, { c: 0.62, l: isDark ? 0 : -gloom - 0.04 });
  const ramp = createRamp([
    shift(grey(mix(palette.cloudShade, palette.zenith, 0.45)), { l: isDark ? -0.02 : -gloom * 1.6 - 0.05 }),
    grey(palette.cloudShade),
    grey(mix(palette.cloudShade, palette.cloud, 0.5)),
    mix(grey(palette.cloud), palette.horizon, 0.4),
  ]);
  const sky = Math.min(horizon, unit * 1.2);
  const patch = {
    x: from,
    y: Math.min(0, stage.top),
    width: to - from,
    height: horizon * 1.02 - Math.min(0, stage.top),
  };
  paintPatch(context, patch, 700 + 500 * stage.detail, (x, y, pixel) => {
    const altitude = Math.max(0.015, (horizon - y) / sky);
    const far = 0.18 + altitude;
    const u = ((x - stage.light.x) / unit / far) * 0.55;
    const v = 1.15 / far;
    const bend = fractal(noise, u * 0.9 + 3, v * 1.2, 3);
    const body = fractal(noise, u * 1.5 + bend * 0.7, v * 1.7 + bend * 0.8, 6, 0.55);
    const under = fractal(noise, u * 1.5 + bend * 0.7, v * 1.7 + bend * 0.8 - 0.22, 4, 0.5);
    const lit = 0.42 + body * 0.55 + (body - under) * 0.8 + smoothStep(0.35, 0, altitude) * 0.3;
    ramp(lit * 0.7 + (Math.round(Math.min(1, Math.max(0, lit)) * 5) / 5) * 0.3, pixel);
    pixel[3] = smoothStep(1.35, 0.6, plan.air.clouds > 0.85 ? 0 : 0.4 - body) * smoothStep(-0.01, 0.05, altitude);
  });
}
