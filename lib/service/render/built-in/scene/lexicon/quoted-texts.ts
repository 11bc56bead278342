import { readQuotedTexts as findQuotations } from '../../type/quoted-texts.ts';

/** The texts in quotation marks, in order, and the prompt without them. */
export function readQuotedTexts(prompt: string): { texts: string[]; rest: string } {
  const found = findQuotations(prompt);
  let rest = '';
  let end = 0;
  for (const { index, length } of found) {
    rest += `${prompt.slice(end, index)} , `;
    end = index + length;
  }
  return { texts: found.map(({ text }) => text.replaceAll(/\s+/g, ' ')), rest: rest + prompt.slice(end) };
}
