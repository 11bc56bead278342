import { css, mix, shift, tint } from '../../../colour/oklch.ts';
import { litShare } from '../../city/windows.ts';
import { castShadow, fillShape, glow, inAir, roundShade, strokeLine } from '../brush.ts';
import { artOfEach, type SubjectArt } from '../subject-art.ts';

/** A small rounded car, its lamps lit when it is dark. */
export const car = artOfEach((context, { stage, plan, depth }, { x, y, size, toward }) => {
  const paint = inAir(stage, plan.tint ?? mix(stage.palette.accent, tint(0.62, 0.17, 35), 0.4), depth);
  const rubber = inAir(stage, tint(0.2, 0.01, 270), depth);
  const side = toward >= 0 ? 1 : -1;
  const at = (u: number, v: number): [number, number] => [x + side * u * size, y - v * size];
  castShadow(context, stage, x, y, size * 1.3, toward);
  context.fillStyle = css(paint);
  const gradient = context.createLinearGradient(0, y - size, 0, y);
  gradient.addColorStop(0, css(mix(shift(paint, { l: 0.08 }), stage.palette.light, 0.35)));
  gradient.addColorStop(0.45, css(paint));
  gradient.addColorStop(1, css(shift(paint, { l: -0.14 })));
  context.fillStyle = gradient;
  context.beginPath();
  context.moveTo(...at(-1.12, 0.16));
  context.bezierCurveTo(...at(-1.16, 0.5), ...at(-1.0, 0.54), ...at(-0.78, 0.56));
  context.bezierCurveTo(...at(-0.58, 0.9), ...at(-0.42, 0.98), ...at(-0.05, 0.98));
  context.bezierCurveTo(...at(0.3, 0.98), ...at(0.42, 0.86), ...at(0.62, 0.58));
  context.bezierCurveTo(...at(0.98, 0.54), ...at(1.14, 0.46), ...at(1.14, 0.16));
  context.closePath();
  context.fill();
  const glass = mix(inAir(stage, tint(0.5, 0.05, 230), depth), stage.palette.sky, 0.45);
  fillShape(context, [at(-0.64, 0.57), at(-0.46, 0.86), at(-0.1, 0.9), at(-0.1, 0.57)], glass);
  fillShape(context, [at(-0.03, 0.57), at(-0.03, 0.9), at(0.24, 0.86), at(0.48, 0.57)], shift(glass, { l: 0.06 }));
  strokeLine(context, [at(-1.1, 0.3), at(1.12, 0.3)], shift(paint, { l: -0.1 }), Math.max(0.5, size * 0.018));
  for (const u of [-0.66, 0.68]) {
    context.fillStyle = css(rubber);
    context.beginPath();
    context.arc(...at(u, 0.16), size * 0.21, 0, Math.PI * 2);
    context.fill();
    context.fillStyle = css(inAir(stage, tint(0.8, 0.01, 250), depth));
    context.beginPath();
    context.arc(...at(u, 0.16), size * 0.1, 0, Math.PI * 2);
    context.fill();
  }
  if (litShare(stage) > 0.1) {
    glow(context, ...at(1.12, 0.38), size * 0.7, tint(0.93, 0.08, 90), 0.95);
    glow(context, ...at(-1.12, 0.4), size * 0.35, tint(0.62, 0.22, 25), 0.9);
  }
});

/** A train of three coaches behind its engine, passing through in a video. */
export const train: SubjectArt = {
  paint: (context, { stage, spots, surface, depth }) => {
    const first = spots[0];
    if (first === undefined) return;
    const bed = inAir(stage, tint(0.36, 0.03, 55), depth);
    const y = surface(stage.width / 2) + first.size * 0.08;
    strokeLine(
      context,
      [
        [stage.left, y],
        [stage.right, y],
      ],
      bed,
      Math.max(1, first.size * 0.1),
    );
  },
  animate: (context, { stage, plan, spots, surface, depth }, { timeSeconds }) => {
    const first = spots[0];
    if (first === undefined) return;
    const { size, toward } = first;
    const y = surface(stage.width / 2) + size * 0.02;
    const coach = inAir(stage, plan.tint ?? mix(stage.palette.accent, tint(0.5, 0.15, 28), 0.5), depth);
    const steel = inAir(stage, tint(0.3, 0.02, 260), depth);
    const pane = litShare(stage) > 0.1 ? tint(0.89, 0.11, 78) : mix(shift(coach, { l: -0.25 }), stage.palette.sky, 0.5);
    const length = size * 2.3;
    const start = first.x + timeSeconds * size * 0.9 - size * 1.5;
    for (let car = 0; car < 4; car++) {
      const x = start - car * length * 1.04;
      const isEngine = car === 0;
      context.fillStyle = css(isEngine ? steel : coach);
      context.beginPath();
      context.roundRect(x - length / 2, y - size, length, size * 0.82, [
        size * 0.14,
        size * (isEngine ? 0.4 : 0.14),
        0,
        0,
      ]);
      context.fill();
      context.fillStyle = css(mix(isEngine ? steel : coach, stage.palette.light, 0.4), 0.8);
      context.fillRect(x - length * 0.46, y - size * 0.99, length * 0.92, size * 0.05);
      for (let window = 0; window < 6; window++) {
        context.fillStyle = css(pane);
        context.beginPath();
        context.roundRect(
          x - length * 0.42 + window * length * 0.145,
          y - size * 0.8,
          length * 0.1,
          size * 0.28,
          size * 0.04,
        );
        if (!isEngine || window > 3) context.fill();
      }
      context.fillStyle = css(steel);
      for (const u of [-0.34, -0.2, 0.2, 0.34]) {
        context.beginPath();
        context.arc(x + u * length, y - size * 0.12, size * 0.13, 0, Math.PI * 2);
        context.fill();
      }
    }
    if (litShare(stage) > 0.1)
      glow(context, start + length * 0.5, y - size * 0.45, size * 1.4, tint(0.93, 0.08, 88), 0.9);
    if (toward === 0) return;
    for (let puff = 0; puff < 9; puff++) {
      const age = (puff / 9 + timeSeconds * 0.3) % 1;
      context.fillStyle = css(mix(stage.palette.cloud, stage.palette.sky, 0.3), 0.5 * (1 - age));
      context.beginPath();
      context.ellipse(
        start + length * 0.3 - age * size * 5,
        y - size * (1.1 + age * 0.8),
        size * (0.12 + age * 0.45),
        size * (0.1 + age * 0.3),
        0,
        0,
        Math.PI * 2,
      );
      context.fill();
    }
  },
};

/** A bicycle, leaning on its stand. */
export const bicycle = artOfEach((context, { stage, plan, depth }, { x, y, size, toward }) => {
  const frame = inAir(stage, plan.tint ?? stage.palette.accent, depth);
  const dark = inAir(stage, tint(0.24, 0.015, 260), depth);
  const side = toward >= 0 ? 1 : -1;
  const at = (u: number, v: number): [number, number] => [x + side * u * size, y - v * size];
  castShadow(context, stage, x, y, size * 0.9, toward);
  const width = Math.max(0.8, size * 0.028);
  for (const u of [-0.52, 0.56]) {
    context.strokeStyle = css(dark);
    context.lineWidth = width * 1.15;
    context.beginPath();
    context.arc(...at(u, 0.34), size * 0.33, 0, Math.PI * 2);
    context.stroke();
    for (let spoke = 0; spoke < 12; spoke++) {
      const angle = (spoke / 12) * Math.PI * 2;
      const [cx, cy] = at(u, 0.34);
      strokeLine(
        context,
        [
          [cx, cy],
          [cx + Math.cos(angle) * size * 0.32, cy + Math.sin(angle) * size * 0.32],
        ],
        dark,
        Math.max(0.3, size * 0.005),
        0.6,
      );
    }
  }
  strokeLine(
    context,
    [at(-0.52, 0.34), at(-0.18, 0.78), at(0.38, 0.8), at(-0.02, 0.32), at(-0.52, 0.34)],
    frame,
    width,
  );
  strokeLine(context, [at(-0.02, 0.32), at(-0.2, 0.86)], frame, width);
  strokeLine(context, [at(0.56, 0.34), at(0.38, 0.8), at(0.35, 0.95), at(0.48, 0.98)], frame, width);
  strokeLine(context, [at(-0.32, 0.9), at(-0.08, 0.9)], dark, width * 2);
  strokeLine(context, [at(0.46, 0.98), at(0.55, 0.93)], dark, width * 1.4);
  fillShape(
    context,
    [at(0.42, 0.78), at(0.74, 0.78), at(0.7, 0.58), at(0.46, 0.58)],
    roundShade(context, stage, at(0.42, 0)[0], at(0.74, 0)[0], inAir(stage, tint(0.6, 0.08, 65), depth), toward),
  );
});
