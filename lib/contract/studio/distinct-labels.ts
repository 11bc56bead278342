const segments = new Intl.Segmenter('en', { granularity: 'grapheme' });
const ellipsis = '…';
/** How many characters a cut moves at most to fall between words. */
const ofWord = (longest: number) => Math.min(14, longest / 2);

/**
 * Shortens labels that stand beside each other so that what tells them apart stays: a label loses its end, and those
 * that would then look alike lose as much as needed of the beginning that they share. Cuts fall between words where they
 * can, and are marked by an ellipsis. What fits does not change.
 *
 * @param longest characters of a label
 * @returns the labels in their order
 */
export function distinctLabels(labels: readonly string[], longest: number): string[] {
  if (labels.every(({ length }) => length <= longest)) return [...labels];
  const texts = labels.map((label) => charactersOf(label.replaceAll(/\s+/g, ' ').trim()));
  const cut = new Map(texts.map((text, at) => [at, cutLabel(text, 0, longest)]));
  let alike = groupsAlike([...texts.keys()]);
  while (alike.length > 0) {
    alike = alike.flatMap((group) => {
      const start = startOf(
        group.map((at) => texts[at] ?? []),
        longest,
      );
      for (const at of group) cut.set(at, cutLabel(texts[at] ?? [], start, longest));
      // Of fewer, more may be common. Equal labels stay alike.
      return groupsAlike(group).filter(({ length }) => length < group.length);
    });
  }
  return labels.map((_, at) => cut.get(at) ?? '');

  function groupsAlike(of: readonly number[]): number[][] {
    return [...Map.groupBy(of, (at) => cut.get(at)).values()].filter(({ length }) => length > 1);
  }
}

type Characters = readonly string[];

function charactersOf(text: string): string[] {
  return Array.from(segments.segment(text), ({ segment }) => segment);
}

/** Where all labels begin, so that what differs is in view, after as much of what does not as there is room for. */
function startOf(texts: readonly Characters[], longest: number): number {
  const [first = []] = texts;
  const shortest = Math.min(...texts.map(({ length }) => length));
  const isCommon = (offset: (text: Characters) => number) =>
    texts.every((text) => text[offset(text)] === first[offset(first)]);
  let before = 0;
  while (before < shortest && isCommon(() => before)) before += 1;
  if (before === shortest && texts.every(({ length }) => length === shortest)) return 0;
  before = wordStart(first, before, longest);
  let after = 0;
  while (after < shortest - before && isCommon(({ length }) => length - 1 - after)) after += 1;
  const differing = Math.max(...texts.map(({ length }) => length)) - before - after;
  const room = longest - differing - (ellipsis.length + 1) - (after > 0 ? ellipsis.length : 0);
  if (before <= room + ellipsis.length + 1) return 0;
  return room <= 0 ? before : nextWord(first, before - room, { last: before, longest });
}

/** The start of the word around a character, or the character itself where that is far. */
function wordStart(text: Characters, at: number, longest: number): number {
  const space = text.lastIndexOf(' ', at - 1);
  return at - space - 1 > ofWord(longest) ? at : space + 1;
}

/** The start of the first word from a character on, up to a last one. */
function nextWord(text: Characters, at: number, { last, longest }: { last: number; longest: number }): number {
  if (text[at - 1] === ' ') return at;
  const space = text.indexOf(' ', at);
  return space === -1 || space >= last || space - at > ofWord(longest) ? at : space + 1;
}

function cutLabel(text: Characters, start: number, longest: number): string {
  const lead = start === 0 ? '' : `${ellipsis}${text[start - 1] === ' ' ? ' ' : ''}`;
  const rest = text.slice(start);
  const room = Math.max(1, longest - lead.length);
  if (rest.length <= room) return lead + rest.join('');
  const end = Math.max(1, room - ellipsis.length);
  const space = rest[end] === ' ' ? end : rest.lastIndexOf(' ', end - 1);
  const kept = space < 1 || end - space > ofWord(longest) ? end : space;
  return `${lead}${rest.slice(0, kept).join('').trimEnd()}${ellipsis}`;
}

/** About how many characters wrapped lines have room for: a part of each line stays empty. */
export function charactersWithin(width: number, lines: number, characterWidth: number): number {
  return Math.max(6, Math.floor((width / characterWidth) * lines * 0.85));
}
