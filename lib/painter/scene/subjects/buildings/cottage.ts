import type { SKRSContext2D } from '@napi-rs/canvas';
import { css, mix, type Oklch, shift } from '../../../colour/oklch.ts';
import { lampColors, litShare } from '../../city/windows.ts';
import type { Random } from '../../noise/random.ts';
import { glowGradient } from '../../stage/gradients.ts';
import type { Stage } from '../../stage/stage.ts';

/** A gabled house, its front to the viewer's right or left, depending on the light. */
export interface Cottage {
  /** The centre of its base. */
  x: number;
  y: number;
  /** Its height to the ridge of a single storey. */
  size: number;
  wall: Oklch;
  roof: Oklch;
  toward: number;
  random: Random;
  storeys: number;
  /** Boards or logs instead of plaster. */
  isTimber?: boolean;
}

function quad(context: SKRSContext2D, points: readonly (readonly [number, number])[], color: Oklch): void {
  context.fillStyle = css(color);
  context.beginPath();
  for (const point of points) context.lineTo(...point);
  context.closePath();
  context.fill();
}

/** Paints the house in two faces, gable and long side, under an overhanging roof. */
export function paintCottage(context: SKRSContext2D, stage: Stage, cottage: Cottage): void {
  const { x, y, size, wall, roof, toward, random, storeys } = cottage;
  const facing = toward >= 0 ? 1 : -1;
  const wallHeight = size * 0.46 * storeys;
  const gable = size * 0.34;
  const long = size * random.between(0.62, 0.85);
  const rise = size * 0.5;
  const at = (u: number, v: number): [number, number] => [x + facing * u, y - v];
  const lit = mix(shift(wall, { l: 0.03 }), stage.palette.light, stage.plan.light.body === 'sun' ? 0.22 : 0.05);
  const dark = shift(wall, { l: -0.09 });
  quad(context, [at(-long, 0), at(0, 0), at(0, wallHeight), at(-long, wallHeight)], dark);
  quad(
    context,
    [at(0, 0), at(gable * 2, 0), at(gable * 2, wallHeight), at(gable, wallHeight + rise), at(0, wallHeight)],
    lit,
  );
  if (cottage.isTimber === true) {
    context.strokeStyle = css(shift(wall, { l: -0.14 }), 0.6);
    context.lineWidth = Math.max(0.4, size * 0.012);
    for (let board = 1; board * size * 0.075 < wallHeight; board++) {
      context.beginPath();
      context.moveTo(...at(-long, board * size * 0.075));
      context.lineTo(...at(gable * 2, board * size * 0.075));
      context.stroke();
    }
  }
  const eave = size * 0.07;
  quad(
    context,
    [
      at(-long - eave, wallHeight - eave * 0.4),
      at(-eave * 0.4, wallHeight - eave * 0.6),
      at(gable, wallHeight + rise + eave * 0.4),
      at(-long + gable - eave, wallHeight + rise + eave * 0.4),
    ],
    roof,
  );
  context.strokeStyle = css(shift(roof, { l: -0.06 }), 0.55);
  context.lineWidth = Math.max(0.4, size * 0.01);
  for (let method = 1; method < 6; method++) {
    const share = method / 6;
    context.beginPath();
    context.moveTo(...at(-long - eave + gable * share, wallHeight + rise * share));
    context.lineTo(...at(gable * share - eave * 0.3, wallHeight + rise * share));
    context.stroke();
  }
  context.strokeStyle = css(mix(shift(roof, { l: 0.1 }), stage.palette.light, 0.3));
  context.lineWidth = Math.max(0.8, size * 0.045);
  context.lineJoin = 'miter';
  context.beginPath();
  context.moveTo(...at(-eave * 0.6, wallHeight - eave * 0.8));
  context.lineTo(...at(gable, wallHeight + rise + eave * 0.2));
  context.lineTo(...at(gable * 2 + eave * 0.6, wallHeight - eave * 0.8));
  context.stroke();
  quad(
    context,
    [
      at(-long * 0.45, wallHeight + rise * 0.62),
      at(-long * 0.45 + size * 0.1, wallHeight + rise * 0.62),
      at(-long * 0.45 + size * 0.1, wallHeight + rise * 1.3),
      at(-long * 0.45, wallHeight + rise * 1.3),
    ],
    shift(wall, { l: -0.16 }),
  );
  const isLit = litShare(stage) > 0.1;
  const lamp = lampColors(stage)[0];
  const pane = isLit ? lamp : mix(shift(wall, { l: -0.3 }), stage.palette.sky, 0.35);
  const window = (u: number, v: number, width: number, height: number): void => {
    quad(
      context,
      [
        at(u - width * 0.62, v - height * 0.08),
        at(u + width * 0.62, v - height * 0.08),
        at(u + width * 0.62, v + height * 1.08),
        at(u - width * 0.62, v + height * 1.08),
      ],
      shift(wall, { l: -0.15 }),
    );
    quad(
      context,
      [at(u - width / 2, v), at(u + width / 2, v), at(u + width / 2, v + height), at(u - width / 2, v + height)],
      pane,
    );
    context.fillStyle = css(shift(wall, { l: -0.12 }));
    context.fillRect(at(u, 0)[0] - size * 0.006, y - v - height, size * 0.012, height);
    if (!isLit) return;
    context.save();
    context.globalCompositeOperation = 'screen';
    const [glowX, glowY] = at(u, v + height / 2);
    context.fillStyle = glowGradient(context, [glowX, glowY], size * 0.3, lamp, 0.5);
    context.fillRect(glowX - size * 0.3, glowY - size * 0.3, size * 0.6, size * 0.6);
    context.restore();
  };
  for (let storey = 0; storey < storeys; storey++) {
    const sill = size * (0.17 + storey * 0.44);
    if (storey > 0) window(gable, sill, size * 0.13, size * 0.17);
    window(-long * 0.3, sill, size * 0.1, size * 0.15);
    window(-long * 0.72, sill, size * 0.1, size * 0.15);
  }
  quad(
    context,
    [at(gable * 0.82, 0), at(gable * 1.25, 0), at(gable * 1.25, size * 0.29), at(gable * 0.82, size * 0.29)],
    shift(roof, { l: -0.08 }),
  );
  window(gable * 1.66, size * 0.13, size * 0.1, size * 0.14);
  window(gable, wallHeight + rise * 0.28, size * 0.09, size * 0.12);
}
