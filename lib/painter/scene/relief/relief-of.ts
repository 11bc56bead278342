import type { TerrainPlan } from '../plan/scene-plan.ts';
import type { Stage } from '../stage/stage.ts';
import {
  duneHeights,
  hillHeights,
  mesaHeights,
  mountainHeights,
  peakOf,
  plainHeights,
  volcanoHeights,
} from './heights.ts';
import type { Relief } from './relief.ts';

/** The relief of a stretch of land; null for anything else. */
export function reliefOf(stage: Stage, terrain: TerrainPlan): Relief | null {
  const noise = stage.noise(terrain.name);
  const peak = peakOf(stage, terrain);
  const octaves = 3 + Math.round(3 * stage.detail);
  const base = terrain.base * stage.height;
  const rise = terrain.rise * stage.landUnit;
  switch (terrain.kind) {
    case 'mountains':
      return {
        height: mountainHeights(noise, peak, octaves),
        base,
        rise: rise * 1.25,
        lift: rise * 0.12,
        perspective: 0.2,
        relief: 0.55,
      };
    case 'volcano':
      return {
        height: volcanoHeights(noise, peak, octaves),
        base,
        rise: rise * 1.1,
        lift: rise * 0.1,
        perspective: 0.2,
        relief: 0.5,
      };
    case 'mesas':
      return { height: mesaHeights(noise, peak), base, rise, lift: rise * 0.2, perspective: 0.4, relief: 0.8 };
    case 'dunes':
      return {
        height: duneHeights(noise, peak),
        base: base + rise * 0.9,
        rise,
        lift: rise * 0.75,
        perspective: 0.5,
        relief: 1.1,
      };
    case 'plain':
      return {
        height: plainHeights(noise),
        base: stage.bottom + rise,
        rise,
        lift: stage.bottom + rise - base,
        perspective: 1.1,
        relief: 0.6,
      };
    case 'bank':
      return {
        height: plainHeights(noise),
        base: stage.bottom + rise,
        rise: rise * 1.6,
        lift: stage.bottom + rise - base,
        perspective: 0.3,
        relief: 0.6,
      };
    case 'hills':
      return {
        height: hillHeights(noise, peak, octaves),
        base: base + rise * 0.4,
        rise: rise * 1.15,
        lift: rise * 0.3,
        perspective: 0.25,
        relief: 0.7,
      };
    default:
      return null;
  }
}
