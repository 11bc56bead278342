import { css, mix, type Oklch, shift, tint } from '../../../colour/oklch.ts';
import { litShare } from '../../city/windows.ts';
import { fillShape, glow, inAir, roundShade, strokeLine } from '../brush.ts';
import type { SubjectArt } from '../subject-art.ts';
import { clothOf } from './cloth.ts';

/** Hot-air balloons in striped cloth; they rise slowly in a video. */
export const balloon: SubjectArt = {
  animate: (context, sitting, { timeSeconds }) => {
    const { stage, spots, depth } = sitting;
    for (const [index, { x, y: middle, size, toward }] of spots.entries()) {
      const y = middle - timeSeconds * size * 0.012 + Math.sin(timeSeconds * 0.5 + index) * size * 0.01;
      const [main, other] = clothOf(sitting, index).map((color) => inAir(stage, color, depth)) as [Oklch, Oklch];
      const radius = size * 0.38;
      const cy = y - size * 0.12;
      const gores = 10;
      for (let gore = 0; gore < gores; gore++) {
        const from = Math.cos((gore / gores) * Math.PI);
        const to = Math.cos(((gore + 1) / gores) * Math.PI);
        const middleShare = -(from + to) / 2;
        const facing = 0.5 + middleShare * toward * 0.55;
        const base = gore % 2 === 0 ? main : other;
        context.fillStyle = css(
          facing > 0.5
            ? mix(base, stage.palette.light, (facing - 0.5) * 0.7)
            : mix(shift(base, { l: -0.12 * (1 - facing * 2) }), stage.palette.zenith, (0.5 - facing) * 0.3),
        );
        context.beginPath();
        context.moveTo(x, cy - radius * 1.04);
        context.bezierCurveTo(
          x - from * radius * 1.32,
          cy - radius * 1.02,
          x - from * radius * 1.2,
          cy + radius * 0.5,
          x - from * radius * 0.2,
          cy + radius * 1.2,
        );
        context.lineTo(x - to * radius * 0.2, cy + radius * 1.2);
        context.bezierCurveTo(
          x - to * radius * 1.2,
          cy + radius * 0.5,
          x - to * radius * 1.32,
          cy - radius * 1.02,
          x,
          cy - radius * 1.04,
        );
        context.fill();
      }
      const basket = inAir(stage, tint(0.45, 0.07, 55), depth);
      for (const side of [-1, 1])
        strokeLine(
          context,
          [
            [x + side * radius * 0.18, cy + radius * 1.2],
            [x + side * radius * 0.11, cy + radius * 1.52],
          ],
          basket,
          Math.max(0.5, size * 0.005),
        );
      fillShape(
        context,
        [
          [x - radius * 0.14, cy + radius * 1.5],
          [x + radius * 0.14, cy + radius * 1.5],
          [x + radius * 0.11, cy + radius * 1.74],
          [x - radius * 0.11, cy + radius * 1.74],
        ],
        roundShade(context, stage, x - radius * 0.14, x + radius * 0.14, basket, toward),
      );
      if (litShare(stage) > 0.1)
        glow(
          context,
          x,
          cy + radius * 0.95,
          radius * 1.3,
          tint(0.82, 0.15, 65),
          0.5 + 0.3 * Math.max(0, Math.sin(timeSeconds * 1.1 + index * 2)),
        );
    }
  },
};
