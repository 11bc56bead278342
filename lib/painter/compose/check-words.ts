import { fieldError } from '../input.ts';

/** Words that are refused unless the tolerance is above their level. Level 4 is never tolerated. */
const levels: readonly { level: number; kind: string; words: RegExp }[] = [
  {
    level: 4,
    kind: 'sexual violence or children in sexual settings',
    words:
      /\b(?:rap(?:e|ed|ing|ist)|child (?:porn\w*|abuse)|paedophil\w*|pedophil\w*|bestiality|incest|underage (?:sex\w*|nud\w*|porn\w*))\b/u,
  },
  {
    level: 3,
    kind: 'pornography or cruelty',
    words:
      /\b(?:porn\w*|hardcore sex|orgy|behead\w*|decapitat\w*|dismember\w*|disembowel\w*|tortur\w*|genocide|massacre\w*|mutilat\w*)\b/u,
  },
  {
    level: 2,
    kind: 'sex or bloodshed',
    words:
      /\b(?:sex|sexual\w*|erotic\w*|genitals?|gore|gory|bloodbath|slaughter\w*|murder\w*|corpses?|suicide|heroin|cocaine|crystal meth)\b/u,
  },
  {
    level: 1,
    kind: 'nudity, killing or drugs',
    words:
      /\b(?:nude|nudes|nudity|naked|topless|kill(?:s|ed|ing|er)?|stab(?:s|bed|bing)?|bloody|bleeding|wounds?|executions?|drugs?|cannabis|marijuana|overdose)\b/u,
  },
  {
    level: 0,
    kind: 'violence, bare skin or intoxication',
    words:
      /\b(?:blood|guns?|rifles?|pistols?|weapons?|war|fight(?:s|ing)?|violen(?:t|ce)|punch(?:es|ing)?|lingerie|bikini|sexy|seductive|drunk|cigarettes?|smoking)\b/u,
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
  for (const { level, kind, words } of levels) {
    const word = words.exec(lower)?.[0];
    if (word !== undefined && level >= tolerance) return { word, kind, level };
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
  const remedy = level >= 4 ? 'Remove it.' : `Remove it, or raise safety_tolerance above ${level}.`;
  throw fieldError('prompt', `The word “${word}” (${kind}) is not allowed at safety tolerance ${tolerance}. ${remedy}`);
}
