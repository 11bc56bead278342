import { createHills } from '../layers/hills.ts';
import { createSky } from '../layers/sky.ts';
import { createSun } from '../layers/sun.ts';
import { createWater } from '../layers/water.ts';
import type { TerrainPlan } from '../plan/scene-plan.ts';
import type { SceneLayer } from '../stage/scene-layer.ts';
import type { Stage } from '../stage/stage.ts';

function createTerrain(stage: Stage, terrain: TerrainPlan): SceneLayer {
  return terrain.kind === 'sea' || terrain.kind === 'lake' ? createWater(stage, terrain) : createHills(stage, terrain);
}

/** A landscape, back to front. */
export function composeLandscape(stage: Stage): SceneLayer[] {
  const sun = stage.plan.light.body === 'sun' ? [createSun(stage)] : [];
  return [createSky(stage), ...sun, ...stage.plan.terrain.map((terrain) => createTerrain(stage, terrain))];
}
