import type { SoundKind } from '../lexicon/sounds.ts';
import { composeLeaves, composeRoom, composeSnow, composeWind } from './air.ts';
import { composeDog, composeHooves, composeWhale, composeWolf } from './animals.ts';
import { composeBirds, composeGulls, composeOwl } from './birds.ts';
import { composeApplause, composeCrowd } from './crowd.ts';
import { composeDrips, composeRain, composeUnderwater } from './drops.ts';
import { composeFire } from './fire.ts';
import { composeBees, composeCrickets, composeFrogs } from './insects.ts';
import type { ComposeLayer } from './layer.ts';
import { composeEngine, composePlane, composeRocket, composeTrain } from './machines.ts';
import { composeSpace } from './space.ts';
import { composeRumble, composeThunder } from './storm.ts';
import { composeBells, composeChimes, composeClock, composeHeartbeat, composeHorn } from './struck.ts';
import { composeFootsteps, composeTraffic } from './town.ts';
import { composeLapping, composeRiver, composeWaterfall, composeWaves } from './water.ts';

/** The function that makes each kind of sound. */
export const layers: Record<SoundKind, ComposeLayer> = {
  wind: composeWind,
  leaves: composeLeaves,
  snow: composeSnow,
  room: composeRoom,
  rain: composeRain,
  thunder: composeThunder,
  rumble: composeRumble,
  waves: composeWaves,
  lapping: composeLapping,
  river: composeRiver,
  waterfall: composeWaterfall,
  drips: composeDrips,
  underwater: composeUnderwater,
  birds: composeBirds,
  gulls: composeGulls,
  owl: composeOwl,
  crickets: composeCrickets,
  frogs: composeFrogs,
  bees: composeBees,
  wolf: composeWolf,
  dog: composeDog,
  whale: composeWhale,
  hooves: composeHooves,
  traffic: composeTraffic,
  crowd: composeCrowd,
  applause: composeApplause,
  footsteps: composeFootsteps,
  bells: composeBells,
  chimes: composeChimes,
  clock: composeClock,
  horn: composeHorn,
  heartbeat: composeHeartbeat,
  engine: composeEngine,
  train: composeTrain,
  plane: composePlane,
  rocket: composeRocket,
  fire: composeFire,
  space: composeSpace,
};
