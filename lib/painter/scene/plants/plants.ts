import { mix, type Oklch, shift } from '../../colour/oklch.ts';
import type { Stage } from '../stage/stage.ts';
import { birch } from './birch.ts';
import { bareTree, blossomTree, broadleaf } from './broadleaf.ts';
import { cactus } from './cactus.ts';
import { conifer } from './conifer.ts';
import { cypress } from './cypress.ts';
import { palm } from './palm.ts';
import type { Plant } from './plant.ts';

/** Plants that stand on the ground like trees. */
export type TreeKind = 'tree' | 'pine' | 'birch' | 'palm' | 'cypress' | 'blossom' | 'cactus';

const plants: Record<TreeKind, Plant> = {
  tree: broadleaf,
  pine: conifer,
  birch,
  palm,
  cypress,
  blossom: blossomTree,
  cactus,
};

/** The plant of a kind in the season of a stage: broad trees are bare in winter. */
export function plantOf(stage: Stage, kind: TreeKind): Plant {
  const isWinter = stage.plan.season === 'winter' || stage.plan.places.includes('snowfield');
  return isWinter && (kind === 'tree' || kind === 'blossom') ? bareTree : plants[kind];
}

/** The colour of its leaves. */
export function leafColor({ palette, plan }: Stage, kind: TreeKind, tint: Oklch | null): Oklch {
  if (tint !== null) return tint;
  if (kind === 'blossom')
    return mix(
      { l: 0.86, c: 0.085, h: 358 },
      palette.cloud,
      plan.time === 'night' || plan.time === 'dusk' ? 0.5 : 0.15,
    );
  if (kind === 'pine' && plan.season !== 'winter')
    return mix(palette.foliage, { l: palette.foliage.l * 0.82, c: 0.06, h: 175 }, plan.season === 'autumn' ? 0.8 : 0.4);
  if (kind === 'cypress' || kind === 'cactus')
    return shift(mix(palette.foliage, { l: palette.foliage.l * 0.85, c: 0.07, h: 150 }, 0.5), {});
  return palette.foliage;
}
