import type { SceneLayer } from '../stage/scene-layer.ts';
import type { Stage } from '../stage/stage.ts';
import { createAurora } from './aurora.ts';
import { createClouds } from './clouds.ts';
import { createMoon } from './moon.ts';
import { createRays } from './rays.ts';
import { createLightning, createMeteors, createRainbow } from './sky-events.ts';
import { createSky } from './sky.ts';
import { createStars } from './stars.ts';
import { createSun } from './sun.ts';

/** The sky and everything in it, back to front. */
export function composeSky(stage: Stage): SceneLayer[] {
  const { air, light } = stage.plan;
  return [
    createSky(stage),
    ...(light.rays > 0 ? [createRays(stage)] : []),
    ...(air.stars > 0 || air.milkyWay > 0 ? [createStars(stage, stage.horizon)] : []),
    ...(light.body === 'sun' ? [createSun(stage)] : []),
    ...(light.body === 'moon' || light.body === 'crescent' ? [createMoon(stage)] : []),
    ...(air.aurora > 0 ? [createAurora(stage, 1), createAurora(stage, 0)] : []),
    ...(air.meteors > 0 ? [createMeteors(stage)] : []),
    ...(air.clouds > 0.05 ? [createClouds(stage)] : []),
    ...(air.rainbow > 0 ? [createRainbow(stage)] : []),
    ...(air.lightning > 0 ? [createLightning(stage)] : []),
  ];
}
