import { shift, tint } from '../../colour/oklch.ts';
import { faces, fillShape, inAir, roundShade, strokeLine } from './brush.ts';
import { type SubjectArt } from './subject-art.ts';

/** A fence of posts and rails along the ground. */
export const fence: SubjectArt = {
  paint: (context, { stage, plan, spots, surface, depth }) => {
    const spot = spots[0];
    if (spot === undefined) return;
    const { size, toward } = spot;
    const wood = inAir(stage, plan.tint ?? tint(0.6, 0.04, 65), depth);
    const gap = size * 1.5;
    const y = (x: number): number => surface(x) + size * 0.1;
    for (const rail of [0.42, 0.82]) {
      const line = Array.from({ length: 60 }, (_, step) => stage.left + ((stage.right - stage.left) * step) / 59);
      strokeLine(
        context,
        line.map((x) => [x, y(x) - size * rail + Math.sin(x / gap) * size * 0.03] as const),
        faces(stage, wood).lit,
        Math.max(0.8, size * 0.09),
      );
      strokeLine(
        context,
        line.map((x) => [x, y(x) - size * (rail - 0.05) + Math.sin(x / gap) * size * 0.03] as const),
        shift(wood, { l: -0.12 }),
        Math.max(0.5, size * 0.03),
        0.7,
      );
    }
    for (let x = stage.left + gap * 0.3; x < stage.right; x += gap) {
      fillShape(
        context,
        [
          [x - size * 0.07, y(x) + size * 0.05],
          [x - size * 0.06, y(x) - size],
          [x, y(x) - size * 1.06],
          [x + size * 0.06, y(x) - size],
          [x + size * 0.07, y(x) + size * 0.05],
        ],
        roundShade(context, stage, x - size * 0.07, x + size * 0.07, wood, toward),
      );
    }
  },
};
