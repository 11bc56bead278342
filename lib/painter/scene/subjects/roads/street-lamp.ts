import { css, mix, tint } from '../../../colour/oklch.ts';
import { lampColors, litShare } from '../../city/windows.ts';
import { fillShape, glow, inAir, strokeLine } from '../brush.ts';
import { artOfEach } from '../subject-art.ts';

/** Street lamps, lit when it is dark. */
export const streetLamp = artOfEach((context, { stage, plan, depth }, { x, y, size }) => {
  const iron = inAir(stage, tint(0.25, 0.015, 255), depth);
  const lamp = plan.tint ?? lampColors(stage)[0];
  strokeLine(
    context,
    [
      [x, y],
      [x, y - size * 0.82],
    ],
    iron,
    Math.max(0.9, size * 0.022),
  );
  strokeLine(
    context,
    [
      [x, y],
      [x, y - size * 0.12],
    ],
    iron,
    Math.max(1.2, size * 0.045),
  );
  strokeLine(
    context,
    [
      [x - size * 0.06, y - size * 0.76],
      [x + size * 0.06, y - size * 0.76],
    ],
    iron,
    Math.max(0.7, size * 0.014),
  );
  const isLit = litShare(stage) > 0.08 || stage.plan.air.fog > 0.5;
  fillShape(
    context,
    [
      [x - size * 0.036, y - size * 0.82],
      [x - size * 0.058, y - size * 0.94],
      [x + size * 0.058, y - size * 0.94],
      [x + size * 0.036, y - size * 0.82],
    ],
    isLit ? { ...lamp, l: 0.95 } : mix(iron, stage.palette.sky, 0.6),
  );
  fillShape(
    context,
    [
      [x - size * 0.07, y - size * 0.935],
      [x, y - size],
      [x + size * 0.07, y - size * 0.935],
    ],
    iron,
  );
  if (!isLit) return;
  glow(context, x, y - size * 0.88, size * 0.62, lamp, 0.7);
  glow(context, x, y - size * 0.88, size * 0.16, { ...lamp, l: 0.96 }, 0.9);
  context.save();
  context.globalCompositeOperation = 'soft-light';
  context.translate(x, y);
  context.scale(1, 0.22);
  context.fillStyle = css(lamp, 0.5);
  context.beginPath();
  context.arc(0, 0, size * 0.42, 0, Math.PI * 2);
  context.fill();
  context.restore();
});
