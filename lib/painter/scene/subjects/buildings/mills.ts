import type { SKRSContext2D } from '@napi-rs/canvas';
import { css, mix, type Oklch, shift, tint } from '../../../colour/oklch.ts';
import { litShare } from '../../city/windows.ts';
import { castShadow, fillShape, inAir, roundShade, strokeLine } from '../brush.ts';
import { artOfEach, type SubjectArt } from '../subject-art.ts';

function paintSails(
  context: SKRSContext2D,
  x: number,
  y: number,
  reach: number,
  turn: number,
  color: Oklch,
  cloth: Oklch,
): void {
  for (let sail = 0; sail < 4; sail++) {
    const angle = turn + (sail * Math.PI) / 2;
    const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
    const at = (along: number, aside: number): [number, number] => [
      x + cos * along * reach - sin * aside * reach,
      y + sin * along * reach + cos * aside * reach,
    ];
    fillShape(context, [at(0.16, 0.02), at(1, 0.02), at(1, 0.17), at(0.2, 0.14)], cloth);
    strokeLine(context, [at(0, 0), at(1.02, 0)], color, Math.max(0.7, reach * 0.03));
    for (let slat = 1; slat < 7; slat++)
      strokeLine(
        context,
        [at(0.16 + slat * 0.12, 0.01), at(0.16 + slat * 0.12, 0.165)],
        color,
        Math.max(0.4, reach * 0.01),
        0.7,
      );
  }
}

/** A windmill whose sails turn in a video. */
export const windmill: SubjectArt = {
  ...artOfEach((context, { stage, plan, depth }, { x, y, size, toward }) => {
    const wall = inAir(stage, plan.tint ?? tint(0.88, 0.03, 80), depth);
    const cap = inAir(stage, stage.plan.tints.roof ?? tint(0.42, 0.1, 35), depth);
    const [foot, neck, top] = [size * 0.17, size * 0.1, y - size * 0.62];
    castShadow(context, stage, x, y, size * 0.4, toward);
    fillShape(
      context,
      [
        [x - foot, y + size * 0.02],
        [x - neck, top],
        [x + neck, top],
        [x + foot, y + size * 0.02],
      ],
      roundShade(context, stage, x - foot, x + foot, wall, toward),
    );
    context.fillStyle = roundShade(context, stage, x - neck, x + neck, cap, toward);
    context.beginPath();
    context.moveTo(x - neck * 1.2, top + size * 0.005);
    context.quadraticCurveTo(x - neck * 1.1, top - size * 0.13, x, top - size * 0.14);
    context.quadraticCurveTo(x + neck * 1.1, top - size * 0.13, x + neck * 1.2, top + size * 0.005);
    context.fill();
    const pane = litShare(stage) > 0.1 ? tint(0.88, 0.12, 76) : shift(wall, { l: -0.36 });
    context.fillStyle = css(pane);
    for (const share of [0.24, 0.44]) context.fillRect(x - size * 0.014, y - size * share, size * 0.028, size * 0.045);
    fillShape(
      context,
      [
        [x - size * 0.03, y + size * 0.015],
        [x - size * 0.03, y - size * 0.1],
        [x + size * 0.03, y - size * 0.1],
        [x + size * 0.03, y + size * 0.015],
      ],
      shift(cap, { l: -0.08 }),
    );
  }),
  animate: (context, { stage, spots, depth }, { timeSeconds }) => {
    const wood = inAir(stage, tint(0.36, 0.04, 55), depth);
    const cloth = inAir(stage, tint(0.92, 0.02, 85), depth);
    for (const [index, { x, y, size }] of spots.entries())
      paintSails(
        context,
        x,
        y - size * 0.68,
        size * 0.4,
        0.35 + index + timeSeconds * (0.35 + stage.plan.air.wind * 0.7),
        wood,
        cloth,
      );
  },
};

/** A wind turbine, turning. */
export const windTurbine: SubjectArt = {
  ...artOfEach((context, { stage, depth, plan }, { x, y, size, toward }) => {
    const white = inAir(stage, plan.tint ?? tint(0.95, 0.008, 230), depth);
    fillShape(
      context,
      [
        [x - size * 0.018, y + size * 0.02],
        [x - size * 0.009, y - size * 0.66],
        [x + size * 0.009, y - size * 0.66],
        [x + size * 0.018, y + size * 0.02],
      ],
      roundShade(context, stage, x - size * 0.018, x + size * 0.018, white, toward),
    );
  }),
  animate: (context, { stage, spots, depth, plan }, { timeSeconds }) => {
    const white = inAir(stage, plan.tint ?? tint(0.96, 0.008, 230), depth);
    for (const [index, { x, y, size }] of spots.entries()) {
      for (let blade = 0; blade < 3; blade++) {
        const angle = index * 0.8 + timeSeconds * (0.9 + stage.plan.air.wind) + (blade * Math.PI * 2) / 3;
        const at = (along: number, aside: number): [number, number] => [
          x + Math.cos(angle) * along * size - Math.sin(angle) * aside * size,
          y - size * 0.67 + Math.sin(angle) * along * size + Math.cos(angle) * aside * size,
        ];
        fillShape(
          context,
          [at(0, -0.008), at(0.08, -0.016), at(0.33, 0), at(0.08, 0.01), at(0, 0.008)],
          mix(white, stage.palette.light, 0.2),
        );
      }
      context.fillStyle = css(shift(white, { l: -0.08 }));
      context.beginPath();
      context.arc(x, y - size * 0.67, size * 0.016, 0, Math.PI * 2);
      context.fill();
    }
  },
};
