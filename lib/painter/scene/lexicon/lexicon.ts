import { cameraMoves, framings } from './cameras.ts';
import { figures } from './figures.ts';
import { seasons, times } from './light.ts';
import { media, moods, tones } from './moods.ts';
import { parts } from './parts.ts';
import { places } from './places.ts';
import { skyThings } from './sky.ts';
import { subjects } from './subjects.ts';

/** All groups of words, by what the words determine. */
export const groups = {
  place: places,
  sky: skyThings,
  subject: subjects,
  time: times,
  season: seasons,
  mood: moods,
  tone: tones,
  medium: media,
  camera: cameraMoves,
  framing: framings,
  part: parts,
  figure: figures,
} as const;

/** What a word determines. */
export type Group = keyof typeof groups;

/** One meaning: a group and the concept in it. */
export type Meaning = { [G in Group]: { group: G; id: keyof (typeof groups)[G] } }[Group];

/** A meaning, with what the form of the word adds to it. */
export interface Entry {
  meanings: Meaning[];
  isPlural: boolean;
}

/** The regular plural of an English noun. */
export function pluralOf(word: string): string {
  if (/(?:s|x|z|ch|sh)$/.test(word)) return `${word}es`;
  if (/[^aeiou]y$/.test(word)) return `${word.slice(0, -1)}ies`;
  return `${word}s`;
}

/** A phrase normalised for lookup: lower case, hyphens as spaces, no apostrophes. */
export function normalizePhrase(phrase: string): string {
  return phrase
    .toLowerCase()
    .replaceAll(/['’]/g, '')
    .replaceAll(/[^\p{L}\p{N}&]+/gu, ' ')
    .trim();
}

/** Whether a listed word is a plural already, as `oranges` is. */
function isPluralForm(phrase: string): boolean {
  return /[^sui]s$/.test(phrase);
}

const countable: ReadonlySet<Group> = new Set(['place', 'sky', 'subject', 'part']);

function buildLexicon(): { entries: Map<string, Entry>; longestPhrase: number } {
  const entries = new Map<string, Entry>();
  let longestPhrase = 1;
  const add = (phrase: string, meaning: Meaning, isPlural: boolean): void => {
    const entry = entries.get(phrase);
    if (entry === undefined) entries.set(phrase, { meanings: [meaning], isPlural });
    else if (entry.meanings.every((known) => known.group !== meaning.group)) entry.meanings.push(meaning);
    longestPhrase = Math.max(longestPhrase, phrase.split(' ').length);
  };
  for (const [group, concepts] of Object.entries(groups)) {
    for (const [id, words] of Object.entries(concepts) as [string, string][]) {
      const meaning = { group, id } as Meaning;
      for (const word of words.split(',').map(normalizePhrase)) {
        add(word, meaning, isPluralForm(word));
      }
    }
  }
  const singular = [...entries];
  for (const [phrase, entry] of singular) {
    for (const meaning of entry.meanings) {
      const plural = pluralOf(phrase);
      if (countable.has(meaning.group) && !entries.has(plural)) add(plural, meaning, true);
    }
  }
  return { entries, longestPhrase };
}

const lexicon = buildLexicon();

/** The meaning of a normalised phrase; null when it has none here. */
export function lookUp(phrase: string): Entry | null {
  return lexicon.entries.get(phrase) ?? null;
}

/** Number of words in the longest phrase of the lexicon. */
export const longestPhrase = lexicon.longestPhrase;
