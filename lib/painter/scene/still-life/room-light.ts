import type { Oklch } from '../../colour/oklch.ts';
import { css, mix, shift } from '../../colour/oklch.ts';
import { linearGradient } from '../stage/gradients.ts';
import type { SceneLayer } from '../stage/scene-layer.ts';
import type { Stage } from '../stage/stage.ts';
import { addBrushTexture } from '../texture/brush-texture.ts';

/** The colours of a room: its wall and its table. */
export function roomColors({ palette, plan }: Stage, tableTint: Oklch | null): { wall: Oklch; table: Oklch } {
  const isDark = plan.time === 'night' || plan.time === 'dusk' || plan.tones.includes('dark');
  const wall =
    plan.tints.background ?? mix(mix(palette.sky, palette.horizon, 0.45), { l: 0.8, c: 0.03, h: 85 }, isDark ? 0 : 0.3);
  const table = tableTint ?? mix(palette.near, { l: 0.55, c: 0.09, h: 58 }, isDark ? 0.35 : 0.6);
  return { wall: isDark ? shift(wall, { l: -0.22 }) : wall, table: isDark ? shift(table, { l: -0.1 }) : table };
}

/** Side of the window: −1 left, 1 right. */
export function roomLightSide({ plan }: Stage): 1 | -1 {
  return plan.light.across < 0.5 ? -1 : 1;
}

/** A wall with window light falling across it in panes, and a table below. */
export function createRoomBackdrop(stage: Stage, tableTint: Oklch | null): SceneLayer {
  const { left, right, top, bottom, horizon, unit, palette, width, plan } = stage;
  const { wall, table } = roomColors(stage, tableTint);
  const side = roomLightSide(stage);
  const isDark = plan.time === 'night' || plan.time === 'dusk';
  return {
    name: 'room',
    depth: 0.3,
    paint: (context) => {
      const from = side < 0 ? left : right;
      const to = side < 0 ? right : left;
      context.fillStyle = linearGradient(
        context,
        [from, top],
        [to, horizon],
        [
          { at: 0, color: mix(shift(wall, { l: 0.05 }), palette.light, isDark ? 0.06 : 0.3) },
          { at: 0.55, color: wall },
          { at: 1, color: mix(shift(wall, { l: -0.13 }), palette.zenith, 0.12) },
        ],
      );
      context.fillRect(left, top, right - left, bottom - top);
      context.save();
      context.globalCompositeOperation = 'soft-light';
      context.fillStyle = css(mix(palette.light, { l: 0.97, c: 0.06, h: 85 }, 0.4), isDark ? 0.3 : 0.8);
      const pane = unit * 0.2;
      const originX = width * (side < 0 ? 0.44 : 0.32);
      const at = (u: number, v: number): [number, number] => [
        originX + pane * (u - side * v * 0.34),
        horizon - unit * 0.68 + pane * (v + side * u * -0.16),
      ];
      const [gap, soft] = [0.06, unit * 0.004];
      for (let column = 0; column < 2; column++) {
        for (let row = 0; row < 3; row++) {
          for (const grow of [0, 1, 2]) {
            context.globalAlpha = 0.34;
            context.beginPath();
            for (const [u, v, dx, dy] of [
              [column + gap, row + gap, -1, -1],
              [column + 1 - gap, row + gap, 1, -1],
              [column + 1 - gap, row + 1 - gap, 1, 1],
              [column + gap, row + 1 - gap, -1, 1],
            ] as const) {
              const [x, y] = at(u, v);
              context.lineTo(x + dx * grow * soft, y + dy * grow * soft);
            }
            context.fill();
          }
        }
      }
      context.restore();
      addBrushTexture(context, stage, 0.5, 0.5);
      context.save();
      context.beginPath();
      context.rect(left, horizon, right - left, bottom - horizon);
      context.clip();
      context.fillStyle = linearGradient(
        context,
        [from, horizon],
        [to, bottom],
        [
          { at: 0, color: mix(shift(table, { l: 0.07 }), palette.light, isDark ? 0.1 : 0.28) },
          { at: 0.6, color: table },
          { at: 1, color: shift(table, { l: -0.12 }) },
        ],
      );
      context.fillRect(left, horizon, right - left, bottom - horizon);
      addBrushTexture(context, stage, 0.85);
      context.restore();
      context.fillStyle = css(mix(shift(table, { l: 0.13 }), palette.light, 0.35), 0.75);
      context.fillRect(left, horizon, right - left, Math.max(1, unit * 0.004));
      context.fillStyle = linearGradient(
        context,
        [0, horizon - unit * 0.07],
        [0, horizon],
        [
          { at: 0, color: wall, alpha: 0 },
          { at: 1, color: shift(wall, { l: -0.14 }), alpha: 0.5 },
        ],
      );
      context.fillRect(left, horizon - unit * 0.07, right - left, unit * 0.07);
    },
  };
}
