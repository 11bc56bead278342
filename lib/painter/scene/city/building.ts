import type { SKRSContext2D } from '@napi-rs/canvas';
import { css, mix, type Oklch, shift } from '../../colour/oklch.ts';
import type { Random } from '../noise/random.ts';
import { linearGradient } from '../stage/gradients.ts';
import type { Stage } from '../stage/stage.ts';
import { paintWindows } from './windows.ts';

/** A building to paint: its base and its size. */
export interface Building {
  x: number;
  foot: number;
  width: number;
  height: number;
  color: Oklch;
  haze: Oklch;
  /** 0 clear to 1 hidden in haze at its base. */
  veil: number;
  storey: number;
  /** Side of the light: −1 left, 1 right. */
  toward: number;
}

function paintBlock(
  context: SKRSContext2D,
  stage: Stage,
  building: Building,
  x: number,
  top: number,
  width: number,
  random: Random,
): void {
  const { color, foot, toward, haze, veil, storey } = building;
  const side = width * 0.24;
  const sideX = toward > 0 ? x : x + width - side;
  const fade = (face: Oklch) =>
    linearGradient(
      context,
      [0, top],
      [0, foot],
      [
        { at: 0, color: face },
        { at: 0.4, color: mix(face, haze, veil * 0.35) },
        { at: 1, color: mix(face, haze, veil) },
      ],
    );
  context.fillStyle = fade(
    mix(shift(color, { l: 0.02 }), stage.palette.light, stage.plan.light.body === 'sun' ? 0.12 : 0.02),
  );
  context.fillRect(x, top, width, foot - top);
  context.fillStyle = fade(shift(color, { l: -0.05 }));
  context.fillRect(sideX, top, side, foot - top);
  paintWindows(
    context,
    stage,
    { x: toward > 0 ? x + side : x, y: top, width: width - side, height: foot - top, color, storey, clarity: 1 - veil },
    random,
  );
  const edgeX = toward > 0 ? x + width : x;
  context.strokeStyle = css(stage.palette.light, stage.plan.light.body === null ? 0.08 : 0.4 * Math.abs(toward));
  context.lineWidth = Math.max(0.5, storey * 0.09);
  context.beginPath();
  context.moveTo(edgeX, foot);
  context.lineTo(edgeX, top);
  context.lineTo(toward > 0 ? x : x + width, top);
  context.stroke();
}

function paintRoof(
  context: SKRSContext2D,
  building: Building,
  x: number,
  top: number,
  width: number,
  random: Random,
): void {
  const { color, storey, height } = building;
  context.fillStyle = css(shift(color, { l: -0.03 }));
  context.strokeStyle = css(shift(color, { l: -0.04 }));
  const kind = random.pick(['mast', 'box', 'slant', 'steps', 'tank', 'flat'] as const);
  const middle = x + width / 2;
  if (kind === 'mast') {
    context.fillRect(x + width * 0.3, top - storey * 0.8, width * 0.4, storey * 0.8);
    context.lineWidth = Math.max(0.6, storey * 0.12);
    context.beginPath();
    context.moveTo(middle, top);
    context.lineTo(middle, top - height * random.between(0.1, 0.24));
    context.stroke();
  } else if (kind === 'box') {
    context.fillRect(x + width * random.between(0.1, 0.4), top - storey * 0.9, width * 0.32, storey * 0.9);
    context.fillRect(x + width * 0.6, top - storey * 0.5, width * 0.2, storey * 0.5);
  } else if (kind === 'slant') {
    context.beginPath();
    context.moveTo(x, top + 1);
    context.lineTo(random.chance(0.5) ? x : x + width, top - width * random.between(0.2, 0.45));
    context.lineTo(x + width, top + 1);
    context.fill();
  } else if (kind === 'steps') {
    for (let step = 1; step <= 3; step++)
      context.fillRect(x + (width * step) / 9, top - storey * step * 0.8, width * (1 - (step * 2) / 9), storey * 0.85);
  } else if (kind === 'tank') {
    const tank = Math.min(width * 0.3, storey * 1.6);
    context.fillRect(middle - tank * 0.36, top - tank * 0.5, tank * 0.1, tank * 0.5);
    context.fillRect(middle + tank * 0.26, top - tank * 0.5, tank * 0.1, tank * 0.5);
    context.fillRect(middle - tank * 0.5, top - tank * 1.25, tank, tank * 0.8);
    context.beginPath();
    context.moveTo(middle - tank * 0.55, top - tank * 1.22);
    context.lineTo(middle, top - tank * 1.6);
    context.lineTo(middle + tank * 0.55, top - tank * 1.22);
    context.fill();
  }
}

/** Paints a building: a block, often set back in steps, with its own roof. */
export function paintBuilding(context: SKRSContext2D, stage: Stage, building: Building, random: Random): void {
  const { x, foot, width, height } = building;
  const isStepped = height > width * 2.2 && random.chance(0.5);
  if (!isStepped) {
    paintRoof(context, building, x, foot - height, width, random);
    paintBlock(context, stage, building, x, foot - height, width, random);
    return;
  }
  const inset = width * random.between(0.1, 0.2);
  const shoulder = height * random.between(0.55, 0.8);
  paintRoof(context, building, x + inset, foot - height, width - inset * 2, random);
  paintBlock(context, stage, building, x + inset, foot - height, width - inset * 2, random);
  paintBlock(context, stage, building, x, foot - shoulder, width, random);
}
