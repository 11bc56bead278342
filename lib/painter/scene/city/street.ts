import { createCanvas, type SKRSContext2D } from '@napi-rs/canvas';
import { css, mix, type Oklch, shift } from '../../colour/oklch.ts';
import type { TerrainPlan } from '../plan/scene-plan.ts';
import { linearGradient } from '../stage/gradients.ts';
import type { SceneLayer } from '../stage/scene-layer.ts';
import type { Stage } from '../stage/stage.ts';

interface Lines {
  /** The x at a y of a line to the vanishing point, given by where it meets the lower edge. */
  alongX: (share: number, y: number) => number;
  top: number;
}

function paintPavement(context: SKRSContext2D, stage: Stage, { alongX, top }: Lines, asphalt: Oklch): void {
  const { bottom, unit, palette } = stage;
  context.fillStyle = css(mix(shift(asphalt, { l: 0.06 }), palette.horizon, 0.12));
  for (const [from, to] of [
    [-0.9, 0.24],
    [0.76, 1.9],
  ] as const) {
    context.beginPath();
    context.moveTo(alongX(from, top), top);
    context.lineTo(alongX(to, top), top);
    context.lineTo(alongX(to, bottom), bottom);
    context.lineTo(alongX(from, bottom), bottom);
    context.fill();
  }
  context.strokeStyle = css(shift(asphalt, { l: 0.14 }), 0.7);
  context.lineWidth = Math.max(0.7, unit * 0.004);
  for (const share of [0.24, 0.76]) {
    context.beginPath();
    context.moveTo(alongX(share, top), top);
    context.lineTo(alongX(share, bottom), bottom);
    context.stroke();
  }
}

function paintMarks(context: SKRSContext2D, stage: Stage, { alongX, top }: Lines, asphalt: Oklch): void {
  const { bottom } = stage;
  context.fillStyle = css(mix({ l: 0.88, c: 0.02, h: 90 }, asphalt, 0.35), 0.7);
  const quad = (fromShare: number, toShare: number, from: number, to: number): void => {
    context.beginPath();
    context.moveTo(alongX(fromShare, from), from);
    context.lineTo(alongX(toShare, from), from);
    context.lineTo(alongX(toShare, to), to);
    context.lineTo(alongX(fromShare, to), to);
    context.fill();
  };
  const down = (share: number): number => top + (bottom - top) * share ** 2.1;
  for (let dash = 1; dash < 7; dash++) quad(0.494, 0.506, down(dash / 11), down((dash + 0.5) / 11));
  for (let bar = 0; bar < 8; bar++) quad(0.27 + bar * 0.06, 0.305 + bar * 0.06, down(0.72), down(0.84));
}

/** Reflections of lights and facades on the wet street: stretched downward, broken by the surface. */
function paintWet(
  context: SKRSContext2D,
  stage: Stage,
  behind: Parameters<NonNullable<SceneLayer['paint']>>[1],
  top: number,
  wet: number,
): void {
  const { left, bottom, top: stageTop, unit } = stage;
  const mirror = createCanvas(behind.width, Math.ceil(bottom - top));
  const mirrored = mirror.getContext('2d');
  mirrored.scale(1, -1);
  mirrored.drawImage(behind, 0, -(top - stageTop));
  const noise = stage.noise('wet street');
  const strip = Math.max(1, Math.round(unit / 260));
  for (let y = 0; y < mirror.height; y += strip) {
    const near = y / mirror.height;
    context.globalAlpha = Math.max(0, wet * 0.34 * (1 - near * 0.5) * (0.75 + 0.7 * noise(2, (y / unit) * 14)));
    for (const aside of [-1, 0, 1]) {
      const sway = noise(9 + aside, (y / unit) * 30) * unit * 0.012 + aside * unit * 0.005;
      context.drawImage(mirror, 0, y * 0.7, mirror.width, strip, left + sway, top + y, mirror.width, strip + 0.5);
    }
  }
  context.globalAlpha = 1;
}

/** A street toward a vanishing point: pavements, kerbs, lane and crossing; when wet, it mirrors the lights above it. */
export function createStreet(stage: Stage, terrain: TerrainPlan): SceneLayer {
  const { left, right, bottom, width, palette, plan, horizon } = stage;
  const top = horizon + (bottom - horizon) * 0.1;
  const vanishX = terrain.across * width;
  const asphalt = mix(
    stage.landAt(0.85, terrain.tint),
    { l: 0.32, c: 0.015, h: 265 },
    plan.time === 'night' ? 0.25 : 0.55,
  );
  const wet = Math.max(plan.air.rain, plan.tones.includes('neon') ? 0.8 : 0, plan.time === 'night' ? 0.3 : 0.08);
  const lines: Lines = {
    top,
    alongX: (share, y) => vanishX + ((share - 0.5) * width * 1.54 * (y - horizon)) / (bottom - horizon),
  };
  return {
    name: terrain.name,
    depth: terrain.depth,
    rows: { top, bottom },
    coversBelow: bottom,
    paint: (context, behind) => {
      context.save();
      context.beginPath();
      context.moveTo(lines.alongX(0, top), top);
      context.lineTo(lines.alongX(1, top), top);
      context.lineTo(lines.alongX(1.02, bottom), bottom);
      context.lineTo(lines.alongX(-0.02, bottom), bottom);
      context.clip();
      context.fillStyle = linearGradient(
        context,
        [0, top],
        [0, bottom],
        [
          { at: 0, color: mix(asphalt, palette.horizon, 0.3) },
          { at: 0.3, color: asphalt },
          { at: 1, color: shift(asphalt, { l: -0.06 }) },
        ],
      );
      context.fillRect(left, top, right - left, bottom - top);
      paintPavement(context, stage, lines, asphalt);
      paintMarks(context, stage, lines, asphalt);
      paintWet(context, stage, behind, top, wet);
      context.restore();
    },
  };
}
