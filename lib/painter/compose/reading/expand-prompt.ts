import { createRandom } from '../../scene/noise/random.ts';
import { chooseGenre } from '../../scene/plan/choose-genre.ts';
import type { Genre } from '../../scene/plan/scene-plan.ts';
import { readPromptIntent, type PromptIntent } from '../../scene/plan/prompt-intent.ts';

interface Enrichment {
  /** False when the prompt already says something of this kind. */
  isOpen: (intent: PromptIntent) => boolean;
  choices: readonly [string, ...string[]];
}

const hasNo =
  (...groups: readonly Parameters<PromptIntent['of']>[0][]) =>
  (intent: PromptIntent): boolean =>
    groups.every((group) => intent.of(group).length === 0);

const always = (): boolean => true;

/** The additions for each kind of image, in words that the painter knows. */
const enrichments: Record<Genre, readonly Enrichment[]> = {
  landscape: [
    { isOpen: hasNo('time'), choices: ['at golden hour', 'at sunrise', 'at sunset', 'in clear morning light'] },
    {
      isOpen: hasNo('sky'),
      choices: ['fluffy clouds drifting', 'light mist in the distance', 'shafts of light', 'wispy clouds'],
    },
    {
      isOpen: (intent) => !intent.wants('subject', 'flowers', 'reeds', 'rocks', 'birds'),
      choices: ['wildflowers in the foreground', 'a flock of distant birds', 'tall grass and rocks in the foreground'],
    },
    { isOpen: hasNo('mood', 'tone'), choices: ['serene', 'dramatic', 'dreamy', 'vivid colours'] },
  ],
  interior: [
    { isOpen: hasNo('time'), choices: ['in warm morning light', 'at golden hour', 'at dusk'] },
    { isOpen: always, choices: ['a vase of flowers', 'a stack of books', 'a candle'] },
  ],
  'still-life': [
    { isOpen: hasNo('time'), choices: ['in soft morning light', 'at golden hour', 'in the evening'] },
    {
      isOpen: always,
      choices: ['with a few lemons beside', 'with pears beside', 'with a candle beside', 'with books beside'],
    },
  ],
  portrait: [
    { isOpen: hasNo('time'), choices: ['at golden hour', 'in soft morning light', 'at dusk'] },
    { isOpen: hasNo('mood', 'tone'), choices: ['serene', 'dramatic', 'dreamy'] },
  ],
  space: [
    { isOpen: always, choices: ['a nebula behind', 'a distant spiral galaxy', 'a belt of asteroids'] },
    { isOpen: hasNo('mood', 'tone'), choices: ['vivid colours', 'mysterious'] },
  ],
  underwater: [
    { isOpen: always, choices: ['shafts of light from above', 'coral in the foreground', 'a shoal of fish'] },
    { isOpen: hasNo('mood', 'tone'), choices: ['vivid colours', 'dreamy'] },
  ],
  abstract: [
    { isOpen: always, choices: ['with overlapping circles', 'with flowing ribbons', 'with arcs and triangles'] },
    { isOpen: hasNo('mood', 'tone'), choices: ['vivid colours', 'serene pastel tones', 'dramatic'] },
  ],
};

/**
 * Adds light, weather and detail where the prompt leaves them open, chosen by the seed, in words that the painter
 * knows. The prompt itself is unchanged and comes first. This is done by rules, without a language model.
 */
export function expandPrompt(words: string, seed: number): string {
  const intent = readPromptIntent(words, '');
  const random = createRandom(seed, 'expansion');
  const added = enrichments[chooseGenre(intent)].flatMap(({ isOpen, choices }) => {
    const choice = random.pick(choices);
    return isOpen(intent) ? [choice] : [];
  });
  return [words.replace(/[\s.,;]+$/u, ''), ...added].filter((part) => part !== '').join(', ');
}
