const space = 1;
const digit = 2;
const letter = 3;
const sign = 4;

/**
 * The class of a UTF-16 unit, as tokenizers split text into words. An approximation: most units beyond ASCII count as
 * letters.
 */
function classOf(unit: number): number {
  if (unit < 0x80) {
    if (unit === 0x20 || (unit >= 0x09 && unit <= 0x0d)) return space;
    if (unit >= 0x30 && unit <= 0x39) return digit;
    const lower = unit | 0x20;
    return lower >= 0x61 && lower <= 0x7a ? letter : sign;
  }
  const isSign =
    unit < 0xc0 || (unit >= 0x2000 && unit <= 0x2bff) || (unit >= 0x3000 && unit <= 0x303f) || unit >= 0xd800;
  return isSign ? sign : letter;
}

/**
 * The longest run of letters, symbols or spaces in a text, in UTF-16 units, which a tokenizer merges as one word.
 * Digits are split into threes.
 */
export function longestRun(text: string): number {
  let longest = 0;
  let from = 0;
  let before = 0;
  for (let index = 0; index < text.length; index += 1) {
    const present = classOf(text.charCodeAt(index));
    if (present === before && present !== digit) continue;
    if (index - from > longest) longest = index - from;
    from = index;
    before = present;
  }
  return Math.max(longest, text.length - from);
}

/** The time to merge a word grows with the square of its length; at this length, it is some tenths of a second. */
const longestWordCharacters = 5000;

/** Why a text can't be tokenized; null when it can. */
export function checkWords(text: string): string | null {
  if (text.length < longestWordCharacters) return null;
  const length = longestRun(text);
  if (length < longestWordCharacters) return null;
  return `contains a run of ${length} characters without a word break; the limit is ${longestWordCharacters}`;
}
