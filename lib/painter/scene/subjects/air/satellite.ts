import { mix, tint } from '../../../colour/oklch.ts';
import { fillShape, strokeLine } from '../brush.ts';
import type { SubjectArt } from '../subject-art.ts';

/** A satellite with its panels spread. */
export const satellite: SubjectArt = {
  animate: (context, { stage, spots, plan }, { timeSeconds }) => {
    for (const { x: homeX, y: homeY, size } of spots) {
      const [x, y, turn] = [homeX + timeSeconds * size * 0.05, homeY - timeSeconds * size * 0.02, -0.42];
      const at = (u: number, v: number): [number, number] => [
        x + (u * Math.cos(turn) - v * Math.sin(turn)) * size,
        y + (u * Math.sin(turn) + v * Math.cos(turn)) * size,
      ];
      const panel = plan.tint ?? tint(0.42, 0.13, 262);
      for (const side of [-1, 1]) {
        strokeLine(context, [at(0, 0), at(side * 0.3, 0)], tint(0.75, 0.01, 250), Math.max(0.8, size * 0.02));
        fillShape(
          context,
          [at(side * 0.24, -0.14), at(side * 0.92, -0.14), at(side * 0.92, 0.14), at(side * 0.24, 0.14)],
          mix(panel, stage.palette.light, side > 0 ? 0.3 : 0.08),
        );
        for (let cell = 1; cell < 6; cell++)
          strokeLine(
            context,
            [at(side * (0.24 + cell * 0.113), -0.14), at(side * (0.24 + cell * 0.113), 0.14)],
            tint(0.8, 0.02, 250),
            Math.max(0.4, size * 0.006),
            0.7,
          );
      }
      fillShape(context, [at(-0.14, -0.18), at(0.14, -0.18), at(0.14, 0.18), at(-0.14, 0.18)], tint(0.8, 0.1, 82));
      fillShape(context, [at(0.02, -0.18), at(0.14, -0.18), at(0.14, 0.18), at(0.02, 0.18)], tint(0.93, 0.06, 88));
    }
  },
};
