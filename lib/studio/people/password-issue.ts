import type { ZxcvbnFactory } from '@zxcvbn-ts/core';

/** “Safely unguessable” on zxcvbn's scale of 0 to 4: more than 10^8 guesses. */
const leastScore = 3;
/** Estimating takes longer than linear time, and more characters make no password weaker. */
const judgedCharacters = 64;
let loading: Promise<ZxcvbnFactory> | null = null;

/** Loads the lists of common passwords and of words of the studio's languages: some 80 MB of memory. */
async function load(): Promise<ZxcvbnFactory> {
  const [{ ZxcvbnFactory }, common, english, german] = await Promise.all([
    import('@zxcvbn-ts/core'),
    import('@zxcvbn-ts/language-common'),
    import('@zxcvbn-ts/language-en'),
    import('@zxcvbn-ts/language-de'),
  ]);
  return new ZxcvbnFactory({
    dictionary: { ...common.dictionary, ...english.dictionary, ...german.dictionary },
    graphs: common.adjacencyGraphs,
  });
}

/**
 * Why a password is too easily guessed; null when it is not.
 *
 * @param ownWords what an attacker would try first: the name and e-mail address of the person
 */
export async function passwordIssue(password: string, ownWords: readonly string[]): Promise<string | null> {
  const zxcvbn = await (loading ??= load());
  const words = [...ownWords.flatMap((word) => [word, ...word.split(/[\s@.]+/)]), 'easel', 'studio'];
  const { score } = zxcvbn.check(
    password.slice(0, judgedCharacters),
    words.filter((word) => word.length > 2),
  );
  return score >= leastScore
    ? null
    : 'This password is easily guessed. Use a longer one, such as four unrelated words.';
}
