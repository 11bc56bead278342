import { fieldError } from '../input.ts';

/** Words that are refused unless the tolerance is above their level. Level 4 is never tolerated. */
const levels: readonly { level: number; kinds: Readonly<Record<string, RegExp>> }[] = [
  {
    level: 4,
    kinds: {
      'sexual violence': /\b(?:rap(?:e|ed|ing|ist)|bestiality|incest)\b/u,
      'children in sexual settings':
        /\b(?:child (?:porn\w*|abuse)|paedophil\w*|pedophil\w*|underage (?:sex\w*|nud\w*|porn\w*))\b/u,
    },
  },
  {
    level: 3,
    kinds: {
      pornography: /\b(?:porn\w*|hardcore sex|orgy)\b/u,
      violence: /\b(?:behead\w*|decapitat\w*|dismember\w*|disembowel\w*|tortur\w*|genocide|massacre\w*|mutilat\w*)\b/u,
    },
  },
  {
    level: 2,
    kinds: {
      sex: /\b(?:sex|sexual\w*|erotic\w*|genitals?)\b/u,
      violence: /\b(?:gore|gory|bloodbath|slaughter\w*|murder\w*|corpses?|suicide)\b/u,
      drugs: /\b(?:heroin|cocaine|crystal meth)\b/u,
    },
  },
  {
    level: 1,
    kinds: {
      nudity: /\b(?:nude|nudes|nudity|naked|topless)\b/u,
      violence: /\b(?:kill(?:s|ed|ing|er)?|stab(?:s|bed|bing)?|bloody|bleeding|wounds?|executions?)\b/u,
      drugs: /\b(?:drugs?|cannabis|marijuana|overdose)\b/u,
    },
  },
  {
    level: 0,
    kinds: {
      violence: /\b(?:blood|guns?|rifles?|pistols?|weapons?|war|fight(?:s|ing)?|violen(?:t|ce)|punch(?:es|ing)?)\b/u,
      'bare skin': /\b(?:lingerie|bikini|sexy|seductive)\b/u,
      intoxication: /\b(?:drunk|cigarettes?|smoking)\b/u,
    },
  },
];

/** The reason for refusing a prompt: the word, its subject, and its severity, 0 to 4. */
export interface RefusedWord {
  word: string;
  kind: string;
  level: number;
}

/** The most severe word of a prompt that exceeds a tolerance, 0 to 4; null when there is none. */
export function findRefusedWord(prompt: string, tolerance: number): RefusedWord | null {
  const lower = prompt.toLowerCase();
  for (const { level, kinds } of levels) {
    if (level < tolerance) return null;
    for (const [kind, words] of Object.entries(kinds)) {
      const word = words.exec(lower)?.[0];
      if (word !== undefined) return { word, kind, level };
    }
  }
  return null;
}

/**
 * Refuses a prompt by its words: a tolerance of 0 refuses all words for violence, sex or drugs, 4 only the most severe
 * ones. It matches words, without context.
 *
 * @throws EaselError `invalid_params` at `/prompt`
 */
export function checkWords(prompt: string, tolerance: number): void {
  const refused = findRefusedWord(prompt, tolerance);
  if (refused === null) return;
  const { word, kind, level } = refused;
  const remedy = level >= 4 ? 'Remove it.' : `Remove it, or raise “Safety tolerance” above ${level}.`;
  throw fieldError(
    'prompt',
    `The word “${word}” (${kind}) is not allowed while “Safety tolerance” is ${tolerance}. ${remedy}`,
  );
}
