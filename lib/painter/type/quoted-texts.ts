/** Text in quotation marks, and its position, marks included. */
export interface QuotedText {
  text: string;
  index: number;
  length: number;
}

// The marks of many languages: “ ” " „ “ ” « » » « ‹ › 「 」 『 』 《 》 and single ones. An apostrophe inside a word is not
// one: a single quote opens only after a space and closes only before one.
const quotation =
  /"([^"]+)"|“([^”]+)”|„([^“”"]+)[“”"]|«([^»]+)»|»([^«]+)«|‹([^›]+)›|「([^」]+)」|『([^』]+)』|《([^》]+)》|＂([^＂]+)＂|(?<![\p{L}\p{N}])['‘‚]([^'’‘]+(?:['’](?=\p{L})[^'’‘]+)*)['’‘](?![\p{L}\p{N}])/gu;

/** Every quotation in a text, in order; blank ones are left out. */
export function readQuotedTexts(text: string): QuotedText[] {
  return [...text.matchAll(quotation)].flatMap((match) => {
    const words = match.slice(1).find((group) => group !== undefined) ?? '';
    const trimmed = words.trim();
    return trimmed === '' ? [] : [{ text: trimmed, index: match.index, length: match[0].length }];
  });
}
