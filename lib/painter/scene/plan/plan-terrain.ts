import type { Season } from '../lexicon/light.ts';
import type { Place } from '../lexicon/places.ts';
import type { Random } from '../noise/random.ts';
import { planBackdrop } from './plan-backdrop.ts';
import type { TerrainPlan } from './scene-plan.ts';
import { subjectTraits } from './subject-traits.ts';
import type { PromptIntent } from './prompt-intent.ts';

const waters = new Set<Place>(['sea', 'lake', 'river', 'waterfall', 'beach', 'island', 'cliff', 'harbour', 'iceberg']);

const firmByTheSea = new Set<Place>(['cliff', 'island', 'beach', 'harbour', 'iceberg', 'street', 'city']);

/** Whether the prompt shows something that needs firm ground. */
function needsLand(intent: PromptIntent): boolean {
  return intent.of('subject').some((subject) => subjectTraits[subject.id].habitat === 'ground');
}

/** Grounds that the prompt names, and those that its subjects need: a ship needs a sea, a fox needs a meadow. */
export function groundsOf(intent: PromptIntent, season: Season | null): Place[] {
  const named = intent.of('place').map((place) => place.id);
  const isWet = named.some((place) => waters.has(place));
  const swims = intent.of('subject').some((subject) => subjectTraits[subject.id].habitat === 'water');
  const grounds = [...named];
  if (named.includes('pineForest')) grounds.push('forest');
  if (named.includes('street')) grounds.splice(0, grounds.length, ...grounds.filter((place) => place !== 'village'));
  if (intent.wants('subject', 'bridge') && !isWet && !named.includes('city')) grounds.push('river');
  else if (swims && !isWet) grounds.push('sea');
  if (intent.wants('subject', 'lighthouse') && named.length === 0) grounds.push('sea', 'cliff');
  if (
    named.some((place) => place === 'island' || place === 'cliff' || place === 'iceberg' || place === 'beach') &&
    !grounds.some((place) => place === 'lake' || place === 'river')
  ) {
    if (!grounds.includes('sea')) grounds.push('sea');
  }
  if (grounds.includes('sea') && !grounds.some((place) => firmByTheSea.has(place)) && needsLand(intent)) {
    grounds.push(intent.wants('subject', 'castle', 'church', 'tower', 'lighthouse') ? 'cliff' : 'beach');
  }
  if (intent.wants('subject', 'camel', 'pyramid', 'cactus') && named.length === 0) grounds.push('desert');
  if (intent.wants('subject', 'lavenderRows')) grounds.push('field');
  if (
    (season === 'winter' || intent.wants('sky', 'snowfall')) &&
    !grounds.includes('snowfield') &&
    !grounds.some((place) => waters.has(place))
  )
    grounds.push('snowfield');
  const refused = (place: Place): boolean => intent.refuses('place', place);
  return [...new Set(grounds)].filter((place) => !refused(place));
}

type Cover = TerrainPlan['cover'];

function coverOf(intent: PromptIntent, grounds: Place[], season: Season | null): Cover {
  if (grounds.includes('snowfield') || season === 'winter' || intent.wants('sky', 'snowfall')) return 'snow';
  if (intent.wants('subject', 'lavenderRows')) return 'lavender';
  if (intent.wants('subject', 'flowers', 'tulips', 'poppies', 'sunflowers', 'roses') || grounds.includes('garden'))
    return 'flowers';
  if (
    grounds.includes('desert') ||
    grounds.includes('dunes') ||
    grounds.includes('beach') ||
    grounds.includes('canyon')
  )
    return 'sand';
  if (grounds.includes('field')) return season === 'spring' ? 'grass' : 'wheat';
  return 'grass';
}

/** The stretches of ground of a landscape, back to front. */
export function planTerrain(
  intent: PromptIntent,
  grounds: Place[],
  season: Season | null,
  horizon: number,
  focus: number,
  random: Random,
): TerrainPlan[] {
  const terrain: TerrainPlan[] = [];
  const cover = coverOf(intent, grounds, season);
  const has = (...places: Place[]): boolean => places.some((place) => grounds.includes(place));
  const tintOf = (...places: Place[]) => intent.tintOf('place', ...places);
  const add = (
    kind: TerrainPlan['kind'],
    depth: number,
    base: number,
    rise: number,
    more: Partial<TerrainPlan> = {},
  ): void => {
    terrain.push({
      kind,
      depth,
      base,
      rise,
      across: 1 - focus,
      tint: null,
      cover,
      name: `${kind} ${terrain.length}`,
      ...more,
    });
  };
  const isBroadRiver = has('river') && intent.wants('subject', 'bridge', 'boat', 'sailboat');
  const isWater = has('sea', 'lake', 'harbour', 'waterfall') || isBroadRiver;
  const land = 1 - horizon;
  planBackdrop({ intent, grounds, horizon, focus, isWater, cover, add, random });
  const foregroundTint = intent.tintOf('part', 'ground', 'foreground');
  if (has('sea', 'harbour')) add('sea', 0.5, horizon, 0, { tint: tintOf('sea', 'harbour') });
  else if (has('lake', 'waterfall') || isBroadRiver)
    add('lake', 0.5, horizon + land * 0.06, 0, { tint: tintOf('lake', 'river') });
  if (has('iceberg')) add('icebergs', 0.42, horizon + land * 0.12, 0.16, { across: focus });
  if (has('island')) add('island', 0.55, horizon + land * 0.2, 0.13, { across: focus, tint: tintOf('island') });
  if (has('street')) add('street', 0.8, horizon + land * 0.3, 0, { across: 0.5, cover: 'stone' });
  if (has('harbour')) add('quay', 0.85, 0.86, 0.05, { cover: 'stone' });
  if (has('beach')) add('beach', 0.85, 0.74, 0.1, { cover: 'sand', tint: tintOf('beach') });
  if (has('cliff'))
    add('cliff', 0.8, 1, 0.5, { across: focus, tint: tintOf('cliff'), cover: cover === 'snow' ? 'snow' : 'grass' });
  if (!isWater && !has('street')) {
    const plainTint = tintOf('field', 'meadow', 'snowfield', 'garden') ?? tintOf('desert', 'dunes') ?? foregroundTint;
    if (has('river')) add('river', 0.6, horizon + land * 0.16, 0, { across: 1 - focus, tint: tintOf('river') });
    if (has('dunes', 'desert')) add('dunes', 0.9, horizon + land * 0.6, 0.26, { across: focus, tint: plainTint });
    else if (!has('city') || has('field', 'meadow', 'garden'))
      add('plain', 0.72, horizon + land * 0.3, 0.05, { tint: plainTint });
    else add('lake', 0.6, horizon + land * 0.34, 0);
  }

  const isShore = has('lake', 'river', 'waterfall') || (!isWater && !has('city', 'street', 'dunes', 'desert'));
  const wantsBank = isShore && (isWater || !intent.wants('subject', 'road'));
  if (wantsBank)
    add('bank', 0.97, 0.9, 0.07, { across: focus, tint: foregroundTint ?? tintOf('field', 'meadow', 'snowfield') });
  return terrain;
}
