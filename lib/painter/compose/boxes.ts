import type { Area, NamedBox } from './composition.ts';

/** A box for a reference. */
export interface ReferenceBox {
  index: number;
  area: Area;
}

const cited = /\b(?:image|picture|photo|reference)\s*#?(\d{1,2})\b/iu;
const quoted = /["“”«»]([^"“”«»]+)["“”«»]|^(?:text|lettering|title|word|words)\b:?\s*(.+)$/iu;

/** Sorts boxes into references, texts and painted things. */
export function sortBoxes(
  boxes: readonly NamedBox[],
  count: number,
): { references: ReferenceBox[]; texts: { text: string; area: Area }[]; things: NamedBox[] } {
  const references: ReferenceBox[] = [];
  const texts: { text: string; area: Area }[] = [];
  const things: NamedBox[] = [];
  for (const box of boxes) {
    const index = Number(cited.exec(box.label)?.[1] ?? Number.NaN) - 1;
    const words = quoted.exec(box.label);
    if (index >= 0 && index < count) references.push({ index, area: box.area });
    else if (words !== null) texts.push({ text: (words[1] ?? words[2] ?? '').trim(), area: box.area });
    else things.push(box);
  }
  return { references, texts, things };
}
