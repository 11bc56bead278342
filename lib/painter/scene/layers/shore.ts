import type { SKRSContext2D } from '@napi-rs/canvas';
import { css, mix, shift } from '../../colour/oklch.ts';
import { fractal } from '../noise/noise.ts';
import type { TerrainPlan } from '../plan/scene-plan.ts';
import { linearGradient } from '../stage/gradients.ts';
import type { SceneLayer } from '../stage/scene-layer.ts';
import type { Stage } from '../stage/stage.ts';
import { sandColor } from './land.ts';
import { type Surface, traceGround } from './ridge.ts';

/** The line where a beach meets the water: a long curve, lower on one side. */
export function beachSurface(stage: Stage, terrain: TerrainPlan): Surface {
  const noise = stage.noise(terrain.name);
  const side = terrain.across < 0.5 ? -1 : 1;
  return (x) => {
    const across = x / stage.width - 0.5;
    return (
      stage.height * (terrain.base + 0.09 + across * side * 0.2 + across * across * 0.12) +
      fractal(noise, across * 3.2, 4, 3) * stage.unit * 0.03
    );
  };
}

/** A beach: wet sand that mirrors the sky, dry sand with ripples and shells, foam that comes and goes in a video. */
export function createBeach(stage: Stage, terrain: TerrainPlan): SceneLayer {
  const { unit, palette, left, right, bottom, height, detail } = stage;
  const surface = beachSurface(stage, terrain);
  const sand = terrain.tint ?? sandColor(stage, 0.42);
  const foam = mix(palette.cloud, { l: 0.97, c: 0.01, h: 90 }, 0.4);
  const strokeEdge = (context: SKRSContext2D, offset: (x: number) => number, width: number, alpha: number): void => {
    context.strokeStyle = css(foam, alpha);
    context.lineWidth = width;
    context.lineJoin = 'round';
    context.beginPath();
    for (let x = left - 4; x <= right + 4; x += Math.max(2, unit / 200)) context.lineTo(x, surface(x) + offset(x));
    context.stroke();
  };
  return {
    name: terrain.name,
    depth: terrain.depth,
    rows: { top: height * terrain.base - unit * 0.2, bottom },
    paint: (context) => {
      const random = stage.random(terrain.name);
      traceGround(context, stage, (x) => surface(x) - unit * 0.012);
      context.fillStyle = css(mix(shift(sand, { l: -0.1 }), palette.sky, 0.42));
      context.fill();
      traceGround(context, stage, (x) => surface(x) + unit * 0.045);
      context.fillStyle = linearGradient(
        context,
        [0, height * terrain.base],
        [0, bottom],
        [
          { at: 0, color: mix(sand, palette.horizon, 0.25) },
          { at: 0.5, color: sand },
          { at: 1, color: shift(sand, { l: -0.09 }) },
        ],
      );
      context.fill();
      for (let index = 0; index < 500 * detail + 80; index++) {
        const x = random.between(left, right);
        const near = random.next();
        const y = surface(x) + unit * 0.06 + near * (bottom - surface(x));
        context.fillStyle = css(shift(sand, { l: random.spread() * 0.07 }), 0.5);
        context.beginPath();
        context.ellipse(
          x,
          y,
          unit * (0.004 + 0.03 * near) * random.between(0.4, 1.2),
          unit * (0.0008 + 0.002 * near),
          random.spread() * 0.12,
          0,
          Math.PI * 2,
        );
        context.fill();
      }
    },
    animate: (context, { timeSeconds }) => {
      const noise = stage.noise('foam');
      const wash = Math.sin(timeSeconds * 0.8) * unit * 0.012;
      const edge = (x: number): number => wash + noise((x / unit) * 7 + timeSeconds * 0.1, 2) * unit * 0.012;
      strokeEdge(context, (x) => edge(x) + unit * 0.005, unit * 0.018, 0.28);
      strokeEdge(context, edge, unit * 0.0075, 0.9);
      strokeEdge(context, (x) => edge(x + unit * 0.3) * 0.8 - unit * 0.042, unit * 0.004, 0.65);
      strokeEdge(context, (x) => edge(x - unit * 0.4) * 0.6 - unit * 0.075, unit * 0.0025, 0.4);
    },
  };
}

/** A stone quay along the bottom, with its bollards. */
export function createQuay(stage: Stage, terrain: TerrainPlan): SceneLayer {
  const { left, right, bottom, unit, height } = stage;
  const top = terrain.base * height;
  const stone = mix(stage.landAt(0.9, terrain.tint), { l: 0.45, c: 0.02, h: 60 }, 0.3);
  return {
    name: terrain.name,
    depth: terrain.depth,
    rows: { top: top - unit * 0.06, bottom },
    paint: (context) => {
      const random = stage.random(terrain.name);
      context.fillStyle = linearGradient(
        context,
        [0, top],
        [0, bottom],
        [
          { at: 0, color: mix(shift(stone, { l: 0.07 }), stage.palette.light, 0.15) },
          { at: 0.12, color: stone },
          { at: 1, color: shift(stone, { l: -0.1 }) },
        ],
      );
      context.fillRect(left, top, right - left, bottom - top);
      context.strokeStyle = css(shift(stone, { l: -0.08 }), 0.7);
      context.lineWidth = Math.max(0.6, unit * 0.0025);
      for (let row = 0; row < 7; row++) {
        const y = top + (bottom - top) * (0.14 + 0.86 * (row / 7) ** 1.3);
        context.beginPath();
        context.moveTo(left, y);
        context.lineTo(right, y);
        context.stroke();
        for (
          let x = left + random.between(0, unit * 0.1);
          x < right;
          x += unit * random.between(0.09, 0.16) * (1 + row * 0.25)
        ) {
          context.beginPath();
          context.moveTo(x, y);
          context.lineTo(x + unit * 0.004, y + (bottom - top) * 0.13);
          context.stroke();
        }
      }
      for (let x = left + unit * 0.2; x < right; x += unit * 0.42) {
        context.fillStyle = css(shift(stone, { l: -0.2 }));
        context.fillRect(x - unit * 0.011, top - unit * 0.034, unit * 0.022, unit * 0.04);
        context.beginPath();
        context.ellipse(x, top - unit * 0.035, unit * 0.018, unit * 0.009, 0, 0, Math.PI * 2);
        context.fill();
      }
    },
  };
}
