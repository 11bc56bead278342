import { mix } from '../../colour/oklch.ts';
import { lightToward, plantColors } from '../plants/plant.ts';
import { leafColor, plantOf } from '../plants/plants.ts';
import { createStamps } from '../plants/stamps.ts';
import type { SceneLayer } from '../stage/scene-layer.ts';
import type { Stage } from '../stage/stage.ts';
import { forestKind } from './tree-row.ts';

/** Large trees at the frame's edges, nearest of all, between which one looks into a forest. */
export function createFramingTrees(stage: Stage): SceneLayer {
  const { width, height, bottom, unit, landUnit } = stage;
  const kind = forestKind(stage);
  const tall =
    height > width * 1.2 ? height * 0.82 : Math.min(height * 0.98, landUnit * (kind === 'pine' ? 0.92 : 0.8));
  const focal = stage.plan.subjects.find((subject) => subject.isFocal)?.across ?? 0.5;
  return {
    name: 'framing trees',
    depth: 0.94,
    paint: (context) => {
      const random = stage.random('framing trees');
      const tones = plantColors(stage, leafColor(stage, kind, null), 1);
      const colors = {
        ...tones,
        base: mix(tones.base, tones.shade, 0.5),
        shade: mix(tones.shade, stage.palette.near, 0.4),
      };
      const places = [-0.035, 0.075, 0.965, 1.05, 0.885, 0.16]
        .slice(0, width > height ? 6 : 4)
        .filter((place) => Math.abs(place - focal) > 0.27);
      for (const place of places) {
        const x = width * place + random.spread() * unit * 0.03;
        const edge = Math.abs(place - 0.5) * 2;
        const stamps = createStamps(plantOf(stage, kind), 1, {
          height: tall * (0.55 + 0.5 * edge) * random.between(0.8, 1.05),
          colors,
          toward: lightToward(stage, x),
          random,
          detail: stage.detail,
          presence: 0.9,
        });
        stamps.set(
          context,
          x,
          bottom - unit * random.between(0.0, 0.05),
          tall * (0.5 + 0.5 * edge) * random.between(0.8, 1.05),
          random,
        );
      }
    },
  };
}
