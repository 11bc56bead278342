import { readWishes } from '../../scene/plan/wishes.ts';

const adding =
  /\b(?:add(?:ing)?|insert|include|plus|give it|put in|place)\s+(?!.*\b(?:text|words?|caption|title|border|frame|vignette|grain|blur|contrast)\b)([^,;.]+)/giu;

/** Things that words ask to add to a picture, and that can be painted: “add a hot air balloon and two birds”. */
export function readAdditions(words: string): string[] {
  return [...words.matchAll(adding)].flatMap(([, what = '']) => {
    const plain = what.split(/\b(?:to|on|in|at|behind|under|over) (?:the|my|this|it)\b/u)[0] ?? '';
    return plain.split(/\s+and\s+/u).filter((part) => readWishes(part, '').of('subject').length > 0);
  });
}
