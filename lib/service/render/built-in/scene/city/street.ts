import { createCanvas } from '@napi-rs/canvas';
import { css, mix, shift } from '../color/oklch.ts';
import type { TerrainPlan } from '../plan/scene-plan.ts';
import { linearGradient } from '../stage/gradients.ts';
import type { SceneLayer } from '../stage/scene-layer.ts';
import type { Stage } from '../stage/stage.ts';

/** A street toward a vanishing point: kerbs, joints, crossing; wet, it mirrors the lights above it. */
export function createStreet(stage: Stage, terrain: TerrainPlan): SceneLayer {
  const { left, right, bottom, top: stageTop, unit, width, palette, plan } = stage;
  const top = terrain.base * stage.height;
  const vanish = { x: terrain.across * width, y: stage.horizon };
  const asphalt = mix(
    stage.landAt(0.85, terrain.tint),
    { l: 0.3, c: 0.015, h: 265 },
    plan.time === 'night' ? 0.15 : 0.45,
  );
  const wet = Math.max(plan.air.rain, plan.tones.includes('neon') ? 0.7 : 0, plan.time === 'night' ? 0.35 : 0.12);
  const alongX = (share: number, y: number): number =>
    vanish.x + ((share - 0.5) * width * 2.2 * (y - vanish.y)) / (bottom - vanish.y);
  return {
    name: terrain.name,
    depth: terrain.depth,
    rows: { top, bottom },
    coversBelow: top,
    paint: (context, behind) => {
      context.fillStyle = linearGradient(
        context,
        [0, top],
        [0, bottom],
        [
          { at: 0, color: mix(asphalt, palette.horizon, 0.25) },
          { at: 0.3, color: asphalt },
          { at: 1, color: shift(asphalt, { l: -0.06 }) },
        ],
      );
      context.fillRect(left, top, right - left, bottom - top);
      context.fillStyle = css(mix(shift(asphalt, { l: 0.05 }), palette.horizon, 0.14));
      for (const [from, to] of [
        [-0.9, 0.22],
        [0.78, 1.9],
      ] as const) {
        context.beginPath();
        context.moveTo(alongX(from, top), top);
        context.lineTo(alongX(to, top), top);
        context.lineTo(alongX(to, bottom), bottom);
        context.lineTo(alongX(from, bottom), bottom);
        context.fill();
      }
      const mirror = createCanvas(behind.width, Math.ceil(bottom - top));
      const mirrored = mirror.getContext('2d');
      mirrored.scale(1, -1);
      mirrored.drawImage(behind, 0, -(top - stageTop));
      const noise = stage.noise('wet street');
      const strip = Math.max(1, Math.round(unit / 260));
      for (let y = 0; y < mirror.height; y += strip) {
        const near = y / mirror.height;
        context.globalAlpha = wet * 0.62 * (1 - near * 0.55) * (0.7 + 0.5 * noise(2, (y / unit) * 14));
        for (const shift of [-1, 0, 1]) {
          const sway = noise(9 + shift, (y / unit) * 30) * unit * 0.012 + shift * unit * 0.004;
          context.drawImage(mirror, 0, y * 0.85, mirror.width, strip, left + sway, top + y, mirror.width, strip + 0.5);
        }
      }
      context.globalAlpha = 1;
      context.strokeStyle = css(shift(asphalt, { l: 0.12 }), 0.6);
      context.lineWidth = Math.max(0.7, unit * 0.003);
      for (const share of [0.22, 0.78]) {
        context.beginPath();
        context.moveTo(alongX(share, top), top);
        context.lineTo(alongX(share, bottom), bottom);
        context.stroke();
      }
      context.fillStyle = css(mix({ l: 0.85, c: 0.02, h: 90 }, asphalt, 0.45), 0.75);
      for (let dash = 0; dash < 9; dash++) {
        const [from, to] = [(dash / 9) ** 2.1, ((dash + 0.45) / 9) ** 2.1].map((share) => top + (bottom - top) * share);
        if (from === undefined || to === undefined) continue;
        context.beginPath();
        context.moveTo(alongX(0.495, from), from);
        context.lineTo(alongX(0.505, from), from);
        context.lineTo(alongX(0.505, to), to);
        context.lineTo(alongX(0.495, to), to);
        context.fill();
      }
    },
  };
}
