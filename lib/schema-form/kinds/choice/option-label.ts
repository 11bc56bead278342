import { messages } from '../../messages.ts';
import { sentenceCase, spelledWord } from '../../spelled-words.ts';
import { readAspectRatio } from '../../sizes/aspect-ratio.ts';
import { factorInWords } from './factor.ts';

const shortCapitals =
  /^(?:all|any|auto|best|bold|both|cold|cool|dark|down|draft|easy|fast|fill|film|fit|flat|full|good|half|hard|high|left|long|low|max|mid|min|mute|new|no|none|off|old|on|pop|raw|safe|slow|soft|tall|text|turbo|ultra|up|warm|wide|yes|zoom)$/;

/** A word of a value in capitals: a long or common one is a word, as in `HIGH`, any other an abbreviation. */
function wordOfCapitals(word: string): string {
  const lower = word.toLowerCase();
  return spelledWord(lower) !== null || word.length > 4 || shortCapitals.test(lower) ? lower : word;
}

/** The words of a value in capitals, snake case, kebab case or camel case; null for any other, as for ids. */
function wordsOf(value: string): string[] | null {
  if (/^[A-Z]{2,}(?:[_ -][A-Z\d]+)*$/.test(value)) return value.split(/[_ -]/).map(wordOfCapitals);
  if (/^[a-z]+(?:[A-Z][a-z]+)+$/.test(value)) return value.replaceAll(/[A-Z]/g, ' $&').toLowerCase().split(' ');
  if (/^[a-z]{3,}$/.test(value) || /^[a-z\d]+(?:_[a-z\d]+)+$/i.test(value)) return value.split('_');
  // A hyphen is also part of names and codes: `dall-e`, `pt-br`.
  if (/^[a-z]{2,}(?:-[a-z]{2,})+$/.test(value) && !/^[a-z]{2}-[a-z]{2}$/.test(value)) return value.split('-');
  return null;
}

/** Whether a word is an id rather than a word or a number: `gen4`, `44100`. */
function isCode(word: string): boolean {
  return (
    spelledWord(word.toLowerCase()) === null &&
    (/^\d{4,}$/.test(word) || (/\d/.test(word) && /[a-z]/i.test(word) && !/^\d+k$/i.test(word)))
  );
}

/** The words of a ratio: `16:9`, or `Landscape 16:9` where the value says the orientation; null for no ratio. */
function ratioInWords(value: string): string | null {
  const [, word = '', width, height] = /^([a-z_]*?)_?(\d{1,5})[_:x×](\d{1,5})$/i.exec(value) ?? [];
  if (width === undefined || height === undefined || readAspectRatio(value) === null) return null;
  if (width.length > 2) return word === '' ? null : `${width} × ${height}`;
  const isOrientation = /^(?:landscape|portrait|square|widescreen)$/i.test(word);
  const ratio = `${width}:${height}`;
  return isOrientation ? sentenceCase([word.toLowerCase(), ratio]) : ratio;
}

/**
 * The label of a value without a title: names in capitals, snake, kebab or camel case become words. Ids, versions, file
 * formats and names of models stay recognizable.
 */
export function optionLabel(value: unknown): string {
  if (typeof value === 'boolean') return value ? messages.on : messages.off;
  if (typeof value !== 'string') return JSON.stringify(value);
  if (value === '') return messages.none;
  const known = factorInWords(value) ?? ratioInWords(value) ?? spelledWord(value);
  if (known !== null) return known;
  if (value.includes('_') && /^[a-z\d_]+(?:\/[a-z\d_]+)+$/.test(value)) {
    return value
      .split('/')
      .map((part) => sentenceCase(part.split('_')))
      .join(' / ');
  }
  const words = wordsOf(value);
  return words === null || words.some(isCode) ? value : sentenceCase(words);
}
