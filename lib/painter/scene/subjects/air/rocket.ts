import { css, mix, shift, tint } from '../../../colour/oklch.ts';
import { fillShape, glow, inAir, roundShade } from '../brush.ts';
import type { SubjectArt } from '../subject-art.ts';

/** A rocket climbing on its flame. */
export const rocket: SubjectArt = {
  animate: (context, { stage, spots, depth, plan }, { timeSeconds }) => {
    const white = inAir(stage, plan.tint ?? tint(0.94, 0.01, 80), depth);
    const red = inAir(stage, mix(stage.palette.accent, tint(0.58, 0.2, 28), 0.6), depth);
    for (const { x, y: home, size, toward } of spots) {
      const y = home - timeSeconds * size * 0.035;
      const [top, foot, half] = [y - size * 0.5, y + size * 0.3, size * 0.105];
      const flicker = 0.92 + 0.08 * Math.sin(timeSeconds * 23);
      glow(context, x, foot + size * 0.16, size * 0.5, tint(0.8, 0.15, 65), 0.75);
      for (const [color, share] of [
        [tint(0.7, 0.18, 45), 1],
        [tint(0.86, 0.15, 80), 0.66],
        [tint(0.98, 0.04, 95), 0.36],
      ] as const) {
        context.fillStyle = css(color, 0.92);
        context.beginPath();
        context.moveTo(x - half * 0.75 * share, foot);
        context.quadraticCurveTo(
          x - half * 0.95 * share,
          foot + size * 0.16 * share,
          x,
          foot + size * 0.42 * share * flicker,
        );
        context.quadraticCurveTo(x + half * 0.95 * share, foot + size * 0.16 * share, x + half * 0.75 * share, foot);
        context.fill();
      }
      for (const side of [-1, 1])
        fillShape(
          context,
          [
            [x + side * half * 0.8, foot - size * 0.22],
            [x + side * half * 2.1, foot + size * 0.05],
            [x + side * half * 1.9, foot + size * 0.07],
            [x + side * half * 0.7, foot],
          ],
          side * toward > 0 ? mix(red, stage.palette.light, 0.25) : shift(red, { l: -0.08 }),
        );
      context.fillStyle = roundShade(context, stage, x - half, x + half, white, toward);
      context.beginPath();
      context.moveTo(x, top);
      context.bezierCurveTo(
        x + half * 0.9,
        top + size * 0.13,
        x + half * 1.15,
        top + size * 0.4,
        x + half * 0.72,
        foot,
      );
      context.lineTo(x - half * 0.72, foot);
      context.bezierCurveTo(x - half * 1.15, top + size * 0.4, x - half * 0.9, top + size * 0.13, x, top);
      context.fill();
      context.fillStyle = roundShade(context, stage, x - half, x + half, red, toward);
      context.beginPath();
      context.moveTo(x, top);
      context.quadraticCurveTo(x + half * 0.72, top + size * 0.1, x + half * 0.83, top + size * 0.2);
      context.quadraticCurveTo(x, top + size * 0.235, x - half * 0.83, top + size * 0.2);
      context.quadraticCurveTo(x - half * 0.72, top + size * 0.1, x, top);
      context.fill();
      context.fillStyle = css(shift(white, { l: -0.12 }));
      context.beginPath();
      context.arc(x, top + size * 0.36, half * 0.5, 0, Math.PI * 2);
      context.fill();
      context.fillStyle = css(mix(tint(0.5, 0.09, 225), stage.palette.sky, 0.3));
      context.beginPath();
      context.arc(x, top + size * 0.36, half * 0.37, 0, Math.PI * 2);
      context.fill();
    }
  },
};
