import type { ColourOperation, SpatialOperation } from '../operations/edit-operation.ts';
import { namedStyles } from '../styles/named-styles.ts';
import type { Rule } from './prompt-scanner.ts';
import { amountOf, type Strength } from './strength.ts';

const overcast = namedStyles.find(({ words }) => words.test('overcast'))?.style ?? null;

/** A usual amount of weather and, under cloud, its dull light. */
function weather(strength: Strength, name: 'fog' | 'rain' | 'snow', usual: number) {
  const falling: SpatialOperation = { name, amount: amountOf(strength, usual) };
  if (overcast === null || name === 'snow') return [falling];
  const light: ColourOperation = { name: 'style', style: overcast, amount: amountOf(strength, 0.4) };
  return [light, falling];
}

/** Weather that falls or drifts in front of the image. */
export const weatherRules: readonly Rule[] = [
  {
    pattern: /\b(?:fog(?:gy)?|mist(?:y)?|haz(?:e|y))\b/u,
    read: ({ strength }) => weather(strength, 'fog', 0.62),
  },
  {
    pattern: /\b(?:rain(?:y|ing|fall|storm|drops)?|downpour|drizzle)\b/u,
    read: ({ strength }) => weather(strength, 'rain', 0.55),
  },
  {
    pattern:
      /\b(?:(?:falling |fresh |let it |make it |add |more |heavy |light |some |a little )snow(?:fall|flakes)?|snowing|snowfall|snowflakes|blizzard)\b/u,
    read: ({ strength }) => weather(strength, 'snow', 0.55),
  },
];
