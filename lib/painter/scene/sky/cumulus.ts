import type { SKRSContext2D } from '@napi-rs/canvas';
import { mix, shift } from '../../colour/oklch.ts';
import { createRamp, type Ramp } from '../../colour/ramp.ts';
import { fractal, type Noise } from '../noise/noise.ts';
import { smoothStep } from '../../curves/smooth-step.ts';
import type { Random } from '../noise/random.ts';
import type { Stage } from '../stage/stage.ts';
import { paintPatch } from '../texture/pixel-patch.ts';

/** One heaped cloud: puffs on a flat base. Positions are in cloud widths from the middle of the base, up is positive. */
interface Cloud {
  x: number;
  base: number;
  width: number;
  puffs: { x: number; y: number; radius: number }[];
}

function shapeCloud(x: number, base: number, width: number, random: Random): Cloud {
  const puffs: Cloud['puffs'] = [];
  const summit = random.between(-0.16, 0.16);
  const count = 9 + Math.floor(random.next() * 5);
  for (let index = 0; index < count; index++) {
    const along = (index + 0.5) / count - 0.5;
    const dome = Math.max(0, 1 - Math.abs((along - summit * 0.6) * 2.1) ** 1.5);
    const radius = 0.055 + 0.085 * dome * random.between(0.75, 1.25);
    puffs.push({
      x: along * 0.86 + random.spread() * 0.02,
      y: radius * 0.55 + dome * random.between(0.02, 0.16),
      radius,
    });
    if (dome > 0.5)
      puffs.push({
        x: along * 0.8,
        y: 0.05 + dome * random.between(0.1, 0.24),
        radius: radius * random.between(0.6, 0.95),
      });
  }
  return { x, base, width, puffs };
}

function paintCloud(context: SKRSContext2D, stage: Stage, cloud: Cloud, noise: Noise, ramp: Ramp): void {
  const { light, plan, unit } = stage;
  const { width } = cloud;
  const height = width * 0.52;
  const towardX = plan.light.body === null ? -0.4 : Math.max(-1, Math.min(1, (light.x - cloud.x) / (unit * 0.4)));
  const towardY = plan.light.body !== null && light.y > cloud.base ? -0.75 : 1;
  const length = Math.hypot(towardX, towardY);
  const [dx, dy] = [towardX / length, towardY / length];
  const octaves = 3 + Math.round(stage.detail * 2);
  const seat = cloud.x * 0.013;
  const patch = { x: cloud.x - width * 0.6, y: cloud.base - height * 0.92, width: width * 1.2, height };
  paintPatch(context, patch, 260 + 420 * stage.detail, (x, y, pixel) => {
    const u = (x - cloud.x) / width;
    const v = (cloud.base - y) / width;
    const warpX = u + noise(u * 11 + seat, v * 13) * 0.016;
    const warpY = v + noise(u * 12 + seat + 40, v * 12) * 0.014;
    let [body, weights, facing] = [-1, 0.0001, 0];
    for (const puff of cloud.puffs) {
      const px = (warpX - puff.x) / puff.radius;
      const py = (warpY - puff.y) / puff.radius;
      const inside = 1 - px * px - py * py * 1.2;
      if (inside > body) body = inside;
      if (inside > -0.25) {
        const weight = (inside + 0.25) ** 3;
        weights += weight;
        facing += weight * (px * dx + py * dy);
      }
    }
    if (body < -0.55) return;
    const billow = fractal(noise, u * 10 + seat, v * 12, octaves, 0.56);
    const here = body * 0.7 + billow * 0.62 + 0.02 - smoothStep(0.02, -0.03, v + billow * 0.01) * 1.6;
    if (here <= 0) return;
    const brush = noise(u * 16 + seat, v * 44) * 0.08;
    const lit = 0.34 + (facing / weights) * 0.42 + smoothStep(0, 0.3, v) * 0.34 + billow * 0.12 + brush;
    const stepped = Math.round(Math.min(1, Math.max(0, lit)) * 5) / 5;
    ramp(lit * 0.6 + stepped * 0.4, pixel);
    pixel[3] = smoothStep(0, 0.12, here);
  });
}

/** Paints cumulus clouds: few and large above, many and small toward the horizon, each lit from the sun's side. */
export function paintCumulus(context: SKRSContext2D, stage: Stage, from: number, to: number): void {
  const { palette, plan, unit, horizon } = stage;
  const random = stage.random('clouds');
  const noise = stage.noise('clouds');
  const veil = mix(palette.sky, palette.horizon, 0.45);
  const rampIn = (haze: number): Ramp =>
    createRamp([
      mix(mix(palette.cloudShade, palette.sky, 0.25), veil, haze),
      mix(mix(palette.cloudShade, palette.cloud, 0.45), veil, haze),
      mix(palette.cloud, veil, haze * 0.9),
      mix(shift(mix(palette.cloud, palette.light, 0.55), { l: 0.02 }), veil, haze * 0.7),
    ]);
  const sky = Math.min(horizon, unit * 1.15);
  const spread = to - from;
  const rows = [
    { altitude: 0.1, width: 0.2, every: 0.34, haze: 0.5 },
    { altitude: 0.24, width: 0.36, every: 0.55, haze: 0.28 },
    { altitude: 0.46, width: 0.62, every: 0.95, haze: 0.08 },
    { altitude: 0.66, width: 0.8, every: 1.3, haze: 0 },
  ];
  for (const { altitude, width, every, haze } of rows) {
    const ramp = rampIn(haze);
    const count = Math.max(1, Math.round((spread / unit / every) * (0.35 + plan.air.clouds)));
    for (let index = 0; index < count; index++) {
      const x = from + ((index + random.between(0.15, 0.85)) / count) * spread;
      const base = horizon - sky * altitude * random.between(0.75, 1.25);
      const cloud = shapeCloud(x, base, unit * width * random.between(0.6, 1.25), random);
      if (random.next() < 0.42 + plan.air.clouds * 0.55) paintCloud(context, stage, cloud, noise, ramp);
    }
  }
}
