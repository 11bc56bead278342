import type { Subject } from '../lexicon/subjects.ts';
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

/** The base line of things on a stretch of ground. */
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
      return () => stage.horizon + (stage.height - stage.horizon) * 0.62;
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

/** The spacing of things of a kind, in their heights. */
const spacing: Partial<Record<Subject, number>> = {
  elephant: 1.55,
  cow: 1.6,
  bear: 1.7,
  horse: 1.25,
  wolf: 1.5,
  sheep: 1.5,
  camel: 1.25,
  giraffe: 0.7,
  house: 1.5,
  barn: 1.7,
  cabin: 1.7,
  church: 1.1,
  pyramid: 1.25,
  castle: 1.25,
  car: 2.6,
  tent: 2.2,
  couple: 0.34,
  people: 0.42,
  person: 0.5,
  child: 0.6,
  boat: 3,
  sailingShip: 1.2,
  tree: 0.8,
  blossom: 0.95,
  birch: 0.36,
  pine: 0.42,
  cypress: 0.34,
  palm: 0.6,
  reeds: 0.3,
  rocks: 1.9,
  streetLamp: 1.3,
  windTurbine: 0.75,
};

/** The part of the frame's width that ground surrounded by water offers, in pixels. */
function groundAcross(stage: Stage, terrain: TerrainPlan | null): [from: number, to: number] {
  const { width, landUnit } = stage;
  if (terrain?.kind === 'island' || terrain?.kind === 'icebergs') {
    return [terrain.across * width - landUnit * 0.2, terrain.across * width + landUnit * 0.2];
  }
  if (terrain?.kind === 'cliff')
    return terrain.across < 0.5
      ? [width * 0.03, width * (terrain.across + 0.1)]
      : [width * (terrain.across - 0.1), width * 0.97];
  return [Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY];
}

/** The positions of a subject's copies: the first where it was planned, the others beside it, smaller and looser. */
export function placeSpots(stage: Stage, plan: SubjectPlan, terrain: TerrainPlan | null, random: Random): Spot[] {
  const size = plan.size * stage.unit * (stage.height > stage.width * 1.3 ? 1.12 : 1);
  const line = standingLine(stage, terrain, size);
  const [from, to] = groundAcross(stage, terrain);
  const toward = (x: number): number => {
    const share = lightToward(stage, x);
    return Math.abs(share) < 0.3 ? 0.3 * (Math.sign(share) || 1) : share;
  };
  const gap = plan.down === null ? Math.max(size * (spacing[plan.kind] ?? 0.85), stage.unit * 0.03) : size * 2.3;
  const inward = plan.across < 0.5 ? 1 : -1;
  const spots = Array.from({ length: Math.max(1, plan.count) }, (_, index): Spot => {
    const isFirst = index === 0;
    const side = (index % 2 === 0 ? -1 : 1) * inward;
    const step = Math.ceil(index / 2) * (index % 2 === 0 ? 0.9 : 1);
    const aside = isFirst ? 0 : side * step * gap * random.between(0.85, 1.15);
    const x = Math.min(to, Math.max(from, plan.across * stage.width + aside));
    const scale = isFirst ? 1 : random.between(0.72, 1);
    const jitter = isFirst ? 0 : random.spread();
    if (plan.down !== null) {
      const y = plan.down * stage.height + jitter * size * 1.7 + (isFirst ? 0 : step * size * 0.35 * side);
      return { x, y, size: size * scale, toward: toward(x) };
    }
    const nearer = jitter * size * 0.16;
    return { x, y: line(x) + nearer, size: size * (scale + nearer / stage.unit), toward: toward(x) };
  });
  const isSeen = (spot: Spot): boolean => spot.x > stage.left - spot.size && spot.x < stage.right + spot.size;
  return spots.filter(isSeen).toSorted((a, b) => a.y - b.y);
}
