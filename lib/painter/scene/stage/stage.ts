import { type Oklch, mix } from '../../colour/oklch.ts';
import { createNoise, type Noise } from '../noise/noise.ts';
import { createRandom, type Random } from '../noise/random.ts';
import type { ScenePalette, ScenePlan } from '../plan/scene-plan.ts';
import { cameraReach } from './camera.ts';
import { strengthenPalette, strengthenPlan } from './strengthen-palette.ts';

/** How to paint a scene. */
export interface PaintingOptions {
  width: number;
  height: number;
  /** 0 to 1: how fine the detail is; 0.74 is usual. */
  detail: number;
  /** 0 to 1: how strongly the prompt colours the image; 0.5 is usual. */
  strength: number;
  /** 0 for a still. */
  durationSeconds: number;
}

/** A frame with a plan fitted into it, the input of all painters. Lengths are in pixels. */
export interface Stage extends PaintingOptions {
  plan: ScenePlan;
  palette: ScenePalette;
  /** The shorter side, the unit of most sizes. */
  unit: number;
  /** The unit of heights on land: the frame's height, unless it is very tall. */
  landUnit: number;
  /** How far painting extends beyond the frame on each side, for the camera's moves. */
  bleed: { x: number; y: number };
  /** The frame with its bleed. */
  left: number;
  right: number;
  top: number;
  bottom: number;
  horizon: number;
  light: { x: number; y: number; radius: number };
  random: (name: string) => Random;
  noise: (name: string) => Noise;
  /** The colour of land at a depth, 0 far to 1 near, with its own tint. */
  landAt: (depth: number, tint: Oklch | null) => Oklch;
}

/** Fits a plan into a frame. */
export function createStage(plan: ScenePlan, options: PaintingOptions): Stage {
  const { width, height } = options;
  const reach = cameraReach(plan.camera, options);
  const bleed = { x: Math.ceil(reach.x), y: Math.ceil(reach.y) };
  const horizon = plan.horizon * height;
  const unit = Math.min(width, height);
  const planned = strengthenPlan(plan, options.strength);
  const palette = strengthenPalette(plan.palette, options.strength);
  return {
    ...options,
    plan: planned,
    palette,
    unit,
    landUnit: Math.min(height, width * 1.25),
    bleed,
    left: -bleed.x,
    right: width + bleed.x,
    top: -bleed.y,
    bottom: height + bleed.y,
    horizon,
    light: {
      x: plan.light.across * width,
      y: horizon - plan.light.altitude * Math.min(horizon, unit * 1.1),
      radius: plan.light.size * unit,
    },
    random: (name) => createRandom(plan.seed, name),
    noise: (name) => createNoise(plan.seed, name),
    landAt: (depth, tint) => landColor(palette, depth, tint),
  };
}

function landColor(palette: ScenePalette, depth: number, tint: Oklch | null): Oklch {
  const share = depth ** 0.85;
  const plain = mix(palette.far, palette.near, share);
  if (tint === null) return plain;
  const own = {
    l: plain.l * 0.62 + tint.l * 0.38,
    c: Math.max(tint.c * (0.72 + 0.28 * share), plain.c * 0.6),
    h: tint.h,
  };
  return mix(plain, own, 0.94);
}
