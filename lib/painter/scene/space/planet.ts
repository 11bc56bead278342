import type { SKRSContext2D } from '@napi-rs/canvas';
import { css, mix, type Oklch, shift } from '../../colour/oklch.ts';
import { createRamp } from '../../colour/ramp.ts';
import { fractal, type Noise, ridged } from '../noise/noise.ts';
import { smoothStep } from '../../curves/smooth-step.ts';
import { glowGradient } from '../stage/gradients.ts';
import type { Stage } from '../stage/stage.ts';
import { paintPatch } from '../texture/pixel-patch.ts';

/** A world to paint. */
export interface World {
  x: number;
  y: number;
  radius: number;
  color: Oklch;
  kind: 'banded' | 'rocky' | 'terran' | 'cratered';
  name: string;
  hasRings: boolean;
  /** Its rotation, in turns. */
  turn: number;
}

function surfaceOf(kind: World['kind'], noise: Noise): (x: number, y: number, z: number) => number {
  if (kind === 'banded') {
    return (x, y, z) => {
      const swirl = fractal(noise, x * 2.2 + z, y * 5, 4) * 0.16;
      return 0.5 + 0.5 * noise(3, (y + swirl) * 5.2) + 0.16 * noise(x * 5 + z * 2, y * 26);
    };
  }
  if (kind === 'cratered')
    return (x, y, z) =>
      0.35 + 0.45 * fractal(noise, x * 2 + z, y * 2 + z * 0.6, 5) + 0.3 * (1 - ridged(noise, x * 4 + z * 2, y * 4, 3));
  if (kind === 'terran')
    return (x, y, z) =>
      smoothStep(-0.04, 0.08, fractal(noise, x * 1.5 + z * 1.1 + 7, y * 1.5 + z * 0.8, 6, 0.55)) * 0.6 +
      0.2 +
      0.2 * fractal(noise, x * 6, y * 6 + z * 4, 4);
  return (x, y, z) => 0.5 + 0.55 * fractal(noise, x * 1.8 + z * 1.2, y * 2.4 + z, 6, 0.58);
}

function rampOf({ color, kind }: World, stage: Stage): ReturnType<typeof createRamp> {
  if (kind === 'terran')
    return createRamp([
      { l: 0.34, c: 0.11, h: 255 },
      { l: 0.5, c: 0.12, h: 235 },
      mix(color, { l: 0.6, c: 0.1, h: 140 }, 0.6),
      { l: 0.82, c: 0.06, h: 85 },
    ]);
  return createRamp([
    shift(color, { l: -0.2, h: -14 }),
    shift(color, { l: -0.05 }),
    shift(color, { l: 0.06, h: 10 }),
    mix(shift(color, { l: 0.17, c: 0.7 }), stage.palette.light, 0.3),
  ]);
}

function paintRings(context: SKRSContext2D, stage: Stage, world: World, isFront: boolean): void {
  const { x, y, radius, color } = world;
  const random = stage.random(`rings ${world.name}`);
  context.save();
  context.translate(x, y);
  context.rotate(-0.32);
  context.beginPath();
  context.rect(-radius * 3, isFront ? 0 : -radius * 3, radius * 6, radius * 3);
  context.clip();
  context.scale(1, 0.3);
  const count = 46;
  for (let ring = 0; ring < count; ring++) {
    const share = ring / count;
    const gap = share > 0.56 && share < 0.64 ? 0.08 : 1;
    context.strokeStyle = css(
      mix(shift(color, { l: 0.18 * random.next(), c: 0.6 }), stage.palette.light, 0.3 * random.next()),
      gap * random.between(0.25, 0.85) * Math.sin(Math.min(1, share * 1.2 + 0.1) * Math.PI) ** 0.5,
    );
    context.lineWidth = radius * 0.0245;
    context.beginPath();
    context.arc(0, 0, radius * (1.32 + share * 1.0), 0, Math.PI * 2);
    context.stroke();
  }
  context.restore();
}

/**
 * Paints a world: its surface mapped onto a sphere, day on the sun's side, a thin bright atmosphere, and rings in front
 * of and behind it.
 */
export function paintWorld(context: SKRSContext2D, stage: Stage, world: World): void {
  const { x, y, radius } = world;
  const toward = stage.plan.light.across < 0.5 ? -1 : 1;
  const [lightX, lightY, lightZ] = [toward * 0.74, -0.42, 0.52];
  const noise = stage.noise(`world ${world.name}`);
  const surface = surfaceOf(world.kind, noise);
  const ramp = rampOf(world, stage);
  const air = mix(
    shift(world.color, { l: 0.16 }),
    world.kind === 'terran' ? { l: 0.8, c: 0.1, h: 235 } : stage.palette.light,
    0.4,
  );
  context.save();
  context.globalCompositeOperation = 'screen';
  context.fillStyle = glowGradient(
    context,
    [x + lightX * radius * 0.16, y + lightY * radius * 0.16],
    radius * 1.5,
    air,
    0.5,
  );
  context.fillRect(x - radius * 1.8, y - radius * 1.8, radius * 3.6, radius * 3.6);
  context.restore();
  if (world.hasRings) paintRings(context, stage, world, false);
  const tilt = -0.32;
  const [cos, sin] = [Math.cos(tilt), Math.sin(tilt)];
  const airBytes = css(air).match(/\d+/g)?.map(Number) ?? [];
  paintPatch(
    context,
    { x: x - radius * 1.02, y: y - radius * 1.02, width: radius * 2.04, height: radius * 2.04 },
    420 + 900 * stage.detail,
    (px, py, pixel) => {
      const [u, v] = [(px - x) / radius, (py - y) / radius];
      const squared = u * u + v * v;
      if (squared > 1.03) return;
      const z = Math.sqrt(Math.max(0, 1 - squared));
      const [turnedX, turnedY] = [u * cos - v * sin, u * sin + v * cos];
      const facing = u * lightX + v * lightY + z * lightZ;
      const value = surface(turnedX + world.turn * 2, turnedY, z * 0.6);
      const shadow = world.hasRings ? smoothStep(0.05, 0.12, Math.abs(turnedY + 0.2 - turnedX * 0.04)) * 0.5 + 0.5 : 1;
      const day = smoothStep(-0.12, 0.75, facing) * shadow;
      ramp(value, pixel);
      const rim = (1 - z) ** 3 * smoothStep(-0.1, 0.6, facing);
      for (let channel = 0; channel < 3; channel++) {
        const lit = (pixel[channel] as number) * (0.035 + 1.08 * day);
        pixel[channel] = lit + ((airBytes[channel] ?? 0) - lit) * Math.min(0.85, rim * 1.2);
      }
      pixel[3] = smoothStep(1.012, 0.985, Math.sqrt(squared));
    },
  );
  if (world.hasRings) paintRings(context, stage, world, true);
}
