import { normalizePhrase, pluralOf } from '../../scene/lexicon/lexicon.ts';
import { negations } from '../../scene/lexicon/amounts.ts';
import { separateQuotedTexts } from '../../scene/lexicon/separate-quoted-texts.ts';
import { tokenize, type Token } from '../../scene/lexicon/tokens.ts';
import { musicWords, silences, sounds, type MusicWord, type SoundKind } from './sounds.ts';

/** What a prompt says about audio. */
export interface SoundReading {
  /** Sounds that it names, in its order, each once. */
  sounds: SoundKind[];
  refused: Set<SoundKind>;
  /** Instruments and music that it names. */
  music: MusicWord[];
  refusesMusic: boolean;
  /** It asks for no sound at all. */
  isSilent: boolean;
  /** It asks for quiet. */
  isHushed: boolean;
  isSlow: boolean;
  isFast: boolean;
}

type Meaning = { sound: SoundKind } | { music: MusicWord };

function buildPhrases(): Map<string, Meaning[]> {
  const phrases = new Map<string, Meaning[]>();
  const add = (phrase: string, meaning: Meaning) => phrases.set(phrase, [...(phrases.get(phrase) ?? []), meaning]);
  const addAll = (words: string, meaning: Meaning) => {
    for (const phrase of new Set(
      words
        .split(',')
        .map(normalizePhrase)
        .flatMap((word) => [word, pluralOf(word)]),
    )) {
      add(phrase, meaning);
    }
  };
  for (const [sound, words] of Object.entries(sounds)) addAll(words, { sound: sound as SoundKind });
  for (const [music, words] of Object.entries(musicWords)) addAll(words, { music: music as MusicWord });
  return phrases;
}

const phrases = buildPhrases();
const longest = Math.max(...[...phrases.keys()].map((phrase) => phrase.split(' ').length));
const [always, alone, hushed] = [silences.always, silences.alone, silences.hushed].map(
  (words) => new Set(words.split(',').map(normalizePhrase)),
);
/** Words after which a refusal no longer counts. */
const turns = new Set(['but', 'only', 'just', 'instead']);

function phraseAt(words: readonly string[], at: number): { phrase: string; length: number } | null {
  for (let length = Math.min(longest, words.length - at); length > 0; length -= 1) {
    const phrase = words.slice(at, at + length).join(' ');
    if (phrases.has(phrase)) return { phrase, length };
  }
  return null;
}

function clausesOf(tokens: readonly Token[]): string[][] {
  const clauses: string[][] = [];
  for (const { word, clause } of tokens) (clauses[clause] ??= []).push(word);
  return clauses.filter((words) => words !== undefined);
}

/** Reads the words for sounds in a prompt. Quoted text is shown or said, so it is ignored here. */
export function readSounds(prompt: string): SoundReading {
  const clauses = clausesOf(tokenize(separateQuotedTexts(prompt).rest));
  const reading: SoundReading = {
    sounds: [],
    refused: new Set(),
    music: [],
    refusesMusic: false,
    isSilent: false,
    isHushed: false,
    isSlow: false,
    isFast: false,
  };
  for (const words of clauses) {
    const text = ` ${words.join(' ')} `;
    reading.isSilent ||=
      alone?.has(text.trim()) === true || [...(always ?? [])].some((phrase) => text.includes(` ${phrase} `));
    reading.isHushed ||= words.some((word) => hushed?.has(word) === true);
    reading.isSlow ||= words.some((word) => /^(?:slow|slowly|gentle|gently|softly)$/.test(word));
    reading.isFast ||= words.some((word) => /^(?:fast|quick|quickly|rapid|rapidly|swift|racing|galloping)$/.test(word));
    readClause(words, reading);
  }
  reading.sounds = reading.sounds.filter((kind) => !reading.refused.has(kind));
  return reading;
}

function readClause(words: readonly string[], reading: SoundReading): void {
  let isRefused = false;
  for (let at = 0; at < words.length;) {
    const word = words[at] ?? '';
    if (negations.has(word)) isRefused = true;
    if (turns.has(word)) isRefused = false;
    const found = phraseAt(words, at);
    for (const meaning of found === null ? [] : (phrases.get(found.phrase) ?? [])) note(meaning, isRefused, reading);
    at += found?.length ?? 1;
  }
}

function note(meaning: Meaning, isRefused: boolean, reading: SoundReading): void {
  if ('sound' in meaning) {
    if (isRefused) reading.refused.add(meaning.sound);
    else if (!reading.sounds.includes(meaning.sound)) reading.sounds.push(meaning.sound);
  } else if (isRefused) reading.refusesMusic = true;
  else if (!reading.music.includes(meaning.music)) reading.music.push(meaning.music);
}
