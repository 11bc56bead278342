import { mix, shift, tint } from '../../../colour/oklch.ts';
import { faces, fillShape, inAir, strokeLine } from '../brush.ts';
import { hull, type DrawVessel } from './hull.ts';

/** Draws a boat with two sails. */
export const sailboat: DrawVessel = (context, { stage, plan, depth }, { size, toward }) => {
  const side = toward >= 0 ? 1 : -1;
  const color = inAir(stage, mix(stage.palette.accent, tint(0.45, 0.12, 30), 0.35), depth);
  const cloth = inAir(stage, stage.plan.tints.sails ?? plan.tint ?? tint(0.96, 0.018, 85), depth);
  const { lit, shade } = faces(stage, cloth);
  const mast = -size;
  fillShape(
    context,
    [
      [-side * size * 0.012, mast],
      [-side * size * 0.03, -size * 0.13],
      [-side * size * 0.37, -size * 0.14],
      [-side * size * 0.2, -size * 0.55],
    ],
    shade,
  );
  context.beginPath();
  fillShape(
    context,
    [
      [side * size * 0.012, mast * 0.97],
      [side * size * 0.15, -size * 0.6],
      [side * size * 0.33, -size * 0.15],
      [side * size * 0.015, -size * 0.15],
    ],
    lit,
  );
  for (let seam = 1; seam < 5; seam++)
    strokeLine(
      context,
      [
        [side * size * 0.014, mast * (0.97 - seam * 0.16)],
        [side * size * (0.05 + seam * 0.055), mast * (0.97 - seam * 0.165)],
      ],
      shift(cloth, { l: -0.08 }),
      Math.max(0.4, size * 0.004),
      0.6,
    );
  strokeLine(
    context,
    [
      [0, mast * 1.03],
      [0, -size * 0.08],
    ],
    shift(color, { l: -0.12 }),
    Math.max(0.7, size * 0.014),
  );
  strokeLine(
    context,
    [
      [0, -size * 0.13],
      [side * size * 0.34, -size * 0.13],
    ],
    shift(color, { l: -0.1 }),
    Math.max(0.7, size * 0.012),
  );
  hull(context, stage, size, size * 0.36, size * 0.075, size * 0.03, color, toward);
};
