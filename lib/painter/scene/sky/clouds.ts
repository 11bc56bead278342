import type { SceneLayer } from '../stage/scene-layer.ts';
import type { Stage } from '../stage/stage.ts';
import { paintCumulus } from './cumulus.ts';
import { paintOvercast, paintWisps } from './veils.ts';

/** Clouds of the planned kind. In a video the wind moves them. */
export function createClouds(stage: Stage): SceneLayer {
  const { plan, unit, durationSeconds, left, right } = stage;
  const drift = unit * (0.004 + 0.02 * plan.air.wind) * (plan.air.cloudKind === 'overcast' ? 0.7 : 1);
  const spread = Math.ceil(drift * durationSeconds) + 2;
  return {
    name: 'clouds',
    depth: 0.05,
    drift,
    spread,
    rows: { top: stage.top, bottom: stage.horizon * 1.03 },
    paint: (context) => {
      const paint = { cumulus: paintCumulus, wisps: paintWisps, overcast: paintOvercast }[plan.air.cloudKind];
      paint(context, stage, left - spread, right);
    },
  };
}
