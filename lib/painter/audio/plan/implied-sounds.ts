import type { Place } from '../../scene/lexicon/places.ts';
import type { Subject } from '../../scene/lexicon/subjects.ts';
import type { ScenePlan } from '../../scene/plan/scene-plan.ts';
import type { SoundKind } from '../lexicon/sounds.ts';

const soundsOfPlaces: Partial<Record<Place, SoundKind>> = {
  sea: 'waves',
  beach: 'waves',
  island: 'waves',
  cliff: 'waves',
  lake: 'lapping',
  harbour: 'lapping',
  river: 'river',
  waterfall: 'waterfall',
  volcano: 'rumble',
  desert: 'wind',
  dunes: 'wind',
  canyon: 'wind',
  mountains: 'wind',
  snowfield: 'wind',
  iceberg: 'wind',
  city: 'traffic',
  street: 'traffic',
};

const soundsOfSubjects: Partial<Record<Subject, SoundKind>> = {
  campfire: 'fire',
  boat: 'lapping',
  train: 'train',
  car: 'engine',
  plane: 'plane',
  rocket: 'rocket',
  people: 'crowd',
  whale: 'whale',
  horse: 'hooves',
};

/** Places with vegetation, for birds and crickets. */
const green = new Set<Place>([
  'forest',
  'pineForest',
  'jungle',
  'meadow',
  'field',
  'garden',
  'hills',
  'village',
  'lake',
  'river',
]);

/** The sounds that a scene implies when the prompt names none, the most characteristic first. */
export function impliedSounds(plan: ScenePlan): SoundKind[] {
  const { air, places, subjects, time, season } = plan;
  const kinds: SoundKind[] = [];
  const add = (kind: SoundKind | undefined) => {
    if (kind !== undefined && !kinds.includes(kind)) kinds.push(kind);
  };
  if (plan.genre === 'underwater') return ['underwater'];
  if (plan.genre === 'space') return ['space'];
  for (const { kind } of subjects) add(soundsOfSubjects[kind]);
  if (plan.genre === 'still-life' || plan.genre === 'portrait') return [...kinds, 'room'];
  if (plan.genre === 'abstract') return kinds;
  if (air.lightning > 0) add('thunder');
  if (air.rain > 0.1) add('rain');
  if (air.wind > 0.5) add('wind');
  for (const place of places) add(soundsOfPlaces[place]);
  const isDark = time === 'night' || time === 'dusk';
  const isCold = season === 'winter' || places.includes('snowfield') || air.snowfall > 0;
  const isWet = air.rain > 0.1 || air.lightning > 0;
  const isGreen = places.some((place) => green.has(place));
  if (air.snowfall > 0) add('snow');
  if (isGreen && !isCold && !isWet) add(isDark ? 'crickets' : 'birds');
  if (isDark && !isCold && places.includes('lake')) add('frogs');
  if (!isDark && !isWet && kinds.includes('waves')) add('gulls');
  if (isGreen && !isCold && (air.wind > 0.5 || places.includes('forest'))) add('leaves');
  if (plan.genre === 'interior') add('room');
  if (kinds.length === 0 && plan.genre === 'landscape') add('wind');
  return kinds;
}
