import { mix, type Oklch, shift } from '../../colour/oklch.ts';
import { smoothStep } from '../../curves/smooth-step.ts';
import { paintGroundCover } from '../flora/ground-cover.ts';
import { paintHillTrees } from './hill-trees.ts';
import type { TreeKind } from '../plants/plants.ts';
import type { TerrainPlan } from '../plan/scene-plan.ts';
import { lowestCrest, paintRelief, type Relief } from '../relief/relief.ts';
import { type GroundColors, shadeGround } from '../relief/shade-ground.ts';
import type { SceneLayer } from '../stage/scene-layer.ts';
import type { Stage } from '../stage/stage.ts';

/** Snow in a scene's light: never pure white, and with the sky's colour in its shadows. */
export function snowColor({ palette }: Stage): Oklch {
  return mix(shift(palette.cloud, { c: 0.7, l: 0.01 }), palette.cloudShade, 0.22);
}

/** The colour of sand in a scene's light. */
export function sandColor(stage: Stage, depth: number): Oklch {
  const { palette, plan } = stage;
  const base = stage.landAt(depth, null);
  return mix(
    base,
    { l: base.l * 0.5 + 0.36 * palette.far.l + 0.06, c: 0.03 + 0.1 * palette.far.l, h: 62 },
    plan.time === 'night' || plan.time === 'dusk' ? 0.5 : 0.82,
  );
}

function colorsOf(stage: Stage, terrain: TerrainPlan): GroundColors {
  const { palette, plan } = stage;
  const { kind, depth, tint, cover } = terrain;
  const base = stage.landAt(depth, tint);
  const noise = stage.noise(`cover ${terrain.name}`);
  const common = { base, depth, hardness: 0.35, mist: 0.7 };
  const snow = mix(snowColor(stage), base, (1 - depth) * 0.2);
  if (kind === 'mountains' || kind === 'volcano') {
    const rock = tint === null ? mix(base, { ...palette.zenith, c: palette.zenith.c * 0.6 }, 0.35) : base;
    const line = cover === 'snow' ? 0.16 : kind === 'volcano' ? 0.66 : plan.season === 'summer' ? 0.66 : 0.46;
    const share = ({ x, z, height, steep }: { x: number; z: number; height: number; steep: number }): number =>
      smoothStep(line, line + 0.12, height + noise(x * 9, z * 12) * 0.14) * (1 - 0.7 * smoothStep(1.1, 2.6, steep));
    return { ...common, base: rock, hardness: 0.78, mist: 0.6, cover: { color: snow, share } };
  }
  if (cover === 'snow') return { ...common, base: snow, hardness: 0.1, mist: 0.35 };
  if (kind === 'dunes') {
    const sand = tint ?? sandColor(stage, depth);
    return {
      ...common,
      base: sand,
      hardness: 0.7,
      mist: 0.25,
      pattern: ({ x, z }) => noise(x * 5 + z * 30, z * 60) * 0.3,
    };
  }
  if (kind === 'mesas') {
    const clay = tint ?? mix(sandColor(stage, depth), { l: 0.5, c: 0.13, h: 38 }, 0.5);
    return {
      ...common,
      base: clay,
      hardness: 0.6,
      mist: 0.5,
      pattern: ({ x, height }) => noise(x * 0.8, height * 26) * 1.1,
    };
  }
  if (cover === 'wheat' && (kind === 'plain' || kind === 'bank')) {
    const straw = tint ?? mix(base, { l: 0.36 + palette.near.l * 0.75, c: 0.105, h: 80 }, 0.75);
    return { ...common, base: straw, pattern: ({ x, z }) => noise(x * 3, z * 8) * 0.6 };
  }
  if (kind === 'hills' && tint !== null) return { ...common, base, mist: 0.3, haze: 0.35 };
  const green = tint === null ? mix(base, palette.foliage, 0.28 + 0.3 * depth) : base;
  return {
    ...common,
    base: green,
    pattern: ({ x, z }) => Math.max(-1, Math.min(1, noise(x * 3.4, z * 7) * 1.6)) * 0.5,
  };
}

function hillTree({ plan }: Stage): TreeKind {
  const named = plan.subjects.find(
    (subject) =>
      subject.kind === 'pine' ||
      subject.kind === 'cypress' ||
      subject.kind === 'blossom' ||
      subject.kind === 'palm' ||
      subject.kind === 'birch',
  );
  if (named !== undefined) return named.kind as TreeKind;
  return plan.places.includes('mountains') || plan.places.includes('snowfield') || plan.season === 'winter'
    ? 'pine'
    : 'tree';
}

/** Land of any kind as a relief. */
export function createLand(stage: Stage, terrain: TerrainPlan, relief: Relief): SceneLayer {
  return {
    name: terrain.name,
    depth: terrain.depth,
    rows: { top: relief.base - relief.lift - relief.rise * 1.6, bottom: stage.bottom },
    coversBelow: lowestCrest(stage, relief),
    paint: (context) => {
      paintRelief(context, stage, relief, shadeGround(stage, colorsOf(stage, terrain)));
      if (
        terrain.kind === 'hills' &&
        (terrain.depth > 0.3 || !stage.plan.places.includes('sea')) &&
        terrain.cover !== 'sand' &&
        terrain.cover !== 'stone'
      )
        paintHillTrees(context, stage, terrain, relief, hillTree(stage), 0.7);
      if (terrain.kind === 'plain' && terrain.cover === 'grass')
        paintHillTrees(context, stage, { ...terrain, depth: terrain.depth * 0.8 }, relief, hillTree(stage), 0.22);
      if (terrain.kind === 'plain' || terrain.kind === 'bank') paintGroundCover(context, stage, terrain, relief);
    },
  };
}
