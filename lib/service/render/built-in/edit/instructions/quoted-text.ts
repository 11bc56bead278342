/** Words in quotation marks, and where they stand, marks included. */
export interface QuotedText {
  text: string;
  index: number;
  length: number;
}

// An apostrophe inside a word is none: a single quote opens only after a space and closes only before one.
const quotation =
  /"([^"]+)"|“([^”]+)”|„([^“”]+)[“”]|«([^»]+)»|‹([^›]+)›|「([^」]+)」|『([^』]+)』|(?<=^|\s|\()['‘]([^'‘’]+)['’](?=$|[\s,.;:)!?])/gu;

/** Every quotation in a text, in order. */
export function readQuotedTexts(text: string): QuotedText[] {
  return [...text.matchAll(quotation)].flatMap((match) => {
    const words =
      match
        .slice(1)
        .find((group) => group !== undefined)
        ?.trim() ?? '';
    return words === '' ? [] : [{ text: words, index: match.index, length: match[0].length }];
  });
}
