import { readProportions, type Size } from './proportions.ts';

const lying: Size = { width: 16, height: 9 };

function proportionsOf(ratio: string): Size {
  return readProportions(ratio) ?? lying;
}

const words: readonly [RegExp, string][] = [
  [/\b(?:vertical|portrait (?:format|mode|video|film)|phone|tiktok|reels?|stor(?:y|ies)|9:16)\b/i, '9:16'],
  [/\b(?:square|1:1)\b/i, '1:1'],
  [/\b(?:cinemascope|anamorphic|ultra-?wide|panorama|panoramic|21:9|2\.39:1)\b/i, '21:9'],
  [/\b(?:4:3|academy ratio|old television)\b/i, '4:3'],
  [/\b(?:3:4)\b/i, '3:4'],
];

/**
 * The proportions of a video without a chosen ratio: exactly those of its first reference, else those that the prompt
 * asks for, among the ratios of the model. A chosen ratio is returned unchanged.
 */
export function chooseProportions(options: {
  aspectRatio: string;
  ratios?: readonly string[];
  reference?: Size | null;
  prompt: string;
}): Size {
  const { aspectRatio, ratios = [], reference = null, prompt } = options;
  if (aspectRatio !== 'auto' && aspectRatio !== 'adaptive') return proportionsOf(aspectRatio);
  if (reference !== null) return { width: reference.width, height: reference.height };
  const asked = words.find(([pattern, ratio]) => ratios.includes(ratio) && pattern.test(prompt));
  return proportionsOf(asked?.[1] ?? '16:9');
}
