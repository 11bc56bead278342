import { css, mix, type Oklch, shift, tint } from '../../../colour/oklch.ts';
import { litShare } from '../../city/windows.ts';
import { castShadow, faces, fillShape, glow, inAir, strokeLine } from '../brush.ts';
import { paintCottage } from './cottage.ts';
import { artOfEach, type Sitting, type Spot, type SubjectArt } from '../subject-art.ts';

function cottageArt(wall: Oklch, roof: Oklch, isTimber: boolean, storeys: number): SubjectArt {
  return {
    ...artOfEach((context, { stage, plan, depth, random }, { x, y, size, toward }) => {
      castShadow(context, stage, x, y + size * 0.02, size * 0.9, toward);
      const own = plan.tint ?? wall;
      const cover =
        stage.plan.places.includes('snowfield') || stage.plan.season === 'winter'
          ? mix(roof, { l: 0.95, c: 0.01, h: 240 }, 0.85)
          : (stage.plan.tints.roof ?? roof);
      paintCottage(context, stage, {
        x,
        y: y + size * 0.03,
        size: size / (1.02 + (storeys - 1) * 0.4),
        wall: inAir(stage, own, depth),
        roof: inAir(stage, cover, depth),
        toward,
        random,
        storeys,
        isTimber,
      });
    }),
    animate: (context, sitting, { timeSeconds }) => smoke(context, sitting, timeSeconds),
  };
}

/** Smoke from the chimney in the cold hours. */
function smoke(
  context: Parameters<NonNullable<SubjectArt['animate']>>[0],
  { stage, spots }: Sitting,
  timeSeconds: number,
): void {
  if (litShare(stage) < 0.1 && stage.plan.season !== 'winter' && stage.plan.season !== 'autumn') return;
  const tone = mix(stage.palette.cloud, stage.palette.sky, 0.45);
  for (const { x, y, size, toward } of spots) {
    const facing = toward >= 0 ? 1 : -1;
    for (let puff = 0; puff < 12; puff++) {
      const age = (puff / 12 + timeSeconds * 0.09) % 1;
      const rise = size * (0.12 + age * 0.85);
      const aside = Math.sin(age * 5 + 1) * size * 0.05 + age * age * size * (0.2 + stage.plan.air.wind * 0.8);
      context.fillStyle = css(tone, 0.2 * (1 - age));
      context.beginPath();
      context.ellipse(
        x - facing * size * 0.27 + aside,
        y - size * 0.98 - rise,
        size * (0.025 + age * 0.09),
        size * (0.02 + age * 0.07),
        0,
        0,
        Math.PI * 2,
      );
      context.fill();
    }
  }
}

/** A house of two storeys. */
export const house = cottageArt(tint(0.9, 0.03, 80), tint(0.5, 0.13, 35), false, 2);
/** A log cabin. */
export const cabin = cottageArt(tint(0.45, 0.075, 52), tint(0.36, 0.03, 60), true, 1);
/** A red barn. */
export const barn = cottageArt(tint(0.45, 0.15, 28), tint(0.34, 0.02, 250), true, 1);

/** A tent, lit from within when it is dark. */
export const tent = artOfEach((context, { stage, plan, depth }, { x, y, size, toward }: Spot) => {
  const color = inAir(stage, plan.tint ?? mix(stage.palette.accent, { l: 0.72, c: 0.15, h: 62 }, 0.5), depth);
  const { lit, shade } = faces(stage, color);
  const facing = toward >= 0 ? 1 : -1;
  castShadow(context, stage, x, y, size * 1.1, toward);
  const apex = y - size;
  fillShape(
    context,
    [
      [x - facing * size * 1.15, y - size * 0.02],
      [x - facing * size * 0.72, apex + size * 0.1],
      [x + facing * size * 0.12, apex],
      [x - facing * size * 0.25, y],
    ],
    shade,
  );
  fillShape(
    context,
    [
      [x - facing * size * 0.25, y],
      [x + facing * size * 0.12, apex],
      [x + facing * size * 0.78, y],
    ],
    lit,
  );
  const isDark = litShare(stage) > 0.1;
  fillShape(
    context,
    [
      [x + facing * size * 0.1, y],
      [x + facing * size * 0.125, apex + size * 0.16],
      [x + facing * size * 0.42, y],
    ],
    isDark ? { l: 0.9, c: 0.11, h: 78 } : shift(shade, { l: -0.14 }),
  );
  strokeLine(
    context,
    [
      [x + facing * size * 0.12, apex],
      [x + facing * size * 1.05, y + size * 0.03],
    ],
    shade,
    Math.max(0.5, size * 0.012),
  );
  if (isDark) glow(context, x + facing * size * 0.24, y - size * 0.3, size * 1.1, { l: 0.85, c: 0.13, h: 68 }, 0.6);
});

/** A fire on crossed logs, its flames and sparks moving in a video. */
export const campfire: SubjectArt = {
  paint: (context, { stage, spots, depth }) => {
    for (const { x, y, size } of spots) {
      const wood = inAir(stage, { l: 0.3, c: 0.045, h: 48 }, depth);
      for (const side of [-1, 1])
        strokeLine(
          context,
          [
            [x - side * size * 0.5, y + size * 0.05],
            [x + side * size * 0.4, y - size * 0.18],
          ],
          wood,
          size * 0.16,
        );
    }
  },
  animate: (context, { spots }, { timeSeconds }) => {
    for (const { x, y, size } of spots) {
      const flicker = 0.85 + 0.15 * Math.sin(timeSeconds * 11) * Math.sin(timeSeconds * 7.3);
      glow(context, x, y - size * 0.4, size * 4.2, { l: 0.74, c: 0.17, h: 55 }, 0.62 * flicker);
      const flames = [
        [tint(0.62, 0.21, 38), 1],
        [tint(0.76, 0.18, 62), 0.7],
        [tint(0.94, 0.12, 92), 0.4],
      ] as const;
      for (const [color, share] of flames) {
        context.fillStyle = css(color, 0.92);
        context.beginPath();
        const tips = 3;
        context.moveTo(x - size * 0.4 * share, y);
        for (let tip = 0; tip < tips; tip++) {
          const across = (tip - 1) * 0.3 * share;
          const lift =
            size * share * (tip === 1 ? 1.15 : 0.72) * (0.85 + 0.2 * Math.sin(timeSeconds * 9 + tip * 2.1 + share * 5));
          context.quadraticCurveTo(
            x + (across - 0.2 * share) * size,
            y - lift * 0.4,
            x + across * size + Math.sin(timeSeconds * 8 + tip) * size * 0.05,
            y - lift,
          );
          context.quadraticCurveTo(
            x + (across + 0.12 * share) * size,
            y - lift * 0.4,
            x + (across + 0.16 * share) * size,
            y - lift * 0.22,
          );
        }
        context.quadraticCurveTo(x + size * 0.42 * share, y - size * 0.1, x + size * 0.38 * share, y);
        context.fill();
      }
      for (let spark = 0; spark < 14; spark++) {
        const age = (spark / 14 + timeSeconds * 0.35) % 1;
        context.fillStyle = css(tint(0.85, 0.15, 65), 1 - age);
        context.fillRect(
          x + Math.sin(spark * 7 + age * 4) * size * 0.5 * age,
          y - size * (0.5 + age * 2.2),
          Math.max(0.7, size * 0.035),
          Math.max(0.7, size * 0.035),
        );
      }
    }
  },
};
