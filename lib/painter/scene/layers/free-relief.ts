import { createCanvas } from '@napi-rs/canvas';
import { mix, shift } from '../../colour/oklch.ts';
import { fractal, ridged } from '../noise/noise.ts';
import { smoothStep } from '../../curves/smooth-step.ts';
import type { TerrainPlan } from '../plan/scene-plan.ts';
import { peakOf } from '../relief/heights.ts';
import { paintRelief, type Relief } from '../relief/relief.ts';
import { type GroundColors, shadeGround } from '../relief/shade-ground.ts';
import type { SceneLayer } from '../stage/scene-layer.ts';
import type { Stage } from '../stage/stage.ts';
import { snowColor } from './land.ts';

/** A headland that comes in from one side: level turf above, a broken wall of rock down to the water. */
function cliffRelief(stage: Stage, terrain: TerrainPlan): Relief {
  const noise = stage.noise(terrain.name);
  const half = stage.width / stage.landUnit / 2;
  const side = terrain.across < 0.5 ? -1 : 1;
  const tip = peakOf(stage, terrain) - side * half * 0.34;
  return {
    base: stage.horizon + (stage.height - stage.horizon) * 0.74,
    rise: terrain.rise * stage.landUnit,
    lift: (stage.height - stage.horizon) * 0.4,
    perspective: 0,
    relief: 0.8,
    isOpen: true,
    height: (x, z) => {
      const jag = fractal(noise, x * 3 + 8, z * 3.5, 4) * 0.17 + ridged(noise, x * 4, z * 5, 3) * 0.08;
      const inland = (x - tip) * side - (z - 0.45) ** 2 * 0.5 + jag * 0.6;
      const front = z - 0.16 + inland * 0.1 + jag * 0.55;
      const back = 1.02 - z;
      const wall = smoothStep(-0.01, 0.07, inland) * smoothStep(-0.02, 0.1, front) * smoothStep(0, 0.12, back);
      const ledge = smoothStep(-0.16, 0, inland) * smoothStep(-0.12, 0.02, front) * 0.11 * (0.6 + noise(x * 7, z * 7));
      const slope = 0.66 + 0.26 * smoothStep(0, half * 1.6, inland) + 0.035 * noise(x * 2.2, z * 2.2);
      return Math.max(wall * slope, ledge) - 0.012;
    },
  };
}

function islandRelief(stage: Stage, terrain: TerrainPlan): Relief {
  const noise = stage.noise(terrain.name);
  const peak = peakOf(stage, terrain);
  return {
    base: terrain.base * stage.height + stage.landUnit * 0.02,
    rise: terrain.rise * stage.landUnit,
    lift: stage.landUnit * 0.035,
    perspective: 0,
    relief: 0.9,
    isOpen: true,
    height: (x, z) => {
      const radius = Math.hypot((x - peak) / 0.31, (z - 0.55) / 0.55) + fractal(noise, x * 5, z * 2, 4) * 0.2;
      const shore = 1 - radius;
      return (
        smoothStep(0, 0.12, shore) * 0.3 + smoothStep(0.1, 0.9, shore) * (0.45 + 0.5 * noise(x * 4 + 3, z * 2)) - 0.02
      );
    },
  };
}

function icebergRelief(stage: Stage, terrain: TerrainPlan): Relief {
  const noise = stage.noise(terrain.name);
  const peak = peakOf(stage, terrain);
  return {
    base: terrain.base * stage.height + stage.landUnit * 0.03,
    rise: terrain.rise * stage.landUnit * 1.3,
    lift: stage.landUnit * 0.05,
    perspective: 0,
    relief: 1.3,
    isOpen: true,
    height: (x, z) => {
      const main = 1 - Math.hypot((x - peak) / 0.26, (z - 0.5) / 0.5);
      const other = 0.55 - Math.hypot((x + peak * 0.9 + 0.12) / 0.2, (z - 0.75) / 0.6);
      const body = Math.max(main, other) + noise(x * 6, z * 3) * 0.2;
      const slab = Math.abs(((x * 2.3 + z * 0.8) % 1) - 0.5);
      return (
        smoothStep(0, 0.08, body) *
          (0.3 + 0.55 * Math.max(0, body) + 0.5 * slab * body + 0.1 * ridged(noise, x * 5, z * 5, 3)) -
        0.02
      );
    },
  };
}

/** The relief of land that is surrounded by water; null for all other terrain. */
export function freeReliefOf(stage: Stage, terrain: TerrainPlan): Relief | null {
  if (terrain.kind === 'cliff') return cliffRelief(stage, terrain);
  if (terrain.kind === 'island') return islandRelief(stage, terrain);
  return terrain.kind === 'icebergs' ? icebergRelief(stage, terrain) : null;
}

function colorsOf(stage: Stage, terrain: TerrainPlan): GroundColors {
  const { palette } = stage;
  const base = stage.landAt(terrain.depth, terrain.tint);
  const noise = stage.noise(`rock ${terrain.name}`);
  const common = { depth: terrain.depth, hardness: 0.7, mist: 0.25 };
  if (terrain.kind === 'icebergs') {
    const ice = mix(snowColor(stage), { l: 0.8, c: 0.07, h: 215 }, 0.35);
    return { ...common, base: ice, pattern: ({ x, height }) => noise(x * 3, height * 9) * 0.5 };
  }
  const stone = mix({ l: base.l + 0.12, c: 0.028, h: 62 }, shift(palette.far, { l: -0.1, c: 0.5 }), 0.35);
  const rock = terrain.tint === null ? mix(base, stone, 0.72) : mix(base, stone, 0.08);
  const turf =
    terrain.cover === 'snow' ? snowColor(stage) : mix(base, palette.foliage, terrain.tint === null ? 0.62 : 0.25);
  const share = ({ x, z, steep, height }: { x: number; z: number; steep: number; height: number }): number =>
    (1 - smoothStep(0.5, 1.3, steep)) * smoothStep(0.16, 0.3, height + noise(x * 8, z * 8) * 0.1);
  return {
    ...common,
    base: rock,
    cover: { color: turf, share },
    pattern: ({ x, height, z }) => noise(x * 2.2 + z, height * 17) * 0.8 + noise(x * 16, height * 5) * 0.5,
  };
}

/** Land that is surrounded by water, with its broken reflection below it. */
export function createFreeLand(stage: Stage, terrain: TerrainPlan, relief: Relief): SceneLayer {
  const { left, right, bottom, top } = stage;
  const colors = colorsOf(stage, terrain);
  return {
    name: terrain.name,
    depth: terrain.depth,
    rows: { top: relief.base - relief.lift - relief.rise * 1.6, bottom },
    paint: (context) => {
      const land = createCanvas(right - left, bottom - top);
      const painted = land.getContext('2d');
      painted.translate(-left, -top);
      paintRelief(painted, stage, relief, shadeGround(stage, colors));
      const noise = stage.noise('mirror');
      const shore = relief.base - relief.lift * 0.1;
      const strip = Math.max(1, Math.round(stage.unit / 300));
      context.globalAlpha = 0.42;
      for (let y = 0; shore + y < bottom; y += strip) {
        const sway = noise(5, (y / stage.unit) * 40) * stage.unit * 0.008;
        const from = shore - top - y - strip;
        if (from < 0) break;
        context.globalAlpha = Math.max(0, 0.46 - y / (stage.landUnit * 0.55));
        context.drawImage(land, 0, from, land.width, strip, left + sway, shore + y, land.width, strip + 0.5);
      }
      context.globalAlpha = 1;
      context.drawImage(land, left, top);
    },
  };
}
