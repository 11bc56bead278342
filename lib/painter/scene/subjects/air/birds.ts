import type { SKRSContext2D } from '@napi-rs/canvas';
import { css, mix, type Oklch } from '../../../colour/oklch.ts';
import { inAir } from '../brush.ts';
import type { SubjectArt } from '../subject-art.ts';

function wingStroke(context: SKRSContext2D, x: number, y: number, size: number, lift: number, color: Oklch): void {
  context.fillStyle = css(color);
  context.beginPath();
  for (const side of [-1, 1]) {
    context.moveTo(x, y - size * 0.05);
    context.bezierCurveTo(
      x + side * size * 0.35,
      y - size * (0.12 + lift * 0.75),
      x + side * size * 0.6,
      y - size * (0.1 + lift * 0.7),
      x + side * size,
      y - size * lift * 0.28,
    );
    context.bezierCurveTo(
      x + side * size * 0.6,
      y - size * lift * 0.42,
      x + side * size * 0.35,
      y - size * (lift * 0.42 - 0.02),
      x,
      y + size * 0.09,
    );
  }
  context.ellipse(x, y, size * 0.09, size * 0.1, 0, 0, Math.PI * 2);
  context.fill();
}

/** Birds in flight, a loose flock that beats and glides in a video. */
export const birds: SubjectArt = {
  animate: (context, { stage, spots, plan, depth }, { timeSeconds }) => {
    const isDay = stage.plan.time === 'day' || stage.plan.time === 'morning';
    const usual = isDay
      ? mix(stage.palette.cloud, stage.palette.near, 0.55)
      : mix(stage.palette.near, stage.palette.zenith, 0.25);
    const color = plan.tint === null ? usual : inAir(stage, plan.tint, depth);
    for (const [index, { x, y, size }] of spots.entries()) {
      const beat = Math.sin(timeSeconds * (5.2 + (index % 3) * 0.6) + index * 1.7);
      const glide = 0.5 + 0.5 * Math.sin(timeSeconds * 0.7 + index);
      const lift = 0.45 + beat * (0.2 + 0.4 * glide);
      wingStroke(
        context,
        x + timeSeconds * size * 0.8,
        y + Math.sin(timeSeconds * 0.8 + index) * size * 0.3 - timeSeconds * size * 0.08,
        size,
        lift,
        color,
      );
    }
  },
};
