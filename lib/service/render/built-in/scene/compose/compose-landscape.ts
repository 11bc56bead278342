import { createRoofs } from '../city/roofs.ts';
import { createSkyline } from '../city/skyline.ts';
import { createStreet } from '../city/street.ts';
import { createRiver } from '../layers/river.ts';
import { createBeach, createQuay } from '../layers/shore.ts';
import { createForegroundGrass } from '../flora/foreground.ts';
import { createFreeLand, freeReliefOf } from '../layers/free-relief.ts';
import { createHills } from '../layers/hills.ts';
import { createLand } from '../layers/land.ts';
import { createTreeRow } from '../layers/tree-row.ts';
import { createWater } from '../layers/water.ts';
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
  skyline: createSkyline,
  roofs: createRoofs,
  street: createStreet,
};

function createTerrain(stage: Stage, terrain: TerrainPlan): SceneLayer {
  const create = creators[terrain.kind];
  if (create !== undefined) return create(stage, terrain);
  const free = freeReliefOf(stage, terrain);
  if (free !== null) return createFreeLand(stage, terrain, free);
  const relief = reliefOf(stage, terrain);
  return relief === null ? createHills(stage, terrain) : createLand(stage, terrain, relief);
}

/** A landscape, back to front. */
export function composeLandscape(stage: Stage): SceneLayer[] {
  const nearest = stage.plan.terrain.at(-1);
  const isGrown =
    nearest !== undefined && (nearest.kind === 'bank' || nearest.kind === 'plain') && nearest.cover !== 'sand';
  return [
    ...composeSky(stage),
    ...composeSubjects(stage, null),
    ...stage.plan.terrain.flatMap((terrain, index) => [
      createTerrain(stage, terrain),
      ...composeSubjects(stage, index),
    ]),
    ...(isGrown ? [createForegroundGrass(stage, nearest.cover === 'snow')] : []),
    ...composeWeather(stage),
  ];
}
