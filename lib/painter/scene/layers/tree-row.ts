import type { TerrainPlan } from '../plan/scene-plan.ts';
import { mix, css } from '../../colour/oklch.ts';
import { fractal } from '../noise/noise.ts';
import { lightToward, plantColors } from '../plants/plant.ts';
import { leafColor, plantOf, type TreeKind } from '../plants/plants.ts';
import { roundTree } from '../plants/round-tree.ts';
import { createStamps } from '../plants/stamps.ts';
import { linearGradient } from '../stage/gradients.ts';
import type { SceneLayer } from '../stage/scene-layer.ts';
import type { Stage } from '../stage/stage.ts';
import { snowColor } from './land.ts';
import { hazeColor, type Surface } from './ridge.ts';

/**
 * The kind of trees in a forest: the one that the prompt names, the one that suits the season, or one picked by the
 * seed.
 */
export function forestKind(stage: Stage): TreeKind {
  const named = stage.plan.subjects.find(
    (subject) =>
      subject.kind === 'birch' || subject.kind === 'blossom' || subject.kind === 'palm' || subject.kind === 'tree',
  );
  if (named !== undefined) return named.kind as TreeKind;
  if (stage.plan.places.includes('jungle')) return 'palm';
  if (stage.plan.places.includes('pineForest')) return 'pine';
  if (stage.plan.places.includes('snowfield') || stage.plan.season === 'winter') return 'pine';
  if (stage.plan.season === 'autumn' || stage.plan.season === 'spring') return 'tree';
  return stage.random('forest kind').chance(0.75) || stage.plan.air.fog > 0.4 ? 'pine' : 'tree';
}

/** The forest floor under a row of trees. */
function floorOf(stage: Stage, terrain: TerrainPlan): Surface {
  const noise = stage.noise(terrain.name);
  const base = terrain.base * stage.height;
  return (x) =>
    base - fractal(noise, x / stage.landUnit / 0.5, terrain.depth * 5, 3) * terrain.rise * stage.landUnit * 0.5;
}

/** A row of a forest: trees of many heights, dense, mist rising between this row and the next. */
export function createTreeRow(stage: Stage, terrain: TerrainPlan): SceneLayer {
  const { landUnit, left, right, bottom, plan } = stage;
  const surface = floorOf(stage, terrain);
  const tall = terrain.rise * landUnit;
  const crest = terrain.base * stage.height - tall * 1.7;
  const kind = terrain.kind === 'jungle' ? 'tree' : forestKind(stage);
  return {
    name: terrain.name,
    depth: terrain.depth,
    rows: { top: crest, bottom },
    paint: (context) => {
      const random = stage.random(terrain.name);
      const colors = plantColors(stage, terrain.tint ?? leafColor(stage, kind, null), terrain.depth);
      const variants = 3 + Math.round(2 * stage.detail);
      const stampsBySide = [-0.8, 0.8].map((toward) =>
        createStamps(kind === 'tree' && stage.plan.season !== 'winter' ? roundTree : plantOf(stage, kind), variants, {
          height: tall * 1.25,
          colors,
          toward,
          random,
          detail: stage.detail * Math.min(1, tall / 120),
          presence: Math.min(1, tall / stage.unit),
        }),
      );
      const palms =
        terrain.kind === 'jungle'
          ? createStamps(plantOf(stage, 'palm'), 3, {
              height: tall * 1.4,
              colors,
              toward: 0.5,
              random,
              detail: stage.detail * 0.6,
              presence: Math.min(1, tall / stage.unit),
            })
          : null;
      const gap = tall * (kind === 'pine' ? 0.15 : 0.36);
      for (const rank of [0.82, 1]) {
        for (let x = left - gap; x < right + gap; x += gap * random.between(0.55, 1.5)) {
          const cluster = 0.72 + 0.4 * stage.noise('clusters')(x / landUnit / 0.22, terrain.depth * 9 + rank);
          const height = tall * cluster * random.between(0.62, 1.2) * rank;
          const stamps = stampsBySide[lightToward(stage, x) < 0 ? 0 : 1];
          if (terrain.kind === 'jungle' && random.chance(0.4)) palms?.set(context, x, surface(x), height * 1.5, random);
          stamps?.set(context, x, surface(x) + tall * 0.06 + (rank - 0.82) * tall * 0.5, height, random);
        }
      }
      const haze = hazeColor(stage);
      const veil = Math.min(0.95, (1 - terrain.depth) * 0.55 + plan.air.fog * 0.75);
      const floor = terrain.base * stage.height;
      context.fillStyle = css(
        mix(
          terrain.cover === 'snow' ? snowColor(stage) : mix(colors.shade, stage.landAt(terrain.depth, null), 0.6),
          haze,
          veil * 0.45,
        ),
      );
      context.beginPath();
      context.moveTo(left, bottom);
      for (let x = left; x <= right + 4; x += 4) context.lineTo(x, surface(x) + tall * 0.12);
      context.lineTo(right + 4, bottom);
      context.fill();
      context.fillStyle = linearGradient(
        context,
        [0, floor - tall * 1.15],
        [0, floor + tall * 0.28],
        [
          { at: 0, color: haze, alpha: 0 },
          { at: 0.45, color: haze, alpha: veil * 0.28 },
          { at: 1, color: haze, alpha: veil * 0.9 },
        ],
      );
      context.globalCompositeOperation = 'source-atop';
      context.fillRect(left, floor - tall * 1.15, right - left, tall * 1.43);
    },
  };
}
