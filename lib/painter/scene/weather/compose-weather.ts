import type { SceneLayer } from '../stage/scene-layer.ts';
import type { Stage } from '../stage/stage.ts';
import { createPetals, createRain, createSnowfall } from './falling.ts';
import { createFireflies } from './fireflies.ts';
import { createLightningShine } from './lightning-shine.ts';

/** Weather in the air in front of a scene. */
export function composeWeather(stage: Stage): SceneLayer[] {
  const { air } = stage.plan;
  return [
    ...(air.lightning > 0 && stage.durationSeconds > 0 ? [createLightningShine(stage)] : []),
    ...(air.fireflies > 0 ? [createFireflies(stage)] : []),
    ...(air.petals > 0 ? [createPetals(stage)] : []),
    ...(air.snowfall > 0 ? [createSnowfall(stage)] : []),
    ...(air.rain > 0 ? [createRain(stage)] : []),
  ];
}
