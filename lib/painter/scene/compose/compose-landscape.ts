import { createRoofs } from '../city/roofs.ts';
import { createCanyon } from '../city/canyon.ts';
import { createSkyline } from '../city/skyline.ts';
import { createStreet } from '../city/street.ts';
import { createRiver } from '../layers/river.ts';
import { createBeach, createQuay } from '../layers/shore.ts';
import { createForegroundGrass } from '../flora/foreground.ts';
import { createEruption } from '../layers/eruption.ts';
import { createFramingTrees } from '../layers/framing-trees.ts';
import { createWaterfall } from '../layers/waterfall.ts';
import { createFogBank } from '../weather/fog.ts';
import { createFreeLand, freeReliefOf } from '../layers/free-relief.ts';
import { createLand } from '../layers/land.ts';
import { createTreeRow } from '../layers/tree-row.ts';
import { createWater } from '../water/water.ts';
import type { TerrainPlan } from '../plan/scene-plan.ts';
import { reliefOf } from '../relief/relief-of.ts';
import { composeWeather } from '../weather/compose-weather.ts';
import { composeSubjects } from './compose-subjects.ts';
import { composeSky } from '../sky/compose-sky.ts';
import type { SceneLayer } from '../stage/scene-layer.ts';
import type { Stage } from '../stage/stage.ts';

const creators: Partial<Record<TerrainPlan['kind'], (stage: Stage, terrain: TerrainPlan) => SceneLayer>> = {
  sea: createWater,
  lake: createWater,
  river: createRiver,
  beach: createBeach,
  quay: createQuay,
  trees: createTreeRow,
  jungle: createTreeRow,
  skyline: (stage, terrain) =>
    terrain.name === 'street fronts' ? createCanyon(stage, terrain) : createSkyline(stage, terrain),
  roofs: createRoofs,
  street: createStreet,
};

function createTerrain(stage: Stage, terrain: TerrainPlan): SceneLayer[] {
  const create = creators[terrain.kind];
  if (create !== undefined) return [create(stage, terrain)];
  const free = freeReliefOf(stage, terrain);
  if (free !== null) return [createFreeLand(stage, terrain, free)];
  const relief = reliefOf(stage, terrain);
  if (relief === null) throw new Error(`nothing paints ${terrain.kind}`);
  const land = createLand(stage, terrain, relief);
  if (terrain.kind === 'volcano') return [land, createEruption(stage, terrain, relief)];
  return terrain.name === 'falls' ? [land, createWaterfall(stage, terrain, relief)] : [land];
}

/** A bank of mist in front of every other stretch of ground, where the air has any. */
function mistBefore(stage: Stage, terrain: TerrainPlan, index: number): SceneLayer[] {
  const { air } = stage.plan;
  if (air.fog < 0.28 || index % 2 === 0 || terrain.depth > 0.75) return [];
  return [
    createFogBank(stage, {
      at: terrain.base * stage.height + stage.landUnit * 0.03,
      tall: stage.landUnit * (0.1 + 0.14 * terrain.depth),
      depth: terrain.depth + 0.02,
      name: `mist ${index}`,
    }),
  ];
}

/** A landscape, back to front. */
export function composeLandscape(stage: Stage): SceneLayer[] {
  const { terrain, places } = stage.plan;
  const nearest = terrain.at(-1);
  const isGrown =
    nearest !== undefined && (nearest.kind === 'bank' || nearest.kind === 'plain') && nearest.cover !== 'sand';
  return [
    ...composeSky(stage),
    ...composeSubjects(stage, null),
    ...terrain.flatMap((stretch, index) =>
      createTerrain(stage, stretch).concat(mistBefore(stage, stretch, index), composeSubjects(stage, index)),
    ),
    ...(places.includes('forest') || places.includes('jungle') ? [createFramingTrees(stage)] : []),
    ...(isGrown ? [createForegroundGrass(stage, nearest.cover === 'snow')] : []),
    ...composeWeather(stage),
  ];
}
