import type { SKRSContext2D } from '@napi-rs/canvas';
import { type Oklch, shift, tint } from '../../../colour/oklch.ts';
import { litShare } from '../../city/windows.ts';
import type { Stage } from '../../stage/stage.ts';
import { fillShape, glow, inAir, roundShade, strokeLine } from '../brush.ts';
import { hull, type DrawVessel } from './hull.ts';

function bellySail(
  context: SKRSContext2D,
  stage: Stage,
  x: number,
  top: number,
  bottom: number,
  half: number,
  cloth: Oklch,
  toward: number,
): void {
  const belly = half * 0.2;
  const tall = bottom - top;
  const gradient = roundShade(context, stage, x - half, x + half, cloth, toward);
  context.fillStyle = gradient;
  context.beginPath();
  context.moveTo(x - half * 0.86, top);
  context.lineTo(x + half * 0.86, top);
  context.quadraticCurveTo(x + half * 1.12 + belly, top + tall * 0.55, x + half, bottom);
  context.quadraticCurveTo(x + belly * 0.4, bottom - tall * 0.2, x - half, bottom);
  context.quadraticCurveTo(x - half * 1.0 + belly, top + tall * 0.55, x - half * 0.86, top);
  context.fill();
  strokeLine(
    context,
    [
      [x - half * 0.92, top],
      [x + half * 0.92, top],
    ],
    inAir(stage, tint(0.3, 0.04, 50), 0.9),
    Math.max(0.6, half * 0.05),
  );
}

/** Draws a three-master under full sail. */
export const ship: DrawVessel = (context, { stage, plan, depth }, { size, toward }) => {
  const wood = inAir(stage, tint(0.33, 0.055, 48), depth);
  const cloth = inAir(stage, stage.plan.tints.sails ?? plan.tint ?? tint(0.94, 0.025, 82), depth);
  const pole = shift(wood, { l: -0.04 });
  const length = size * 0.44;
  strokeLine(
    context,
    [
      [length * 0.8, -size * 0.14],
      [length * 1.5, -size * 0.3],
    ],
    pole,
    Math.max(0.8, size * 0.012),
  );
  for (const [x, height] of [
    [-0.24, 0.82],
    [0.02, 1],
    [0.26, 0.86],
  ] as const) {
    strokeLine(
      context,
      [
        [x * size, -size * 0.1],
        [x * size, -size * height],
      ],
      pole,
      Math.max(0.8, size * 0.014),
    );
    bellySail(context, stage, x * size, -size * height * 0.5, -size * 0.19, size * 0.135, cloth, toward);
    bellySail(
      context,
      stage,
      x * size,
      -size * height * 0.77,
      -size * height * 0.53,
      size * 0.105,
      shift(cloth, { l: -0.015 }),
      toward,
    );
    bellySail(
      context,
      stage,
      x * size,
      -size * height * 0.95,
      -size * height * 0.79,
      size * 0.07,
      shift(cloth, { l: -0.03 }),
      toward,
    );
    fillShape(
      context,
      [
        [x * size, -size * height],
        [x * size - size * 0.09, -size * height - size * 0.012],
        [x * size, -size * height + size * 0.028],
      ],
      stage.palette.accent,
    );
  }
  fillShape(
    context,
    [
      [length * 0.62, -size * 0.16],
      [length * 1.48, -size * 0.295],
      [size * 0.27, -size * 0.66],
    ],
    shift(cloth, { l: -0.05 }),
  );
  for (const [x, height] of [
    [-0.24, 0.82],
    [0.02, 1],
    [0.26, 0.86],
  ] as const) {
    strokeLine(
      context,
      [
        [x * size, -size * height],
        [x * size - size * 0.13, -size * 0.13],
      ],
      pole,
      Math.max(0.4, size * 0.003),
      0.6,
    );
    strokeLine(
      context,
      [
        [x * size, -size * height],
        [x * size + size * 0.13, -size * 0.13],
      ],
      pole,
      Math.max(0.4, size * 0.003),
      0.6,
    );
  }
  hull(context, stage, size, length, size * 0.1, size * 0.075, wood, toward);
  fillShape(
    context,
    [
      [-length * 1.0, -size * 0.165],
      [-length * 0.62, -size * 0.135],
      [-length * 0.6, -size * 0.2],
      [-length * 1.03, -size * 0.235],
    ],
    shift(wood, { l: 0.05 }),
  );
  strokeLine(
    context,
    [
      [-length * 0.88, -size * 0.075],
      [0, -size * 0.06],
      [length * 0.88, -size * 0.08],
    ],
    inAir(stage, tint(0.75, 0.1, 80), depth),
    Math.max(0.6, size * 0.008),
  );
  if (litShare(stage) > 0.1)
    for (const u of [-0.92, -0.78, -0.66])
      glow(context, u * length, -size * 0.17, size * 0.045, tint(0.88, 0.12, 76), 1);
};
