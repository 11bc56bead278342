import type { SKRSContext2D } from '@napi-rs/canvas';
import { mix } from '../../colour/oklch.ts';
import { lightToward, plantColors } from '../plants/plant.ts';
import { leafColor, plantOf, type TreeKind } from '../plants/plants.ts';
import { roundTree } from '../plants/round-tree.ts';
import { createStamps } from '../plants/stamps.ts';
import type { TerrainPlan } from '../plan/scene-plan.ts';
import { crestOf, projectRelief, type Relief } from '../relief/relief.ts';
import type { Stage } from '../stage/stage.ts';
import { hazeColor } from './ridge.ts';

/** Scatters trees over a relief in loose groves, the far ones smaller; none where a nearer crest hides the ground. */
export function paintHillTrees(
  context: SKRSContext2D,
  stage: Stage,
  terrain: TerrainPlan,
  relief: Relief,
  kind: TreeKind,
  density: number,
): void {
  const { left, right, unit, landUnit } = stage;
  const random = stage.random(`trees on ${terrain.name}`);
  const groves = stage.noise(`groves on ${terrain.name}`);
  const tall = landUnit * (0.018 + 0.075 * terrain.depth);
  const tones = plantColors(stage, leafColor(stage, kind, null), terrain.depth);
  const veil = (1 - terrain.depth) * 0.25 + stage.plan.air.fog * 0.3;
  const haze = hazeColor(stage);
  const colors = {
    shade: mix(tones.shade, haze, veil),
    base: mix(tones.base, haze, veil),
    lit: mix(tones.lit, haze, veil),
    wood: mix(tones.wood, haze, veil),
  };
  const stampsBySide = [-0.8, 0.8].map((toward) =>
    createStamps(
      kind === 'tree' && stage.plan.season !== 'winter' && !stage.plan.places.includes('snowfield')
        ? roundTree
        : plantOf(stage, kind),
      3,
      {
        height: tall * 1.2,
        colors,
        toward,
        random,
        detail: stage.detail * Math.min(1, tall / 130),
        presence: 0,
      },
    ),
  );
  const count = Math.round(((right - left) / unit) * 90 * density);
  const spots = Array.from({ length: count }, () => ({
    x: random.between(left, right),
    z: random.between(0.02, 0.96),
    chance: random.next(),
  }));
  for (const { x, z, chance } of spots.toSorted((a, b) => b.z - a.z)) {
    if (chance > 0.3 + groves((x / landUnit) * 3.4, z * 3) * 1.1) continue;
    const y = projectRelief(stage, relief, x, z);
    if (y > crestOf(stage, relief, x, 0, z * 0.96) + 1) continue;
    stampsBySide[lightToward(stage, x) < 0 ? 0 : 1]?.set(
      context,
      x,
      y + tall * 0.05,
      tall * (1.1 - 0.55 * z) * random.between(0.6, 1.15),
      random,
    );
  }
}
