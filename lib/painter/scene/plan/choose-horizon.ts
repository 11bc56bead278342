import type { Place } from '../lexicon/places.ts';
import type { Random } from '../noise/random.ts';
import type { Genre } from './scene-plan.ts';
import type { PromptIntent } from './prompt-intent.ts';

/**
 * The position of the horizon, as a share of the frame's height: low in the frame for prominent skies and towers, high
 * for prominent ground.
 */
export function chooseHorizon(intent: PromptIntent, genre: Genre, grounds: Place[], random: Random): number {
  const jitter = random.between(-0.025, 0.035);
  if (genre === 'still-life') return 0.56 + jitter;
  if (genre !== 'landscape' && genre !== 'interior') return 0.6;
  if (intent.wants('framing', 'low')) return 0.76 + jitter;
  if (intent.wants('framing', 'high')) return 0.34 + jitter;
  const isSkyImage =
    intent.wants('sky', 'aurora', 'milkyWay', 'stars', 'rainbow', 'lightning', 'meteor') ||
    intent.wants('subject', 'balloon', 'kite', 'plane', 'rocket');
  if (isSkyImage || (grounds.length === 0 && intent.wants('part', 'sky'))) return 0.74 + jitter;
  if (grounds.includes('city') || grounds.includes('mountains')) return 0.66 + jitter;
  if (grounds.includes('field') || grounds.includes('meadow') || grounds.includes('garden')) return 0.48 + jitter;
  if (grounds.includes('forest') || grounds.includes('jungle')) return 0.52 + jitter;
  return (intent.texts.length > 0 ? 0.62 : 0.56) + jitter;
}
