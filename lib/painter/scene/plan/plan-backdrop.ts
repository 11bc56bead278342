import type { Place } from '../lexicon/places.ts';
import type { Random } from '../noise/random.ts';
import type { TerrainPlan } from './scene-plan.ts';
import type { PromptIntent } from './prompt-intent.ts';

/** The inputs of the backdrop. `add` takes kind, depth, base and rise. */
export interface BackdropPlanning {
  intent: PromptIntent;
  grounds: Place[];
  horizon: number;
  focus: number;
  isWater: boolean;
  cover: TerrainPlan['cover'];
  add: (kind: TerrainPlan['kind'], depth: number, base: number, rise: number, more?: Partial<TerrainPlan>) => void;
  random: Random;
}

/** Ridges, woods and roofs behind the middle ground, the farthest first. Over open water they stand on the horizon. */
export function planBackdrop({ intent, grounds, horizon, focus, isWater, cover, add, random }: BackdropPlanning): void {
  const has = (...places: Place[]): boolean => places.some((place) => grounds.includes(place));
  const tintOf = (...places: Place[]) => intent.tintOf('place', ...places);
  const land = 1 - horizon;
  const isSea = has('sea', 'harbour');
  const peak = 1 - focus + random.between(-0.08, 0.08);
  /** On land, overlapping ridges come nearer to the viewer; beyond water they stay on the shore line. */
  const down = (share: number): number => horizon + land * (isWater ? Math.min(share, 0.05) : share);
  const isSnowy = cover === 'snow';
  if (has('mountains')) {
    const more = {
      across: peak,
      tint: tintOf('mountains'),
      cover: isSnowy || intent.wants('tone', 'cool') ? ('snow' as const) : ('stone' as const),
    };
    add('mountains', 0.1, down(0.05), 0.34, more);
    add('mountains', 0.2, down(0.12), 0.25, { ...more, across: focus });
    if (!has('forest', 'hills')) add('hills', 0.34, down(0.2), 0.1, { tint: null });
  }
  if (has('volcano')) add('volcano', 0.14, down(0.08), 0.4, { across: peak, tint: tintOf('volcano'), cover: 'stone' });
  if (has('canyon')) {
    add('mesas', 0.14, down(0.06), 0.2, { across: peak, tint: tintOf('canyon'), cover: 'stone' });
    add('mesas', 0.34, down(0.16), 0.3, { across: focus, tint: tintOf('canyon'), cover: 'stone' });
  }
  if (has('hills')) {
    const tint = tintOf('hills');
    add('hills', 0.14, down(0.03), 0.19, { tint });
    add('hills', 0.26, down(0.09), 0.17, { tint, across: focus });
    if (!isSea) add('hills', 0.4, down(0.18), 0.15, { tint });
    if (!isWater) add('hills', 0.55, down(0.32), 0.15, { tint, across: focus });
  }
  const falls = { across: focus, cover: 'stone', name: 'falls' } as const;
  if (has('waterfall') && !has('forest', 'jungle')) add('hills', 0.3, down(0.04), 0.36, falls);
  if (has('city')) {
    const tint = tintOf('city');
    add('skyline', 0.16, down(0.06), 0.3, { tint, across: peak });
    add('skyline', 0.3, down(0.14), 0.36, { tint, across: focus });
    if (!isSea && !has('street')) add('skyline', 0.46, down(0.3), 0.42, { tint, across: peak });
  }
  if (has('street'))
    add('skyline', 0.6, down(0.36), 0.6, { across: 0.5, tint: tintOf('street'), name: 'street fronts' });
  if (has('desert', 'dunes')) {
    const tint = tintOf('desert', 'dunes');
    if (!has('mountains', 'canyon', 'hills')) add('mesas', 0.1, down(0.02), 0.07, { across: peak, cover: 'stone' });
    add('dunes', 0.3, down(0.03), 0.2, { across: peak, tint });
    add('dunes', 0.5, down(0.14), 0.24, { across: focus, tint });
    add('dunes', 0.7, down(0.32), 0.24, { across: peak, tint });
  }
  if (has('forest')) {
    const tint = tintOf('forest');
    add('trees', 0.3, down(0.06), 0.12, { tint });
    if (has('waterfall')) add('hills', 0.4, down(0.08), 0.42, falls);
    add('trees', 0.45, down(0.16), has('waterfall') ? 0.08 : 0.17, { tint });
    if (!isWater) add('trees', 0.66, down(0.34), 0.3, { tint });
  }
  if (has('jungle')) {
    const tint = tintOf('jungle');
    add('jungle', 0.3, down(0.06), 0.2, { tint });
    if (has('waterfall') && !has('forest')) add('hills', 0.4, down(0.08), 0.42, falls);
    add('jungle', 0.5, down(0.22), has('waterfall') ? 0.09 : 0.24, { tint });
  }
  if (has('village')) {
    if (!has('hills', 'mountains')) add('hills', 0.2, down(0.04), 0.13);
    add('roofs', 0.5, down(0.2), 0.16, { across: focus, tint: tintOf('village') });
  }
  const hasBackdrop = has(
    'mountains',
    'volcano',
    'canyon',
    'hills',
    'city',
    'street',
    'desert',
    'dunes',
    'forest',
    'jungle',
    'village',
    'waterfall',
  );
  if (!hasBackdrop && !isSea) {
    add('hills', 0.16, down(0.02), 0.1);
    add('hills', 0.32, down(0.1), 0.09);
    if (!isWater) add('trees', 0.42, down(0.14), 0.05);
  }
}
