import { css, mix, type Oklch, shift } from '../../../colour/oklch.ts';
import { fillShape, inAir, strokeLine } from '../brush.ts';
import type { SubjectArt } from '../subject-art.ts';
import { clothOf } from './cloth.ts';

/** Kites on their lines, tails curling. */
export const kite: SubjectArt = {
  animate: (context, sitting, { timeSeconds }) => {
    const { stage, spots, depth } = sitting;
    for (const [index, { x: homeX, y: homeY, size, toward }] of spots.entries()) {
      const [x, y] = [
        homeX + Math.sin(timeSeconds * 0.8 + index) * size * 0.2,
        homeY + Math.cos(timeSeconds * 1.1 + index) * size * 0.12,
      ];
      const [main, other] = clothOf(sitting, index).map((color) => inAir(stage, color, depth)) as [Oklch, Oklch];
      const lean = 0.35 + Math.sin(timeSeconds * 0.9 + index) * 0.1;
      const at = (u: number, v: number): [number, number] => [
        x + (u * Math.cos(lean) - v * Math.sin(lean)) * size,
        y + (u * Math.sin(lean) + v * Math.cos(lean)) * size,
      ];
      context.strokeStyle = css(stage.palette.cloudShade, 0.55);
      context.lineWidth = Math.max(0.5, size * 0.008);
      context.beginPath();
      context.moveTo(...at(0, 0));
      context.quadraticCurveTo(x - size * 0.6, y + size * 2.2, x - size * 1.9, y + size * 4.4);
      context.stroke();
      const tail = Array.from({ length: 26 }, (_, step) => {
        const share = step / 25;
        const [tx, ty] = at(0.02, 0.55);
        return [
          tx + share * size * 0.45 + Math.sin(share * 9 - timeSeconds * 4 + index) * size * 0.09 * share,
          ty + share * size * 1.15,
        ] as const;
      });
      strokeLine(context, tail, main, Math.max(0.8, size * 0.022));
      fillShape(
        context,
        [at(0, -0.55), at(0.36, -0.12), at(0, 0)],
        toward > 0 ? mix(main, stage.palette.light, 0.25) : main,
      );
      fillShape(context, [at(0, -0.55), at(-0.36, -0.12), at(0, 0)], other);
      fillShape(context, [at(0, 0.58), at(0.36, -0.12), at(0, 0)], other);
      fillShape(context, [at(0, 0.58), at(-0.36, -0.12), at(0, 0)], shift(main, { l: -0.07 }));
    }
  },
};
