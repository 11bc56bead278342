import type { QuotedText } from '../../type/quoted-texts.ts';

/** The texts of a piece by role. */
export interface PosterTexts {
  headline: string;
  subline: string | null;
  captions: string[];
}

type Role = 'headline' | 'subline' | 'caption';

const roleWords: readonly { role: Role; words: RegExp }[] = [
  {
    role: 'subline',
    words:
      /\b(?:sub-?(?:title|line|head\w*)|tag ?line|slogan|smaller|below|beneath|underneath|under it|second line)\b/iu,
  },
  {
    role: 'caption',
    words:
      /\b(?:captions?|small(?: print| text)?|footer|bottom|date|venue|address|details?|fine print|author|by|tiny|prices?)\b/iu,
  },
  { role: 'headline', words: /\b(?:head ?line|title[ds]?|titled|big|large|huge|main|name[ds]?|called)\b/iu },
];

/** What the text on both sides of a quotation says about its role; the nearest words count. */
function roleOf(prompt: string, quotation: QuotedText, from: number, to: number): Role | null {
  const before = (prompt.slice(from, quotation.index).split(/[,.;]/).at(-1) ?? '').replaceAll(/save the date/giu, '');
  const after = prompt.slice(quotation.index + quotation.length, to).split(/[,.;]| and /)[0] ?? '';
  const around = [after, before].map((words) => roleWords.find(({ words: pattern }) => pattern.test(words))?.role);
  return around[0] ?? around[1] ?? null;
}

/**
 * Gives each quotation of a prompt its role: by the text around it, else by order. Null when there are no quotations.
 */
export function assignRoles(prompt: string, quotations: readonly QuotedText[]): PosterTexts | null {
  const roled = quotations.map((quotation, index) => {
    const previous = quotations[index - 1];
    const from = previous === undefined ? 0 : previous.index + previous.length;
    const to = quotations[index + 1]?.index ?? prompt.length;
    return { text: quotation.text, role: roleOf(prompt, quotation, from, to) };
  });
  const head = roled.find(({ role }) => role === 'headline') ?? roled.find(({ role }) => role === null) ?? roled[0];
  if (head === undefined) return null;
  const others = roled.filter((each) => each !== head);
  const sub = others.find(({ role }) => role === 'subline') ?? others.find(({ role }) => role !== 'caption');
  return {
    headline: head.text,
    subline: sub?.text ?? null,
    captions: others.filter((each) => each !== sub).map(({ text }) => text),
  };
}
