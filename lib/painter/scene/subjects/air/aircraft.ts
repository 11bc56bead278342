import { css, mix, shift, tint } from '../../../colour/oklch.ts';
import { fillShape, inAir } from '../brush.ts';
import type { SubjectArt } from '../subject-art.ts';

/** Aeroplanes with short trails, crossing in a video. */
export const plane: SubjectArt = {
  animate: (context, { stage, spots, depth, plan }, { timeSeconds }) => {
    const white = inAir(stage, plan.tint ?? tint(0.95, 0.008, 240), depth);
    for (const { x: homeX, y: homeY, size } of spots) {
      const [x, y] = [homeX + timeSeconds * size * 0.35, homeY - timeSeconds * size * 0.05];
      const at = (u: number, v: number): [number, number] => [
        x + u * size - v * size * 0.12,
        y + v * size - u * size * 0.14,
      ];
      const trail = context.createLinearGradient(x - size * 5, y + size * 0.7, x, y);
      trail.addColorStop(0, css(stage.palette.cloud, 0));
      trail.addColorStop(1, css(stage.palette.cloud, 0.75));
      fillShape(context, [at(-0.5, -0.03), at(-5, -0.06), at(-5, 0.1), at(-0.5, 0.05)], trail);
      fillShape(context, [at(0.15, 0), at(-0.25, 0.55), at(-0.42, 0.56), at(-0.2, 0.02)], shift(white, { l: -0.06 }));
      fillShape(
        context,
        [at(0.05, -0.03), at(-0.25, -0.42), at(-0.36, -0.42), at(-0.18, -0.03)],
        shift(white, { l: -0.12 }),
      );
      fillShape(
        context,
        [
          at(-0.7, -0.08),
          at(0.4, -0.085),
          at(0.62, -0.06),
          at(0.74, 0),
          at(0.62, 0.045),
          at(0.3, 0.075),
          at(-0.6, 0.03),
        ],
        mix(white, stage.palette.light, 0.25),
      );
      fillShape(
        context,
        [at(-0.55, -0.06), at(-0.78, -0.36), at(-0.9, -0.36), at(-0.76, -0.05)],
        plan.tint ?? stage.palette.accent,
      );
    }
  },
};
