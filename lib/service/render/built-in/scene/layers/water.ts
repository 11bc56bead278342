import { type Canvas, createCanvas, type SKRSContext2D } from '@napi-rs/canvas';
import { css, mix, type Oklch, shift } from '../color/oklch.ts';
import type { TerrainPlan } from '../plan/scene-plan.ts';
import { linearGradient } from '../stage/gradients.ts';
import type { SceneLayer } from '../stage/scene-layer.ts';
import type { Stage } from '../stage/stage.ts';

/** How lively water is: 0 a mirror, 1 a stormy sea. */
function livelinessOf({ plan }: Stage, terrain: TerrainPlan): number {
  const calm = plan.moods.includes('calm') ? -0.12 : 0;
  return Math.max(0.04, (terrain.kind === 'sea' ? 0.3 : 0.1) + plan.air.wind * 0.5 - 0.1 + calm);
}

function paintMirror(stage: Stage, behind: Canvas, shore: number, color: Oklch, liveliness: number): Canvas {
  const { bottom, bleed, palette } = stage;
  const mirror = createCanvas(behind.width, Math.max(1, Math.ceil(bottom - shore)));
  const context = mirror.getContext('2d');
  context.save();
  context.scale(1, -1);
  context.drawImage(behind, 0, -(shore + bleed.y));
  context.restore();
  const tall = mirror.height;
  context.fillStyle = linearGradient(
    context,
    [0, 0],
    [0, tall],
    [
      { at: 0, color: mix(color, palette.horizon, 0.45), alpha: 0.16 + liveliness * 0.4 },
      { at: 0.25, color, alpha: 0.42 + liveliness * 0.4 },
      { at: 1, color: shift(color, { l: -0.17, c: 0.95 }), alpha: 0.88 },
    ],
  );
  context.fillRect(0, 0, mirror.width, tall);
  return mirror;
}

/** Strokes of waves: crests lighter than the water, troughs darker, longer and farther apart toward the viewer. */
function paintWaves(
  context: SKRSContext2D,
  stage: Stage,
  shore: number,
  color: Oklch,
  liveliness: number,
  timeSeconds: number,
): void {
  const { left, right, bottom, palette, unit, detail } = stage;
  const random = stage.random('waves');
  const crest = mix(shift(color, { l: 0.1 }), palette.sky, 0.45);
  const trough = shift(mix(color, palette.zenith, 0.3), { l: -0.1 });
  const count = Math.round(((right - left) / unit) * (70 + 190 * detail) * (0.35 + liveliness));
  for (const [tone, offset] of [
    [trough, 1],
    [crest, 0],
  ] as const) {
    context.fillStyle = css(tone, 0.2 + 0.34 * liveliness);
    context.beginPath();
    for (let index = 0; index < count; index++) {
      const near = random.next() ** 1.7;
      const y = shore + (bottom - shore) * (0.012 + 0.99 * near);
      const length = unit * (0.006 + 0.1 * near) * random.between(0.5, 1.5);
      const thick = unit * (0.0007 + 0.0062 * near * (0.4 + liveliness)) * random.between(0.5, 1.2);
      const phase = random.between(0, Math.PI * 2);
      const x = random.between(left, right) + Math.sin(timeSeconds * 0.6 + phase) * unit * (0.004 + 0.016 * near);
      const heave = Math.sin(timeSeconds * 1.3 + phase + x / unit) * thick * 0.6;
      context.moveTo(x - length, y + heave + offset * thick);
      context.quadraticCurveTo(x, y + heave - thick * 1.6 + offset * thick, x + length, y + heave + offset * thick);
      context.quadraticCurveTo(x, y + heave + thick * 0.5 + offset * thick, x - length, y + heave + offset * thick);
    }
    context.fill();
  }
}

function paintFoam(context: SKRSContext2D, stage: Stage, shore: number, liveliness: number, timeSeconds: number): void {
  if (liveliness < 0.45) return;
  const { left, right, bottom, palette, unit } = stage;
  const random = stage.random('foam');
  context.fillStyle = css(mix(palette.cloud, palette.light, 0.3), 0.75);
  for (let index = 0; index < 80 * liveliness; index++) {
    const near = random.next() ** 1.4;
    const phase = random.between(0, 6);
    const x = random.between(left, right) + Math.sin(timeSeconds * 0.7 + phase) * unit * 0.02;
    const y = shore + (bottom - shore) * (0.04 + 0.9 * near);
    const swell = 0.5 + 0.5 * Math.sin(timeSeconds * 1.1 + phase);
    for (let fleck = 0; fleck < 6; fleck++) {
      const size = unit * (0.0008 + 0.004 * near) * random.between(0.4, 1.2) * swell;
      context.fillRect(
        x + (fleck - 3) * size * 3.4 + random.spread() * size * 2,
        y - Math.abs(fleck - 3) * -size * 0.7,
        size * 4,
        Math.max(0.4, size),
      );
    }
  }
}

/** The path of light under sun or moon. */
function paintGlitter(
  context: SKRSContext2D,
  stage: Stage,
  shore: number,
  liveliness: number,
  timeSeconds: number,
): void {
  if (stage.plan.light.body === null) return;
  const { bottom, palette, unit, light, detail } = stage;
  const random = stage.random('glitter');
  const count = Math.round(110 + 230 * detail);
  for (let index = 0; index < count; index++) {
    const near = random.next() ** 1.5;
    const y = shore + 1 + near * (bottom - shore - 2);
    const x = light.x + random.spread() * unit * (0.035 + (0.09 + liveliness * 0.12) * near);
    const length = unit * (0.004 + 0.03 * near) * random.between(0.4, 1.3);
    const phase = random.between(0, Math.PI * 2);
    const twinkle = 0.5 + 0.5 * Math.sin(timeSeconds * random.between(1.2, 3) + phase);
    context.fillStyle = css(palette.light, (0.22 + 0.62 * twinkle) * (1 - near * 0.6));
    context.beginPath();
    context.ellipse(
      x + Math.sin(timeSeconds * 0.7 + phase) * unit * 0.004,
      y,
      length * (0.55 + 0.45 * twinkle),
      unit * (0.0008 + 0.0024 * near),
      0,
      0,
      Math.PI * 2,
    );
    context.fill();
  }
}

/** Open water from its far edge to the bottom of the frame: a mirror of what stands behind, broken into strokes by the waves. */
export function createWater(stage: Stage, terrain: TerrainPlan): SceneLayer {
  const { left, bottom, palette, unit } = stage;
  const shore = terrain.base * stage.height;
  const color = terrain.tint ?? palette.water;
  const liveliness = livelinessOf(stage, terrain);
  const noise = stage.noise('water');
  let mirror: Canvas | null = null;
  return {
    name: terrain.name,
    depth: terrain.depth,
    rows: { top: shore, bottom },
    paint: (_context, behind) => {
      mirror = paintMirror(stage, behind, shore, color, liveliness);
    },
    animate: (context, { timeSeconds }) => {
      if (mirror === null) return;
      context.imageSmoothingEnabled = false;
      const strip = Math.max(1, Math.round(unit / 300));
      for (let y = 0; y < mirror.height; y += strip) {
        const near = y / mirror.height;
        const reach = unit * (0.0015 + 0.028 * near) * (0.35 + liveliness);
        const sway = noise(timeSeconds * 0.35, (y / unit) * (60 - 40 * near) - timeSeconds * 0.5) * reach;
        context.drawImage(
          mirror,
          0,
          y,
          mirror.width,
          strip,
          Math.round(left + sway),
          Math.round(shore) + y,
          mirror.width,
          strip,
        );
        if (sway > 1)
          context.drawImage(
            mirror,
            0,
            y,
            Math.ceil(sway) + 1,
            strip,
            left,
            Math.round(shore) + y,
            Math.ceil(sway) + 1,
            strip,
          );
        if (sway < -1)
          context.drawImage(
            mirror,
            mirror.width + sway - 2,
            y,
            2 - sway,
            strip,
            left + mirror.width + sway - 2,
            Math.round(shore) + y,
            2 - sway,
            strip,
          );
      }
      paintWaves(context, stage, shore, color, liveliness, timeSeconds);
      paintFoam(context, stage, shore, liveliness, timeSeconds);
      paintGlitter(context, stage, shore, liveliness, timeSeconds);
    },
  };
}
