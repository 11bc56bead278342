import { sentenceCase, spelledWord } from './spelled-words.ts';

// Not in `messages.ts`: lists of jobs name fields too, before the form and its messages are loaded.
const numberOf = 'number of';

/** The words of a property name, in lower case: `start_image_url`, `promptText` and `Num Steps` alike. */
export function nameWords(name: string): string[] {
  return name
    .replaceAll(/([a-z\d])([A-Z])/g, '$1 $2')
    .replaceAll(/([A-Z])([A-Z][a-z]{2})/g, '$1 $2')
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '')
    .map((word) => word.toLowerCase());
}

const addressWords = new Set(['url', 'uri', 'urls', 'uris']);
/** Addresses of pages and programs: what they lead to is not what they are about. */
const staysAddress = /^(api|base|callback|hook|link|page|post|profile|proxy|redirect|server|site|webhook|website)$/;
const withoutPlural = /^(audio|data|footage|media|music|speech)$/;

function plural(word: string): string {
  if (withoutPlural.test(word) || /[^s]s$/.test(word)) return word;
  if (/[^aeiou]y$/.test(word)) return word.replace(/y$/, 'ies');
  return /(?:ch|sh|ss|x|z)$/.test(word) ? `${word}es` : `${word}s`;
}

/** The words without the last one that only says how media are given: `image_urls` are images. */
function withoutAddress(words: readonly string[]): string[] {
  const [last = '', before] = [words.at(-1), words.at(-2)];
  if (!addressWords.has(last) || before === undefined || staysAddress.test(before)) return [...words];
  return [...words.slice(0, -2), last.endsWith('s') ? plural(before) : before];
}

/** A word and the number behind it: `frame0` is frame 0, `mp3` and `base64` are single words. */
function withoutNumber(word: string): string[] {
  const [, letters, digits] = /^([a-z]{4,})(\d{1,2})$/.exec(word) ?? [];
  return letters === undefined || digits === undefined || word === 'base64' ? [word] : [letters, digits];
}

/** A property name in plain English: `num_inference_steps` becomes “Number of inference steps”, `start_ms` “Start (ms)”. */
export function humaniseName(name: string): string {
  const words = withoutAddress(nameWords(name).flatMap(withoutNumber));
  const isTimed = words.length > 1 && words.at(-1) === 'ms';
  const [first, ...rest] = isTimed ? words.slice(0, -1) : words;
  if (first === undefined) return name;
  const label = sentenceCase(first === 'num' && rest.length > 0 ? [numberOf, ...rest] : [first, ...rest]);
  return isTimed ? `${label} (ms)` : label;
}

const typeNames = /^(any|array|bool|boolean|dict|double|enum|float|int|integer|null|object|optional|str|string)$/i;
const typeOfGenerator = /^(?:[A-Z][a-z\d]+){2,}$/;

/** Whether a title is only the name of a type, as generators give to definitions: `Int`, `String`. */
export function isTypeName(title: string): boolean {
  return typeNames.test(title);
}

/** Whether a word is one that a generator writes: in lower case, or with one capital in front. */
function isGenerated(word: string): boolean {
  return /^\p{L}?[\p{Ll}\d]*$/u.test(word) || spelledWord(word.toLowerCase()) !== null;
}

/** A field's label: its title, unless a generator derived that from its name or type. */
export function fieldLabel(name: string, title: string | null): string {
  if (title === null || title === name || isTypeName(title) || typeOfGenerator.test(title)) return humaniseName(name);
  const isName = nameWords(title).join('') === nameWords(name).join('');
  return isName && title.split(/[^\p{L}\p{N}]+/u).every(isGenerated) ? humaniseName(name) : title;
}
