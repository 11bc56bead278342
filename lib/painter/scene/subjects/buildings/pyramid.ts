import { shift, tint } from '../../../colour/oklch.ts';
import { faces, fillShape, inAir, strokeLine } from '../brush.ts';
import { artOfEach, type Sitting, type Spot } from '../subject-art.ts';

/** A pyramid: one face in light, one in shadow, both in courses. */
export const pyramid = artOfEach((context, { stage, plan, depth }: Sitting, { x, y, size, toward }: Spot) => {
  const stone = inAir(stage, plan.tint ?? tint(0.76, 0.085, 75), depth);
  const { lit, shade } = faces(stage, stone);
  const facing = toward >= 0 ? 1 : -1;
  const [half, base, ridge] = [size * 0.85, y + size * 0.06, x - facing * size * 0.16];
  fillShape(
    context,
    [
      [x - facing * half, base - size * 0.02],
      [x, y - size],
      [ridge, base],
    ],
    shift(shade, { l: -0.04 }),
  );
  fillShape(
    context,
    [
      [ridge, base],
      [x, y - size],
      [x + facing * half, base - size * 0.02],
    ],
    lit,
  );
  for (let method = 1; method < 22; method++) {
    const share = method / 22;
    const level = (from: number, to: number): number => from + (to - from) * share;
    strokeLine(
      context,
      [
        [level(x - facing * half, x), level(base, y - size)],
        [level(ridge, x), level(base, y - size)],
        [level(x + facing * half, x), level(base, y - size)],
      ],
      shift(stone, { l: -0.06 }),
      Math.max(0.4, size * 0.0035),
      0.42,
    );
  }
});
