import { createCanvas } from '@napi-rs/canvas';
import { css, mix, shift } from '../color/oklch.ts';
import type { TerrainPlan } from '../plan/scene-plan.ts';
import { linearGradient } from '../stage/gradients.ts';
import type { SceneLayer } from '../stage/scene-layer.ts';
import type { Stage } from '../stage/stage.ts';

/** Open water from its far edge to the bottom of the frame: a mirror of what stands behind, broken into strokes by the waves. */
export function createWater(stage: Stage, terrain: TerrainPlan): SceneLayer {
  const { left, right, bottom, palette, unit, bleed, width } = stage;
  const shore = terrain.base * stage.height;
  const color = terrain.tint ?? palette.water;
  return {
    name: terrain.name,
    depth: terrain.depth,
    rows: { top: shore - 1, bottom },
    paint: (context, behind) => {
      context.save();
      context.beginPath();
      context.rect(left, shore, right - left, bottom - shore);
      context.clip();
      const mirror = createCanvas(behind.width, Math.max(1, Math.ceil(bottom - shore)));
      const mirrored = mirror.getContext('2d');
      mirrored.scale(1, -1);
      mirrored.drawImage(behind, 0, -(shore + bleed.y));
      const noise = stage.noise('water');
      const strip = Math.max(1, Math.round(unit / 360));
      for (let y = 0; y < mirror.height; y += strip) {
        const near = y / mirror.height;
        const sway = noise(3, (y / unit) * (46 - 26 * near)) * unit * (0.003 + 0.02 * near);
        context.drawImage(
          mirror,
          0,
          y * 0.92,
          mirror.width,
          strip,
          left + sway - 2,
          shore + y,
          mirror.width + 4,
          strip + 0.5,
        );
      }
      context.fillStyle = linearGradient(
        context,
        [0, shore],
        [0, bottom],
        [
          { at: 0, color: mix(color, palette.horizon, 0.5), alpha: 0.28 },
          { at: 0.3, color, alpha: 0.6 },
          { at: 1, color: shift(color, { l: -0.16 }), alpha: 0.92 },
        ],
      );
      context.fillRect(left, shore, right - left, bottom - shore);
      context.restore();
    },
    animate: (context, { timeSeconds }) => {
      if (stage.plan.light.body === null) return;
      const random = stage.random('glitter');
      const count = Math.round(150 + 220 * stage.detail);
      for (let index = 0; index < count; index++) {
        const near = random.next() ** 1.4;
        const y = shore + 2 + near * (bottom - shore - 2);
        const x = stage.light.x + random.spread() * unit * (0.03 + 0.16 * near);
        const length = unit * (0.004 + 0.035 * near) * random.between(0.4, 1.3);
        const phase = random.between(0, Math.PI * 2);
        const twinkle = 0.5 + 0.5 * Math.sin(timeSeconds * random.between(1.2, 3) + phase);
        context.fillStyle = css(palette.light, (0.25 + 0.6 * twinkle) * (1 - near * 0.55));
        context.beginPath();
        context.ellipse(
          x + Math.sin(timeSeconds * 0.7 + phase) * width * 0.002,
          y,
          length * (0.5 + 0.5 * twinkle),
          unit * (0.0008 + 0.0026 * near),
          0,
          0,
          Math.PI * 2,
        );
        context.fill();
      }
    },
  };
}
