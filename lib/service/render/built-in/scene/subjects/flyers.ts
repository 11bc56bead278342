import type { SKRSContext2D } from '@napi-rs/canvas';
import { css, hueDistance, mix, type Oklch, shift } from '../color/oklch.ts';
import { litShare } from '../city/windows.ts';
import { fillShape, glow, inAir, roundShade, strokeLine } from './brush.ts';
import type { Sitting, SubjectArt } from './subject-art.ts';

const tint = (l: number, c: number, h: number): Oklch => ({ l, c, h });

function clothOf({ stage, plan }: Sitting, index: number): [Oklch, Oklch] {
  const { accent, companion, light } = stage.palette;
  if (plan.tint !== null) return [plan.tint, mix(plan.tint, light, 0.6)];
  const main =
    index % 3 === 0
      ? { ...accent, l: 0.6, c: Math.max(0.14, accent.c) }
      : index % 3 === 1
        ? { ...companion, l: 0.66, c: Math.max(0.1, companion.c) }
        : tint(0.8, 0.14, 82);
  const other = Math.abs(hueDistance(main.h, 85)) < 30 ? tint(0.9, 0.03, 85) : tint(0.93, 0.05, 88);
  return [main, other];
}

/** Hot-air balloons in striped cloth; they rise slowly in a film. */
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

/** Aeroplanes with short trails, crossing in a film. */
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

/** Birds on the wing, a loose flock that beats and glides in a film. */
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
