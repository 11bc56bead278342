import { hueDistance, type Oklch } from '../../colour/oklch.ts';
import type { Group, groups } from '../lexicon/lexicon.ts';
import { type Mention, type PromptReading, readPrompt } from '../lexicon/read-prompt.ts';

/** What a prompt and its negative prompt ask for and refuse. */
export interface PromptIntent {
  reading: PromptReading;
  /** Mentions of a group in the prompt's order, without refused ones, each concept once. */
  of: <G extends Group>(group: G) => (Mention & { id: keyof (typeof groups)[G]; group: G })[];
  wants: <G extends Group>(group: G, ...ids: (keyof (typeof groups)[G])[]) => boolean;
  refuses: <G extends Group>(group: G, ...ids: (keyof (typeof groups)[G])[]) => boolean;
  /** The first colour given to a concept; null when the prompt gives none. */
  tintOf: <G extends Group>(group: G, ...ids: (keyof (typeof groups)[G])[]) => Oklch | null;
  colors: Oklch[];
  refusedColors: Oklch[];
  texts: string[];
}

const key = (mention: { group: string; id: PropertyKey }): string => `${mention.group} ${String(mention.id)}`;

/** Whether two colours have the same name. */
function areAlike(a: Oklch, b: Oklch): boolean {
  if (a.c < 0.03 || b.c < 0.03) return a.c < 0.03 && b.c < 0.03 && Math.abs(a.l - b.l) < 0.2;
  return Math.abs(hueDistance(a.h, b.h)) < 42;
}

/** Reads a prompt together with its negative prompt, which wins when both name a thing. */
export function readPromptIntent(prompt: string, negativePrompt: string): PromptIntent {
  const reading = readPrompt(prompt);
  const negative = readPrompt(negativePrompt);
  const refused = new Set([...reading.mentions.filter((mention) => mention.isNegated), ...negative.mentions].map(key));
  const refusedColors = [...reading.refusedColors, ...negative.colors, ...negative.refusedColors];
  const isWelcome = (color: Oklch): boolean => !refusedColors.some((other) => areAlike(color, other));
  const wanted = new Map<string, Mention>();
  for (const mention of reading.mentions) {
    if (refused.has(key(mention))) continue;
    const known = wanted.get(key(mention));
    const colors = mention.colors.filter(isWelcome);
    if (known === undefined) wanted.set(key(mention), { ...mention, colors });
    else if (known.colors.length === 0) wanted.set(key(mention), { ...known, colors });
  }
  const mentions = [...wanted.values()];
  return {
    reading,
    of: (group) => mentions.filter((mention) => mention.group === group) as never,
    wants: (group, ...ids) => ids.some((id) => wanted.has(key({ group, id }))),
    refuses: (group, ...ids) => ids.some((id) => refused.has(key({ group, id }))),
    tintOf: (group, ...ids) =>
      ids.map((id) => wanted.get(key({ group, id }))?.colors[0]).find((color) => color !== undefined) ?? null,
    colors: reading.colors.filter(isWelcome),
    refusedColors,
    texts: refused.has('part lettering') ? [] : reading.texts,
  };
}
