import type { Genre } from './scene-plan.ts';
import { subjectTraits } from './subject-traits.ts';
import type { PromptIntent } from './prompt-intent.ts';

/**
 * The kind of image that the prompt asks for: the most specific thing that it names decides; if it names nothing, the
 * image is abstract.
 */
export function chooseGenre(intent: PromptIntent): Genre {
  const subjects = intent.of('subject');
  const has = (habitat: string): boolean => subjects.some((subject) => subjectTraits[subject.id].habitat === habitat);
  const indoors = new Set(['room', 'tabletop', 'underwater', 'space']);
  const hasLand = intent.of('place').some((place) => !indoors.has(place.id));
  if (intent.wants('subject', 'portrait')) return 'portrait';
  if (intent.wants('place', 'underwater')) return 'underwater';
  if (intent.wants('place', 'tabletop')) return 'still-life';
  if (intent.wants('place', 'room')) return 'interior';
  if (hasLand) return 'landscape';
  if (has('table')) return 'still-life';
  if (intent.wants('place', 'space') || has('space')) return 'space';
  if (has('sea-floor')) return 'underwater';
  if (has('abstract')) return 'abstract';
  const namesNature =
    subjects.length > 0 ||
    intent.of('sky').length > 0 ||
    intent.of('time').length > 0 ||
    intent.of('season').length > 0 ||
    intent.wants('part', 'sky');
  return namesNature ? 'landscape' : 'abstract';
}
