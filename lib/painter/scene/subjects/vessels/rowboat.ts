import { mix, shift, tint } from '../../../colour/oklch.ts';
import { faces, fillShape, inAir, strokeLine } from '../brush.ts';
import { hull, type DrawVessel } from './hull.ts';

/** Draws a rowing boat with someone in it. */
export const rowboat: DrawVessel = (context, { stage, plan, depth }, { size, toward }) => {
  const wood = inAir(stage, plan.tint ?? mix(stage.palette.accent, tint(0.5, 0.12, 35), 0.5), depth);
  hull(context, stage, size, size * 1.25, size * 0.3, size * 0.24, wood, toward);
  fillShape(
    context,
    [
      [-size * 0.95, -size * 0.38],
      [size * 0.95, -size * 0.38],
      [size * 0.75, -size * 0.28],
      [-size * 0.75, -size * 0.28],
    ],
    shift(wood, { l: -0.16 }),
  );
  const coat = inAir(stage, stage.plan.tints.clothes ?? tint(0.36, 0.06, 260), depth);
  fillShape(
    context,
    [
      [-size * 0.2, -size * 0.3],
      [-size * 0.17, -size * 0.72],
      [0, -size * 0.8],
      [size * 0.15, -size * 0.68],
      [size * 0.2, -size * 0.3],
    ],
    faces(stage, coat).lit,
  );
  context.beginPath();
  context.arc(-size * 0.01, -size * 0.9, size * 0.11, 0, Math.PI * 2);
  context.fill();
  strokeLine(
    context,
    [
      [size * 0.05, -size * 0.62],
      [size * 0.95, size * 0.05],
    ],
    shift(wood, { l: 0.08 }),
    Math.max(0.7, size * 0.035),
  );
};
