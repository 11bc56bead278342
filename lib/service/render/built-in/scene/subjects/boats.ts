import { type Canvas, createCanvas, type SKRSContext2D } from '@napi-rs/canvas';
import { mix, type Oklch, shift } from '../color/oklch.ts';
import { litShare } from '../city/windows.ts';
import type { Stage } from '../stage/stage.ts';
import { faces, fillShape, glow, inAir, type Point, roundShade, strokeLine } from './brush.ts';
import type { Sitting, Spot, SubjectArt } from './subject-art.ts';

const tint = (l: number, c: number, h: number): Oklch => ({ l, c, h });

/** Draws a vessel with its waterline at 0, 0 and its height about `size`. */
type Draw = (context: SKRSContext2D, sitting: Sitting, spot: Spot) => void;

function hull(
  context: SKRSContext2D,
  stage: Stage,
  size: number,
  length: number,
  depth: number,
  sheer: number,
  color: Oklch,
  toward: number,
): void {
  const rim: Point[] = Array.from({ length: 13 }, (_, step) => {
    const across = step / 6 - 1;
    return [across * length, -depth - across * across * sheer];
  });
  const keel: Point[] = Array.from({ length: 13 }, (_, step) => {
    const across = 1 - step / 6;
    return [across * length * 0.84, size * 0.012 - Math.abs(across) ** 5 * depth * 0.45];
  });
  fillShape(context, [...rim, ...keel], roundShade(context, stage, -length, length, color, toward));
  strokeLine(context, rim, mix(shift(color, { l: 0.12 }), stage.palette.light, 0.35), Math.max(0.6, size * 0.014));
}

const rowboat: Draw = (context, { stage, plan, depth }, { size, toward }) => {
  const wood = inAir(stage, plan.tint ?? mix(stage.palette.accent, tint(0.5, 0.12, 35), 0.5), depth);
  hull(context, stage, size, size * 1.25, size * 0.3, size * 0.24, wood, toward);
  fillShape(
    context,
    [
      [-size * 0.95, -size * 0.38],
      [size * 0.95, -size * 0.38],
      [size * 0.75, -size * 0.28],
      [-size * 0.75, -size * 0.28],
    ],
    shift(wood, { l: -0.16 }),
  );
  const coat = inAir(stage, stage.plan.tints.clothes ?? tint(0.36, 0.06, 260), depth);
  fillShape(
    context,
    [
      [-size * 0.2, -size * 0.3],
      [-size * 0.17, -size * 0.72],
      [0, -size * 0.8],
      [size * 0.15, -size * 0.68],
      [size * 0.2, -size * 0.3],
    ],
    faces(stage, coat).lit,
  );
  context.beginPath();
  context.arc(-size * 0.01, -size * 0.9, size * 0.11, 0, Math.PI * 2);
  context.fill();
  strokeLine(
    context,
    [
      [size * 0.05, -size * 0.62],
      [size * 0.95, size * 0.05],
    ],
    shift(wood, { l: 0.08 }),
    Math.max(0.7, size * 0.035),
  );
};

const sailboat: Draw = (context, { stage, plan, depth }, { size, toward }) => {
  const side = toward >= 0 ? 1 : -1;
  const color = inAir(stage, mix(stage.palette.accent, tint(0.45, 0.12, 30), 0.35), depth);
  const cloth = inAir(stage, stage.plan.tints.sails ?? plan.tint ?? tint(0.96, 0.018, 85), depth);
  const { lit, shade } = faces(stage, cloth);
  const mast = -size;
  fillShape(
    context,
    [
      [-side * size * 0.012, mast],
      [-side * size * 0.03, -size * 0.13],
      [-side * size * 0.37, -size * 0.14],
      [-side * size * 0.2, -size * 0.55],
    ],
    shade,
  );
  context.beginPath();
  fillShape(
    context,
    [
      [side * size * 0.012, mast * 0.97],
      [side * size * 0.15, -size * 0.6],
      [side * size * 0.33, -size * 0.15],
      [side * size * 0.015, -size * 0.15],
    ],
    lit,
  );
  for (let seam = 1; seam < 5; seam++)
    strokeLine(
      context,
      [
        [side * size * 0.014, mast * (0.97 - seam * 0.16)],
        [side * size * (0.05 + seam * 0.055), mast * (0.97 - seam * 0.165)],
      ],
      shift(cloth, { l: -0.08 }),
      Math.max(0.4, size * 0.004),
      0.6,
    );
  strokeLine(
    context,
    [
      [0, mast * 1.03],
      [0, -size * 0.08],
    ],
    shift(color, { l: -0.12 }),
    Math.max(0.7, size * 0.014),
  );
  strokeLine(
    context,
    [
      [0, -size * 0.13],
      [side * size * 0.34, -size * 0.13],
    ],
    shift(color, { l: -0.1 }),
    Math.max(0.7, size * 0.012),
  );
  hull(context, stage, size, size * 0.36, size * 0.075, size * 0.03, color, toward);
};

function bellySail(
  context: SKRSContext2D,
  stage: Stage,
  x: number,
  top: number,
  bottom: number,
  half: number,
  cloth: Oklch,
  toward: number,
): void {
  const belly = half * 0.2;
  const tall = bottom - top;
  const gradient = roundShade(context, stage, x - half, x + half, cloth, toward);
  context.fillStyle = gradient;
  context.beginPath();
  context.moveTo(x - half * 0.86, top);
  context.lineTo(x + half * 0.86, top);
  context.quadraticCurveTo(x + half * 1.12 + belly, top + tall * 0.55, x + half, bottom);
  context.quadraticCurveTo(x + belly * 0.4, bottom - tall * 0.2, x - half, bottom);
  context.quadraticCurveTo(x - half * 1.0 + belly, top + tall * 0.55, x - half * 0.86, top);
  context.fill();
  strokeLine(
    context,
    [
      [x - half * 0.92, top],
      [x + half * 0.92, top],
    ],
    inAir(stage, tint(0.3, 0.04, 50), 0.9),
    Math.max(0.6, half * 0.05),
  );
}

const ship: Draw = (context, { stage, plan, depth }, { size, toward }) => {
  const wood = inAir(stage, tint(0.33, 0.055, 48), depth);
  const cloth = inAir(stage, stage.plan.tints.sails ?? plan.tint ?? tint(0.94, 0.025, 82), depth);
  const pole = shift(wood, { l: -0.04 });
  const length = size * 0.44;
  strokeLine(
    context,
    [
      [length * 0.8, -size * 0.14],
      [length * 1.5, -size * 0.3],
    ],
    pole,
    Math.max(0.8, size * 0.012),
  );
  for (const [x, height] of [
    [-0.24, 0.82],
    [0.02, 1],
    [0.26, 0.86],
  ] as const) {
    strokeLine(
      context,
      [
        [x * size, -size * 0.1],
        [x * size, -size * height],
      ],
      pole,
      Math.max(0.8, size * 0.014),
    );
    bellySail(context, stage, x * size, -size * height * 0.5, -size * 0.19, size * 0.135, cloth, toward);
    bellySail(
      context,
      stage,
      x * size,
      -size * height * 0.77,
      -size * height * 0.53,
      size * 0.105,
      shift(cloth, { l: -0.015 }),
      toward,
    );
    bellySail(
      context,
      stage,
      x * size,
      -size * height * 0.95,
      -size * height * 0.79,
      size * 0.07,
      shift(cloth, { l: -0.03 }),
      toward,
    );
    fillShape(
      context,
      [
        [x * size, -size * height],
        [x * size - size * 0.09, -size * height - size * 0.012],
        [x * size, -size * height + size * 0.028],
      ],
      stage.palette.accent,
    );
  }
  fillShape(
    context,
    [
      [length * 0.62, -size * 0.16],
      [length * 1.48, -size * 0.295],
      [size * 0.27, -size * 0.66],
    ],
    shift(cloth, { l: -0.05 }),
  );
  for (const [x, height] of [
    [-0.24, 0.82],
    [0.02, 1],
    [0.26, 0.86],
  ] as const) {
    strokeLine(
      context,
      [
        [x * size, -size * height],
        [x * size - size * 0.13, -size * 0.13],
      ],
      pole,
      Math.max(0.4, size * 0.003),
      0.6,
    );
    strokeLine(
      context,
      [
        [x * size, -size * height],
        [x * size + size * 0.13, -size * 0.13],
      ],
      pole,
      Math.max(0.4, size * 0.003),
      0.6,
    );
  }
  hull(context, stage, size, length, size * 0.1, size * 0.075, wood, toward);
  fillShape(
    context,
    [
      [-length * 1.0, -size * 0.165],
      [-length * 0.62, -size * 0.135],
      [-length * 0.6, -size * 0.2],
      [-length * 1.03, -size * 0.235],
    ],
    shift(wood, { l: 0.05 }),
  );
  strokeLine(
    context,
    [
      [-length * 0.88, -size * 0.075],
      [0, -size * 0.06],
      [length * 0.88, -size * 0.08],
    ],
    inAir(stage, tint(0.75, 0.1, 80), depth),
    Math.max(0.6, size * 0.008),
  );
  if (litShare(stage) > 0.1)
    for (const u of [-0.92, -0.78, -0.66])
      glow(context, u * length, -size * 0.17, size * 0.045, tint(0.88, 0.12, 76), 1);
};

/** Sets a vessel on water: its image below, broken by the waves, then itself, rocking in a film. */
function floating(draw: Draw, rock: number): SubjectArt {
  const drawn = new WeakMap<Spot, Canvas>();
  const drawingOf = (sitting: Sitting, spot: Spot): Canvas => {
    const known = drawn.get(spot);
    if (known !== undefined) return known;
    const canvas = createCanvas(Math.ceil(spot.size * 3.4), Math.ceil(spot.size * 1.5));
    const context = canvas.getContext('2d');
    context.translate(canvas.width / 2, spot.size * 1.3);
    draw(context, sitting, { ...spot, x: 0, y: 0 });
    drawn.set(spot, canvas);
    return canvas;
  };
  return {
    animate: (context, sitting, { timeSeconds }) => {
      for (const [index, spot] of sitting.spots.entries()) {
        const canvas = drawingOf(sitting, spot);
        const { x, y, size } = spot;
        const heave = Math.sin(timeSeconds * 1.1 + index * 2) * size * 0.012 * rock;
        const noise = sitting.stage.noise('boat image');
        const strip = Math.max(1, Math.round(size / 60));
        for (let row = 0; row < size * 1.1; row += strip) {
          const sway = noise(timeSeconds * 0.6 + index, row / size / 0.06) * size * 0.05 * (0.3 + row / size);
          context.globalAlpha = 0.5 * (1 - row / (size * 1.1)) ** 0.8;
          context.drawImage(
            canvas,
            0,
            size * 1.3 - row - strip,
            canvas.width,
            strip,
            x - canvas.width / 2 + sway,
            y + row,
            canvas.width,
            strip + 0.6,
          );
        }
        context.globalAlpha = 1;
        context.save();
        context.translate(x, y + heave);
        context.rotate(Math.sin(timeSeconds * 0.9 + index * 1.7) * 0.02 * rock);
        context.drawImage(canvas, -canvas.width / 2, -size * 1.3);
        context.restore();
        strokeLine(
          context,
          [
            [x - size * 0.5, y + size * 0.012],
            [x + size * 0.5, y + size * 0.012],
          ],
          sitting.stage.palette.light,
          Math.max(0.5, size * 0.008),
          0.28,
        );
      }
    },
  };
}

/** A rowing boat with someone in it. */
export const boat = floating(rowboat, 1.2);
/** A boat with two sails. */
export const sailingBoat = floating(sailboat, 1);
/** A three-master. */
export const sailingShip = floating(ship, 0.7);
