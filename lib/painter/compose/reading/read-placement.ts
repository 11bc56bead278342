import type { ReferenceInstruction } from './composition-reading.ts';

const acrossWords: readonly [number, RegExp][] = [
  [0.24, /\b(?:on|to|at|in)? ?the (?:far |very )?left\b(?! of)|\bleft (?:side|half|corner|edge)\b/u],
  [0.76, /\b(?:on|to|at|in)? ?the (?:far |very )?right\b(?! of)|\bright (?:side|half|corner|edge)\b/u],
  [0.5, /\b(?:in|at) the (?:cent(?:er|re)|middle)\b|\bcent(?:er|re)d\b/u],
];

const scaleWords: readonly [number, RegExp][] = [
  [0.45, /\b(?:tiny|miniature|very small|distant|far away)\b/u],
  [0.65, /\b(?:small(?:er)?|little)\b/u],
  [1.7, /\b(?:giant|huge|enormous|gigantic|massive|colossal|towering)\b/u],
  [1.3, /\b(?:large(?:r)?|big(?:ger)?)\b/u],
];

/** Position, size and depth that the clause around a citation asks for. */
export function readPlacement(
  clause: string,
): Pick<ReferenceInstruction, 'across' | 'nearness' | 'scale' | 'isMirrored'> {
  const behind = /\b(?:behind|in the (?:back|distance)|far back)\b/u.test(clause);
  const front = /\b(?:in front|in the foreground|up front|closest|nearest)\b/u.test(clause);
  return {
    across: acrossWords.find(([, pattern]) => pattern.test(clause))?.[0] ?? null,
    nearness: front ? 1 : behind ? -1 : 0,
    scale: scaleWords.find(([, pattern]) => pattern.test(clause))?.[0] ?? 1,
    isMirrored: /\b(?:mirrored|flipped|mirror[- ]image)\b/u.test(clause),
  };
}
