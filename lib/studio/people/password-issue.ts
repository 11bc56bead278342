import { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common';

/** “Safely unguessable” on zxcvbn's scale of 0 to 4: more than 10^8 guesses. */
const leastScore = 3;
/** Estimating takes longer than linear time, and more characters make no password weaker. */
const judgedCharacters = 64;
let zxcvbn: ZxcvbnFactory | null = null;

/**
 * Why a password is too easily guessed; null when it is not.
 *
 * @param ownWords what an attacker would try first: the name and e-mail address of the person
 */
export function passwordIssue(password: string, ownWords: readonly string[]): string | null {
  zxcvbn ??= new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs });
  const words = [...ownWords.flatMap((word) => [word, ...word.split(/[\s@.]+/)]), 'easel', 'studio'];
  const { score } = zxcvbn.check(
    password.slice(0, judgedCharacters),
    words.filter((word) => word.length > 2),
  );
  return score >= leastScore
    ? null
    : 'This password is easily guessed. Use a longer one, such as four unrelated words.';
}
