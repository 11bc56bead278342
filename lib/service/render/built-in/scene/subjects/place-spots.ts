import type { Random } from '../noise/random.ts';
import { beachSurface } from '../layers/shore.ts';
import { freeReliefOf } from '../layers/free-relief.ts';
import { hillSurface } from '../layers/hills.ts';
import type { SubjectPlan, TerrainPlan } from '../plan/scene-plan.ts';
import { crestOf, projectRelief } from '../relief/relief.ts';
import { reliefOf } from '../relief/relief-of.ts';
import { lightToward } from '../plants/plant.ts';
import type { Stage } from '../stage/stage.ts';
import type { Spot } from './subject-art.ts';

/** The line that things stand on, on a stretch of ground. */
export function standingLine(stage: Stage, terrain: TerrainPlan | null, size: number): (x: number) => number {
  if (terrain === null) return () => stage.height * 0.86;
  const base = terrain.base * stage.height;
  const below = stage.height - base;
  const free = freeReliefOf(stage, terrain);
  if (free !== null) return (x) => crestOf(stage, free, x) + size * 0.012;
  const relief = reliefOf(stage, terrain);
  switch (terrain.kind) {
    case 'sea':
    case 'lake':
      return () => base + below * Math.min(0.6, 0.16 + (size / stage.unit) * 0.9);
    case 'street':
      return () => base + below * 0.34;
    case 'quay':
      return () => base + below * 0.25;
    case 'beach': {
      const surface = beachSurface(stage, terrain);
      return (x) => surface(x) + stage.unit * 0.13;
    }
    case 'plain':
    case 'bank':
      if (relief === null) break;
      return (x) => projectRelief(stage, relief, x, terrain.kind === 'plain' ? 0.42 : 0.6);
    case 'hills':
    case 'dunes':
    case 'mountains':
    case 'mesas':
    case 'volcano':
      if (relief === null) break;
      return (x) => crestOf(stage, relief, x) + size * 0.02;
    default:
      break;
  }
  return hillSurface(stage, terrain);
}

/** Where each of a subject's many stands: the first where it was planned, the others beside it, smaller and looser. */
export function placeSpots(stage: Stage, plan: SubjectPlan, terrain: TerrainPlan | null, random: Random): Spot[] {
  const size = plan.size * stage.unit * (stage.height > stage.width * 1.3 ? 1.12 : 1);
  const line = standingLine(stage, terrain, size);
  const toward = (x: number): number => {
    const share = lightToward(stage, x);
    return Math.abs(share) < 0.3 ? 0.3 * (Math.sign(share) || 1) : share;
  };
  const gap = Math.max(size * 0.72, stage.unit * 0.05);
  const spots = Array.from({ length: Math.max(1, plan.count) }, (_, index): Spot => {
    const side = index % 2 === 0 ? 1 : -1;
    const step = Math.ceil(index / 2);
    const scale = index === 0 ? 1 : random.between(0.68, 1);
    const wide = plan.down === null ? gap * 1.15 : size * 2.3;
    const x = plan.across * stage.width + (index === 0 ? 0 : side * step * wide * random.between(0.75, 1.25));
    const jitter = index === 0 ? 0 : random.spread();
    if (plan.down !== null)
      return {
        x,
        y: plan.down * stage.height + (index === 0 ? 0 : jitter * size * 1.7 + step * size * 0.35 * side),
        size: size * scale,
        toward: toward(x),
      };
    const nearer = index === 0 ? 0 : jitter * size * 0.16;
    return { x, y: line(x) + nearer, size: size * (scale + nearer / stage.unit), toward: toward(x) };
  });
  return spots
    .filter((spot) => spot.x > stage.left - spot.size && spot.x < stage.right + spot.size)
    .toSorted((a, b) => a.y - b.y);
}
