import { css, mix, shift, tint } from '../../../colour/oklch.ts';
import { lampColors, litShare } from '../../city/windows.ts';
import { linearGradient } from '../../stage/gradients.ts';
import { faces, glow, inAir, strokeLine } from '../brush.ts';
import type { SubjectArt } from '../subject-art.ts';

/** A bridge of stone arches across the frame, with its reflection in the water. */
export const bridge: SubjectArt = {
  paint: (context, { stage, plan, spots, depth }) => {
    const spot = spots[0];
    if (spot === undefined) return;
    const { y, size, toward } = spot;
    const stone = inAir(stage, plan.tint ?? tint(0.66, 0.035, 65), depth);
    const { lit, shade } = faces(stage, stone);
    const { left, right, width } = stage;
    const deck = (x: number): number => y - size * (0.62 + 0.26 * (1 - ((x / width - 0.5) * 2) ** 2));
    const arches = 5;
    const span = width / arches;
    const paintOnce = (isMirror: boolean): void => {
      context.save();
      if (isMirror) {
        context.translate(0, y * 2 + size * 0.02);
        context.scale(1, -1);
        context.globalAlpha = 0.35;
      }
      context.beginPath();
      context.moveTo(left, y);
      for (let x = left; x <= right + 8; x += 8) context.lineTo(x, deck(x));
      context.lineTo(right + 8, y);
      for (let arch = arches + 1; arch >= -1; arch--) {
        const middle = (arch + 0.5) * span;
        const half = span * 0.4;
        const rise = Math.min(half * 0.95, (y - deck(Math.min(width, Math.max(0, middle)))) * 0.78);
        context.lineTo(middle + half, y);
        context.bezierCurveTo(middle + half, y - rise * 1.33, middle - half, y - rise * 1.33, middle - half, y);
      }
      context.closePath();
      context.fillStyle = linearGradient(
        context,
        [0, y - size],
        [0, y],
        [
          { at: 0, color: lit },
          { at: 0.4, color: stone },
          { at: 1, color: shade },
        ],
      );
      context.fill();
      for (let arch = -1; arch <= arches; arch++) {
        const middle = (arch + 0.5) * span;
        const half = span * 0.4;
        const rise = Math.min(half * 0.95, (y - deck(Math.min(width, Math.max(0, middle)))) * 0.78);
        context.strokeStyle = css(shift(stone, { l: 0.06 }), 0.9);
        context.lineWidth = Math.max(1, size * 0.035);
        context.beginPath();
        context.moveTo(middle + half, y);
        context.bezierCurveTo(middle + half, y - rise * 1.33, middle - half, y - rise * 1.33, middle - half, y);
        context.stroke();
        context.strokeStyle = css(shift(shade, { l: -0.08 }), 0.7);
        context.lineWidth = Math.max(1, size * 0.03);
        context.beginPath();
        context.moveTo(middle - toward * half * 0.95, y);
        context.bezierCurveTo(
          middle - toward * half * 0.95,
          y - rise * 1.2,
          middle,
          y - rise * 1.18,
          middle + toward * half * 0.3,
          y - rise * 0.85,
        );
        context.stroke();
      }
      const rail = Array.from({ length: 60 }, (_, step) => left + ((right - left) * step) / 59);
      strokeLine(
        context,
        rail.map((x) => [x, deck(x)] as const),
        mix(lit, stage.palette.light, 0.25),
        Math.max(1, size * 0.045),
      );
      strokeLine(
        context,
        rail.map((x) => [x, deck(x) + size * 0.09] as const),
        shade,
        Math.max(0.6, size * 0.014),
        0.8,
      );
      context.restore();
    };
    paintOnce(true);
    paintOnce(false);
    if (litShare(stage) > 0.1) {
      for (let lamp = 0; lamp <= arches; lamp++) {
        const x = lamp * span;
        strokeLine(
          context,
          [
            [x, deck(x)],
            [x, deck(x) - size * 0.2],
          ],
          shade,
          Math.max(0.7, size * 0.014),
        );
        glow(context, x, deck(x) - size * 0.21, size * 0.28, lampColors(stage)[0], 0.95);
      }
    }
  },
};
