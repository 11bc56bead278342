import { css, mix, type Oklch, shift, tint } from '../../../colour/oklch.ts';
import { inAir } from '../brush.ts';
import type { SubjectArt } from '../subject-art.ts';
import { clothOf } from './cloth.ts';

/** Butterflies with patterned wings. */
export const butterflies: SubjectArt = {
  animate: (context, sitting, { timeSeconds }) => {
    const { stage, spots, depth } = sitting;
    for (const [index, { x: homeX, y: homeY, size }] of spots.entries()) {
      const [x, y] = [
        homeX + Math.sin(timeSeconds * 0.9 + index * 2) * size * 1.4,
        homeY + Math.sin(timeSeconds * 1.7 + index) * size * 0.7,
      ];
      const [main, other] = clothOf(sitting, index).map((color) => inAir(stage, color, depth)) as [Oklch, Oklch];
      const open = 0.62 + 0.38 * Math.abs(Math.sin(timeSeconds * 4 + index + 0.9));
      context.save();
      context.translate(x, y);
      context.rotate(0.3 - (index % 3) * 0.35);
      for (const side of [-1, 1]) {
        for (const [rise, length, breadth, tone] of [
          [-0.42, 0.62, 0.36, 0],
          [0.3, 0.42, 0.28, -0.08],
        ] as const) {
          context.fillStyle = css(shift(main, { l: tone - 0.12 }));
          context.beginPath();
          context.ellipse(
            side * length * 0.5 * size * open,
            rise * size * 0.6,
            length * 0.62 * size * open,
            breadth * size,
            side * (rise < 0 ? -0.6 : 0.6),
            0,
            Math.PI * 2,
          );
          context.fill();
          context.fillStyle = css(mix(main, other, rise < 0 ? 0.15 : 0.45));
          context.beginPath();
          context.ellipse(
            side * length * 0.45 * size * open,
            rise * size * 0.6,
            length * 0.45 * size * open,
            breadth * size * 0.72,
            side * (rise < 0 ? -0.6 : 0.6),
            0,
            Math.PI * 2,
          );
          context.fill();
        }
      }
      context.fillStyle = css(inAir(stage, tint(0.22, 0.02, 50), depth));
      context.beginPath();
      context.ellipse(0, 0, size * 0.055, size * 0.4, 0, 0, Math.PI * 2);
      context.fill();
      context.restore();
    }
  },
};
