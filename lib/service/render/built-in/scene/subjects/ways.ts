import { css, mix, type Oklch, shift } from '../color/oklch.ts';
import { lampColors, litShare } from '../city/windows.ts';
import { traceBand, windingBand } from '../layers/band.ts';
import { linearGradient } from '../stage/gradients.ts';
import { faces, fillShape, glow, inAir, roundShade, strokeLine } from './brush.ts';
import { artOfEach, type SubjectArt } from './subject-art.ts';

const tint = (l: number, c: number, h: number): Oklch => ({ l, c, h });

/** A bridge of stone arches across the frame, with its image in the water. */
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

/** A wooden pier running out over the water. */
export const pier: SubjectArt = {
  paint: (context, { stage, plan, spots, depth }) => {
    const spot = spots[0];
    if (spot === undefined) return;
    const { width, height, bottom, unit } = stage;
    const wood = inAir(stage, plan.tint ?? tint(0.5, 0.05, 60), depth);
    const far = { x: spot.x, y: stage.horizon + (height - stage.horizon) * 0.34 };
    const side = spot.x < width / 2 ? -1 : 1;
    const near = { x: spot.x + side * unit * 0.16, y: bottom };
    const at = (share: number, aside: number): [number, number] => {
      const s = share ** 1.7;
      return [far.x + (near.x - far.x) * s + aside * unit * (0.03 + 0.19 * s), far.y + (near.y - far.y) * s];
    };
    for (let post = 0; post < 8; post++) {
      for (const aside of [-1, 1]) {
        const [x, y] = at(post / 8, aside);
        strokeLine(
          context,
          [
            [x, y - unit * (0.006 + 0.035 * (post / 8) ** 1.7)],
            [x, y + unit * (0.02 + 0.1 * (post / 8) ** 1.7)],
          ],
          shift(wood, { l: -0.17 }),
          Math.max(1, unit * (0.004 + 0.016 * (post / 8) ** 1.7)),
        );
      }
    }
    fillShape(
      context,
      [at(0, -1), at(0, 1), at(1, 1), at(1, -1)],
      linearGradient(
        context,
        [0, far.y],
        [0, near.y],
        [
          { at: 0, color: mix(wood, stage.palette.horizon, 0.3) },
          { at: 1, color: shift(wood, { l: -0.02 }) },
        ],
      ),
    );
    for (let board = 0; board < 44; board++)
      strokeLine(
        context,
        [at(board / 44, -1), at(board / 44, 1)],
        shift(wood, { l: -0.13 }),
        Math.max(0.5, unit * 0.0045 * (board / 44) ** 1.7),
        0.75,
      );
    for (const aside of [-1, 1])
      strokeLine(
        context,
        [at(0, aside), at(1, aside)],
        mix(wood, stage.palette.light, 0.3),
        Math.max(0.7, unit * 0.003),
      );
  },
};

/** A road or path that winds in from the distance. */
export const road: SubjectArt = {
  paint: (context, { stage, plan, spots, surface, depth }) => {
    const spot = spots[0];
    if (spot === undefined) return;
    const ground = stage.landAt(0.8, null);
    const isSnowy = stage.plan.places.includes('snowfield');
    const color = inAir(
      stage,
      plan.tint ?? (isSnowy ? tint(0.86, 0.02, 250) : mix(ground, tint(0.78, 0.05, 75), 0.62)),
      depth,
    );
    const top = surface(spot.x) - stage.unit * 0.02;
    const band = windingBand(stage, 'road', top, spot.x / stage.width, 0.13);
    traceBand(context, band, stage.unit * 0.016);
    context.fillStyle = css(shift(ground, { l: -0.05 }), 0.7);
    context.fill();
    traceBand(context, band);
    context.fillStyle = linearGradient(
      context,
      [0, top],
      [0, stage.bottom],
      [
        { at: 0, color: mix(color, stage.palette.horizon, 0.3) },
        { at: 0.4, color },
        { at: 1, color: shift(color, { l: -0.08 }) },
      ],
    );
    context.fill();
    for (const share of [-0.45, 0.45]) {
      const track = Array.from({ length: 60 }, (_, step) => {
        const y = top + ((stage.bottom - top) * (step + 1)) / 60;
        const { x, half } = band.at(y);
        return [x + half * share, y] as const;
      });
      strokeLine(context, track, shift(color, { l: -0.07 }), Math.max(0.6, stage.unit * 0.006), 0.55);
    }
  },
};

/** A fence of posts and rails along the ground. */
export const fence: SubjectArt = {
  paint: (context, { stage, plan, spots, surface, depth }) => {
    const spot = spots[0];
    if (spot === undefined) return;
    const { size, toward } = spot;
    const wood = inAir(stage, plan.tint ?? tint(0.6, 0.04, 65), depth);
    const gap = size * 1.5;
    const y = (x: number): number => surface(x) + size * 0.1;
    for (const rail of [0.42, 0.82]) {
      const line = Array.from({ length: 60 }, (_, step) => stage.left + ((stage.right - stage.left) * step) / 59);
      strokeLine(
        context,
        line.map((x) => [x, y(x) - size * rail + Math.sin(x / gap) * size * 0.03] as const),
        faces(stage, wood).lit,
        Math.max(0.8, size * 0.09),
      );
      strokeLine(
        context,
        line.map((x) => [x, y(x) - size * (rail - 0.05) + Math.sin(x / gap) * size * 0.03] as const),
        shift(wood, { l: -0.12 }),
        Math.max(0.5, size * 0.03),
        0.7,
      );
    }
    for (let x = stage.left + gap * 0.3; x < stage.right; x += gap) {
      fillShape(
        context,
        [
          [x - size * 0.07, y(x) + size * 0.05],
          [x - size * 0.06, y(x) - size],
          [x, y(x) - size * 1.06],
          [x + size * 0.06, y(x) - size],
          [x + size * 0.07, y(x) + size * 0.05],
        ],
        roundShade(context, stage, x - size * 0.07, x + size * 0.07, wood, toward),
      );
    }
  },
};

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
