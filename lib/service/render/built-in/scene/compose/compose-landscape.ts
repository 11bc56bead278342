import { createFreeLand, freeReliefOf } from '../layers/free-relief.ts';
import { createHills } from '../layers/hills.ts';
import { createLand } from '../layers/land.ts';
import { createTreeRow } from '../layers/tree-row.ts';
import { createWater } from '../layers/water.ts';
import type { TerrainPlan } from '../plan/scene-plan.ts';
import { reliefOf } from '../relief/relief-of.ts';
import { composeSky } from '../sky/compose-sky.ts';
import type { SceneLayer } from '../stage/scene-layer.ts';
import type { Stage } from '../stage/stage.ts';

function createTerrain(stage: Stage, terrain: TerrainPlan): SceneLayer {
  if (terrain.kind === 'sea' || terrain.kind === 'lake') return createWater(stage, terrain);
  if (terrain.kind === 'trees') return createTreeRow(stage, terrain);
  const free = freeReliefOf(stage, terrain);
  if (free !== null) return createFreeLand(stage, terrain, free);
  const relief = reliefOf(stage, terrain);
  return relief === null ? createHills(stage, terrain) : createLand(stage, terrain, relief);
}

/** A landscape, back to front. */
export function composeLandscape(stage: Stage): SceneLayer[] {
  return [...composeSky(stage), ...stage.plan.terrain.map((terrain) => createTerrain(stage, terrain))];
}
