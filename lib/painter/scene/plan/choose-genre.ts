import type { Genre } from './scene-plan.ts';
import { subjectTraits } from './subject-traits.ts';
import type { Wishes } from './wishes.ts';

/** Which kind of image the words ask for: what they name decides, the most specific first, and nothing named is abstract. */
export function chooseGenre(wishes: Wishes): Genre {
  const subjects = wishes.of('subject');
  const has = (habitat: string): boolean => subjects.some((subject) => subjectTraits[subject.id].habitat === habitat);
  const indoors = new Set(['room', 'tabletop', 'underwater', 'space']);
  const hasLand = wishes.of('place').some((place) => !indoors.has(place.id));
  if (wishes.wants('subject', 'portrait')) return 'portrait';
  if (wishes.wants('place', 'underwater')) return 'underwater';
  if (wishes.wants('place', 'tabletop')) return 'still-life';
  if (wishes.wants('place', 'room')) return 'interior';
  if (hasLand) return 'landscape';
  if (has('table')) return 'still-life';
  if (wishes.wants('place', 'space') || has('space')) return 'space';
  if (has('sea-floor')) return 'underwater';
  if (has('abstract')) return 'abstract';
  const namesNature =
    subjects.length > 0 ||
    wishes.of('sky').length > 0 ||
    wishes.of('time').length > 0 ||
    wishes.of('season').length > 0 ||
    wishes.wants('part', 'sky');
  return namesNature ? 'landscape' : 'abstract';
}
