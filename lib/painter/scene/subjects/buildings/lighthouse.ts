import { css, mix, shift } from '../../../colour/oklch.ts';
import { castShadow, fillShape, glow, inAir, roundShade } from '../brush.ts';
import type { Sitting, Spot, SubjectArt } from '../subject-art.ts';
import { litShare } from '../../city/windows.ts';

function paintTower(
  context: Parameters<NonNullable<SubjectArt['paint']>>[0],
  { stage, plan, depth }: Sitting,
  { x, y, size, toward }: Spot,
): void {
  const white = inAir(stage, { l: 0.94, c: 0.015, h: 85 }, depth);
  const band = inAir(stage, plan.tint ?? mix(stage.palette.accent, { l: 0.55, c: 0.19, h: 28 }, 0.65), depth);
  const iron = inAir(stage, { l: 0.26, c: 0.02, h: 260 }, depth);
  const foot = size * 0.115;
  const neck = size * 0.072;
  const top = y - size * 0.74;
  const half = (share: number): number => foot + (neck - foot) * share ** 0.8;
  castShadow(context, stage, x, y, size * 0.3, toward);
  for (let ring = 0; ring < 6; ring++) {
    const [low, high] = [ring / 6, (ring + 1) / 6];
    const [lowY, highY] = [
      y + size * 0.02 - (y - top + size * 0.02) * low,
      y + size * 0.02 - (y - top + size * 0.02) * high,
    ];
    fillShape(
      context,
      [
        [x - half(low), lowY],
        [x - half(high), highY - 0.5],
        [x + half(high), highY - 0.5],
        [x + half(low), lowY],
      ],
      roundShade(context, stage, x - half(low), x + half(low), ring % 2 === 0 ? white : band, toward),
    );
  }
  for (const share of [0.2, 0.5, 0.78]) {
    context.fillStyle = css(litShare(stage) > 0.1 ? { l: 0.88, c: 0.12, h: 78 } : iron);
    context.fillRect(x - size * 0.011, y - (y - top) * share, size * 0.022, size * 0.035);
  }
  fillShape(
    context,
    [
      [x - neck * 1.5, top],
      [x - neck * 1.35, top - size * 0.018],
      [x + neck * 1.35, top - size * 0.018],
      [x + neck * 1.5, top],
    ],
    iron,
  );
  context.strokeStyle = css(iron);
  context.lineWidth = Math.max(0.5, size * 0.005);
  for (let post = -3; post <= 3; post++) {
    context.beginPath();
    context.moveTo(x + (post / 3) * neck * 1.3, top - size * 0.015);
    context.lineTo(x + (post / 3) * neck * 1.3, top - size * 0.055);
    context.stroke();
  }
  context.beginPath();
  context.moveTo(x - neck * 1.35, top - size * 0.055);
  context.lineTo(x + neck * 1.35, top - size * 0.055);
  context.stroke();
  const lampHeight = size * 0.105;
  context.fillStyle = css(mix(iron, stage.palette.light, 0.75));
  context.fillRect(x - neck * 0.72, top - size * 0.015 - lampHeight, neck * 1.44, lampHeight);
  for (const share of [-0.72, -0.24, 0.24, 0.64]) {
    context.fillStyle = css(iron);
    context.fillRect(x + share * neck, top - size * 0.015 - lampHeight, size * 0.006, lampHeight);
  }
  const roof = top - size * 0.015 - lampHeight;
  context.fillStyle = roundShade(context, stage, x - neck, x + neck, band, toward);
  context.beginPath();
  context.moveTo(x - neck * 0.98, roof + size * 0.004);
  context.quadraticCurveTo(x - neck * 0.72, roof - size * 0.07, x, roof - size * 0.085);
  context.quadraticCurveTo(x + neck * 0.72, roof - size * 0.07, x + neck * 0.98, roof + size * 0.004);
  context.fill();
  context.fillStyle = css(iron);
  context.fillRect(x - size * 0.003, roof - size * 0.14, size * 0.006, size * 0.06);
  const hut = size * 0.13;
  const side = toward > 0 ? -1 : 1;
  fillShape(
    context,
    [
      [x + side * foot * 0.6, y + size * 0.02],
      [x + side * (foot + hut), y + size * 0.02],
      [x + side * (foot + hut), y - hut * 0.62],
      [x + side * foot * 0.6, y - hut * 0.62],
    ],
    shift(white, { l: -0.06 }),
  );
  fillShape(
    context,
    [
      [x + side * foot * 0.5, y - hut * 0.58],
      [x + side * (foot + hut * 1.12), y - hut * 0.58],
      [x + side * (foot + hut * 0.85), y - hut * 1.08],
      [x + side * foot * 0.6, y - hut * 1.08],
    ],
    shift(band, { l: -0.04 }),
  );
}

/** A lighthouse in bands, its lamp lit and its beam turning when it is dark. */
export const lighthouse: SubjectArt = {
  paint: (context, sitting) => {
    for (const spot of sitting.spots) paintTower(context, sitting, spot);
  },
  animate: (context, { stage, spots }, { timeSeconds }) => {
    const isDark = litShare(stage) > 0.1 || stage.plan.air.fog > 0.5 || stage.plan.air.rain > 0.5;
    for (const { x, y, size } of spots) {
      const lampY = y - size * 0.805;
      glow(context, x, lampY, size * 0.14, stage.palette.light, isDark ? 0.95 : 0.35);
      if (!isDark) continue;
      context.save();
      context.globalCompositeOperation = 'screen';
      for (const offset of [0, Math.PI]) {
        const turn = Math.cos(timeSeconds * 0.9 + offset + 0.5);
        const reach = size * 2.6 * turn;
        const gradient = context.createLinearGradient(x, lampY, x + reach, lampY - Math.abs(reach) * 0.06);
        gradient.addColorStop(0, css(stage.palette.light, 0.3));
        gradient.addColorStop(0.3, css(stage.palette.light, 0.11));
        gradient.addColorStop(1, css(stage.palette.light, 0));
        context.fillStyle = gradient;
        for (const spread of [0.03, 0.05, 0.07, 0.09, 0.11, 0.13, 0.15]) {
          context.beginPath();
          context.moveTo(x, lampY);
          context.lineTo(x + reach, lampY - Math.abs(reach) * (0.06 + spread));
          context.lineTo(x + reach, lampY - Math.abs(reach) * (0.06 - spread));
          context.fill();
        }
      }
      context.restore();
    }
  },
};
