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

/** A word that a prompt is refused for: what it speaks of, and how grave it is, 0 to 4. */
export interface RefusedWord {
  word: string;
  kind: string;
  level: number;
}

/** The gravest word of a prompt that a tolerance, 0 to 4, does not let pass; null when all pass. */
export function findRefusedWord(prompt: string, tolerance: number): RefusedWord | null {
  const lower = prompt.toLowerCase();
  for (const { level, kind, words } of levels) {
    const word = words.exec(lower)?.[0];
    if (word !== undefined && level >= tolerance) return { word, kind, level };
  }
  return null;
}

/**
 * Refuses a prompt by its words, as strictly as asked: a tolerance of 0 lets no word of violence, sex or drugs pass, 4 refuses
 * the gravest alone. It reads words, and knows no context.
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
