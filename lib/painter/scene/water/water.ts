import { type Canvas, createCanvas, type SKRSContext2D } from '@napi-rs/canvas';
import { mix, type Oklch, shift } from '../../colour/oklch.ts';
import type { TerrainPlan } from '../plan/scene-plan.ts';
import { linearGradient } from '../stage/gradients.ts';
import type { SceneLayer } from '../stage/scene-layer.ts';
import type { Stage } from '../stage/stage.ts';
import { createFoam, createGlitter, createWaves } from './waves.ts';

/** How lively water is: 0 a mirror, 1 a stormy sea. */
function livelinessOf({ plan }: Stage, terrain: TerrainPlan): number {
  const calm = plan.moods.includes('calm') ? -0.12 : 0;
  return Math.max(0.04, (terrain.kind === 'sea' ? 0.3 : 0.1) + plan.air.wind * 0.5 - 0.1 + calm);
}

/** The reflection of everything behind the water, in the water's colour. */
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

/**
 * Draws the reflection in strips that sway separately, as ripples break it; the ends of a strip are stretched to the
 * frame's edge.
 */
function drawBroken(
  context: SKRSContext2D,
  mirror: Canvas,
  at: { left: number; top: number; strip: number },
  swayOf: (row: number) => number,
): void {
  const { left, top, strip } = at;
  const { width } = mirror;
  context.imageSmoothingEnabled = false;
  for (let y = 0; y < mirror.height; y += strip) {
    const sway = Math.round(swayOf(y));
    context.drawImage(mirror, 0, y, width, strip, left + sway, top + y, width, strip);
    if (sway > 0) context.drawImage(mirror, 0, y, sway, strip, left, top + y, sway, strip);
    if (sway < 0) context.drawImage(mirror, width + sway, y, -sway, strip, left + width + sway, top + y, -sway, strip);
  }
}

/**
 * Open water from its far edge to the bottom of the frame: a reflection of everything behind it, broken into strokes by
 * the waves.
 */
export function createWater(stage: Stage, terrain: TerrainPlan): SceneLayer {
  const { left, bottom, palette, unit } = stage;
  const shore = Math.round(terrain.base * stage.height);
  const color = terrain.tint ?? palette.water;
  const liveliness = livelinessOf(stage, terrain);
  const noise = stage.noise('water');
  const strip = Math.max(1, Math.round(unit / 300));
  const strokes = [
    createWaves(stage, shore, color, liveliness),
    createFoam(stage, shore, liveliness),
    createGlitter(stage, shore, liveliness),
  ];
  let mirror: Canvas | null = null;
  return {
    name: terrain.name,
    depth: terrain.depth,
    rows: { top: shore, bottom },
    coversBelow: shore,
    observe: (behind) => {
      mirror = paintMirror(stage, behind, shore, color, liveliness);
    },
    animate: (context, { timeSeconds }) => {
      if (mirror === null) return;
      const { height } = mirror;
      drawBroken(context, mirror, { left, top: shore, strip }, (row) => {
        const near = row / height;
        const reach = unit * (0.0015 + 0.028 * near) * (0.35 + liveliness);
        return noise(timeSeconds * 0.35, (row / unit) * (60 - 40 * near) - timeSeconds * 0.5) * reach;
      });
      for (const draw of strokes) draw(context, timeSeconds);
    },
  };
}
