import type { TimeOfDay } from '../../scene/lexicon/light.ts';
import { readPromptIntent } from '../../scene/plan/prompt-intent.ts';

/** Times of day in their natural order. */
const day: readonly TimeOfDay[] = ['dawn', 'morning', 'day', 'golden', 'sunset', 'dusk', 'night'];

/** What a video of passing time shows where the prompt names no times of day. */
const wholeDay: readonly TimeOfDay[] = ['dawn', 'day', 'sunset', 'night'];

const hour = String.raw`((?:[a-z]+[\s-]){0,2}?[a-z]+)`;
const passing = [
  new RegExp(
    String.raw`\bfrom\s+(?:the\s+)?${hour}\s+(?:to|until|till|into|through)\s+(?:the\s+)?${hour}(?=$|[\s.,;])`,
    'i',
  ),
  new RegExp(
    String.raw`(?:^|\s)${hour}\s+(?:turns?\s+(?:in)?to|becomes?|fades?\s+(?:in)?to|gives\s+way\s+to|to)\s+(?:the\s+)?${hour}(?=$|[\s.,;])`,
    'i',
  ),
];
const timeLapse = /\b(?:time-?\s?lapse|hyper-?\s?lapse|passing of (?:the|a) day|a whole day)\b/i;

function hourOf(words: string | undefined): TimeOfDay | null {
  return readPromptIntent(words ?? '', '').of('time')[0]?.id ?? null;
}

/**
 * The times of day that pass in a prompt, as in “from dawn to night”, “day turns to night”, “time-lapse”; empty where
 * none pass.
 */
export function readHours(prompt: string): TimeOfDay[] {
  for (const pattern of passing) {
    const found = pattern.exec(prompt);
    const [from, to] = [hourOf(found?.[1]), hourOf(found?.[2])];
    if (from === null || to === null || from === to) continue;
    const [first, last] = [day.indexOf(from), day.indexOf(to)];
    const length = (last - first + day.length) % day.length;
    const between = Array.from({ length: length + 1 }, (_, step) => day[(first + step) % day.length] ?? to);
    // Neighbouring times of day look similar: over a long range every second one is enough.
    return between.filter((_, step) => step === length || length < 4 || step % 2 === 0);
  }
  return timeLapse.test(prompt) ? [...wholeDay] : [];
}

/** The prompt without the phrases for passing time, so that each time of day can be put in their place. */
export function withoutHours(prompt: string): string {
  return passing
    .reduce((text, pattern) => {
      const found = pattern.exec(text);
      return hourOf(found?.[1]) === null || hourOf(found?.[2]) === null ? text : text.replace(pattern, ' ');
    }, prompt)
    .replace(timeLapse, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
}
