import type { SKRSContext2D } from '@napi-rs/canvas';
import { css, mix, type Oklch, shift } from '../../colour/oklch.ts';
import { hazeColor } from '../layers/ridge.ts';
import type { Random } from '../noise/random.ts';
import type { TerrainPlan } from '../plan/scene-plan.ts';
import type { SceneLayer } from '../stage/scene-layer.ts';
import type { Stage } from '../stage/stage.ts';
import { glow } from '../subjects/brush.ts';
import { lampColors, litShare } from './windows.ts';

/** The one-point perspective of a street: distance 1 is the frame's edge, larger is farther. */
interface View {
  vanishX: number;
  vanishY: number;
  /** Half the street's width and the eye's height at distance 1. */
  half: number;
  eye: number;
}

type Point = [x: number, y: number];

function at(view: View, side: number, distance: number, height: number): Point {
  return [view.vanishX + (side * view.half) / distance, view.vanishY + (view.eye - height) / distance];
}

function fillQuad(context: SKRSContext2D, points: readonly Point[]): void {
  context.beginPath();
  for (const point of points) context.lineTo(...point);
  context.closePath();
  context.fill();
}

interface House {
  side: 1 | -1;
  from: number;
  to: number;
  height: number;
  color: Oklch;
  storeys: number;
  bays: number;
}

function paintHouse(context: SKRSContext2D, stage: Stage, view: View, house: House, random: Random): void {
  const { palette, plan } = stage;
  const { side, from, to, height, color, storeys, bays } = house;
  const haze = hazeColor(stage);
  const veil = Math.min(0.85, (1 - 1 / ((from + to) / 2)) * (0.55 + plan.air.fog * 0.4));
  const isLitSide = (plan.light.across < 0.5 ? -1 : 1) !== side;
  const face = mix(
    mix(shift(color, { l: isLitSide ? 0.03 : -0.05 }), palette.light, isLitSide && plan.light.body === 'sun' ? 0.2 : 0),
    haze,
    veil,
  );
  const front = mix(shift(color, { l: -0.09 }), haze, veil);
  const end = view.half * 0.9;
  context.fillStyle = css(front);
  const [nearX, nearTop] = at(view, side, from, height);
  const [, nearFoot] = at(view, side, from, 0);
  context.fillRect(side > 0 ? nearX : nearX - end, nearTop, end, nearFoot - nearTop);
  const gradient = context.createLinearGradient(at(view, side, from, 0)[0], 0, at(view, side, to, 0)[0], 0);
  gradient.addColorStop(0, css(face));
  gradient.addColorStop(1, css(mix(face, haze, 0.25)));
  context.fillStyle = gradient;
  fillQuad(context, [
    at(view, side, from, 0),
    at(view, side, from, height),
    at(view, side, to, height),
    at(view, side, to, 0),
  ]);
  const share = litShare(stage) * random.between(0.6, 1.4);
  const lamps = lampColors(stage);
  const main = random.pick(lamps);
  const dark = mix(shift(face, { l: -0.1 }), palette.sky, 0.1);
  const storey = height / (storeys + 0.4);
  for (let row = 0; row < storeys; row++) {
    for (let bay = 0; bay < bays; bay++) {
      const [open, closed] = row === 0 ? [0.12, 0.88] : [0.24, 0.76];
      const left = from + ((to - from) * (bay + open)) / bays;
      const right = from + ((to - from) * (bay + closed)) / bays;
      const low = storey * (row + (row === 0 ? 0.05 : 0.3));
      const high = storey * (row + (row === 0 ? 0.72 : 0.82));
      const isLit = random.next() < (row === 0 ? share * 1.7 : share);
      context.fillStyle = css(
        isLit ? shift(random.chance(0.8) ? main : random.pick(lamps), { l: -0.1 * random.next() }) : dark,
        isLit ? 0.95 - veil * 0.4 : 0.75,
      );
      fillQuad(context, [
        at(view, side, left, low),
        at(view, side, left, high),
        at(view, side, right, high),
        at(view, side, right, low),
      ]);
    }
  }
  context.fillStyle = css(mix(shift(face, { l: 0.06 }), palette.light, 0.12));
  fillQuad(context, [
    at(view, side, from, height),
    at(view, side, from, height * 1.025),
    at(view, side, to, height * 1.025),
    at(view, side, to, height),
  ]);
  const isBusy = plan.tones.includes('neon') || plan.time === 'night';
  if (random.chance(isBusy ? 0.85 : 0.35)) paintSign(context, stage, view, house, random);
}

/** A sign that hangs over the pavement, lit when it is dark. */
function paintSign(
  context: SKRSContext2D,
  stage: Stage,
  view: View,
  { side, from, to, height }: House,
  random: Random,
): void {
  const isDark = litShare(stage) > 0.1;
  const color = isDark
    ? random.pick(lampColors(stage))
    : random.pick([stage.palette.accent, stage.palette.companion] as const);
  const distance = from + (to - from) * random.between(0.15, 0.7);
  const low = height * random.between(0.2, 0.5);
  const [wall, foot] = at(view, side, distance, low);
  const [, top] = at(view, side, distance, low + height * random.between(0.18, 0.34));
  const wide = ((view.half * 0.13) / distance) * -side;
  context.fillStyle = css(shift(color, { l: -0.3 }), 0.9);
  context.fillRect(Math.min(wall, wall + wide), top, Math.abs(wide), foot - top);
  context.fillStyle = css(isDark ? shift(color, { l: 0.05 }) : { l: 0.95, c: 0.02, h: 85 }, 0.95);
  const marks = Math.max(2, Math.round((foot - top) / Math.abs(wide) / 0.75));
  for (let mark = 0; mark < marks; mark++) {
    const tall = (foot - top) / marks;
    context.fillRect(wall + wide * 0.2, top + tall * (mark + 0.18), wide * 0.6, tall * random.between(0.14, 0.6));
  }
  if (isDark) glow(context, wall + wide / 2, (top + foot) / 2, (foot - top) * 1.1, color, 0.5);
}

/** The facades along a street, both sides, running to its vanishing point. */
export function createCanyon(stage: Stage, terrain: TerrainPlan): SceneLayer {
  const { width, landUnit, horizon, bottom, plan } = stage;
  const view: View = { vanishX: terrain.across * width, vanishY: horizon, half: width * 0.4, eye: bottom - horizon };
  return {
    name: terrain.name,
    depth: terrain.depth,
    rows: { top: stage.top, bottom },
    paint: (context) => {
      const random = stage.random(terrain.name);
      const base = mix(
        stage.landAt(0.62, terrain.tint),
        { l: 0.6, c: 0.05, h: 50 },
        plan.time === 'night' || terrain.tint !== null ? 0.1 : 0.4,
      );
      const houses: House[] = [];
      for (const side of [-1, 1] as const) {
        let from = 0.86;
        while (from < 9) {
          const to = from * random.between(1.22, 1.5);
          houses.push({
            side,
            from,
            to,
            height: landUnit * random.between(0.85, 1.55) * (1 + from * 0.03),
            color: shift(base, { l: random.spread() * 0.05, h: random.spread() * 34, c: random.between(0.7, 1.3) }),
            storeys: Math.round(random.between(5, 9)),
            bays: Math.round(random.between(3, 5)),
          });
          from = to;
        }
      }
      for (const house of houses.toSorted((a, b) => b.from - a.from)) paintHouse(context, stage, view, house, random);
    },
  };
}
