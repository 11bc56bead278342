import { readQuotedTexts } from '../../type/quoted-texts.ts';

/** The texts in quotation marks, in order, and the prompt without them. */
export function separateQuotedTexts(prompt: string): { texts: string[]; rest: string } {
  const found = readQuotedTexts(prompt);
  let rest = '';
  let end = 0;
  for (const { index, length } of found) {
    rest += `${prompt.slice(end, index)} , `;
    end = index + length;
  }
  return { texts: found.map(({ text }) => text.replaceAll(/\s+/g, ' ')), rest: rest + prompt.slice(end) };
}
