import { citationOf, type CitableGroup } from './citable-groups.ts';

/** A part of a prompt that cites a reference by number. */
export interface Citation {
  field: string;
  /** Position among the field's references, from 0. */
  index: number;
  /** Offsets of UTF-16 units; `end` is exclusive, and the number's digits begin at `digits`. */
  start: number;
  digits: number;
  end: number;
}

const quoted = /"[^"]*"|“[^”]*”|„[^“”]*[“”]|«[^»]*»|「[^」]*」/g;
// A word or ratio that only begins with digits is no number: “image 4K”, “photo 16:9”, “video 2.5”.
const number = String.raw`([1-9]\d?)(?![\w:%]|\.\d)`;

function escaped(text: string): string {
  return text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
}

/**
 * A pattern's text before its number, as a regular expression that ignores case, a leading `@`, spaces and a plural.
 */
function leadOf(pattern: string): { before: string; after: string } {
  const [lead = '', rest = ''] = pattern.split('{n}');
  const words = escaped(lead.replace(/^@/, '').trim());
  const before = words === '' ? escaped(lead.trim()) : String.raw`(?<!\w)@?${words}s?\s?`;
  return { before, after: escaped(rest) };
}

function citationsOf(text: string, { field, pattern }: Pick<CitableGroup, 'field' | 'pattern'>): Citation[] {
  const { before, after } = leadOf(pattern);
  const cited = new RegExp(`(${before})${number}${after}`, 'gi');
  const more = new RegExp(String.raw`(\s*(?:,\s*and|,|and|&|or)\s*)${number}`, 'iy');
  return [...text.matchAll(cited)].flatMap((found) => {
    const digits = found.index + (found[1]?.length ?? 0);
    let end = found.index + found[0].length;
    const citations = [{ field, index: Number(found[2]) - 1, start: found.index, digits, end }];
    // “images 1, 2 and 3” cites three.
    for (;;) {
      more.lastIndex = end;
      const next = /s\s?$/i.test(found[1] ?? '') ? more.exec(text) : null;
      if (next === null) return citations;
      const start = end + (next[1]?.length ?? 0);
      end += next[0].length;
      citations.push({ field, index: Number(next[2]) - 1, start, digits: start, end });
    }
  });
}

/**
 * The citations in a prompt, in order: in the groups' patterns, and as `images 1 and 2`. Text in quotation marks cites
 * nothing.
 */
export function findCitations(prompt: string, groups: readonly Pick<CitableGroup, 'field' | 'pattern'>[]): Citation[] {
  if (groups.length === 0 || !/\d/.test(prompt)) return [];
  const text = prompt.replaceAll(quoted, (words) => ' '.repeat(words.length));
  return groups.flatMap((group) => citationsOf(text, group)).toSorted((one, other) => one.start - other.start);
}

/** The differences between a prompt's citations and its references. */
export interface CitationReview {
  /** Citations without a reference. */
  orphans: Citation[];
  /** The missing citations of references that are not cited, although others are or there are several. */
  unused: string[];
}

/** Compares a prompt's citations with its references. */
export function reviewCitations(citations: readonly Citation[], groups: readonly CitableGroup[]): CitationReview {
  const sizes = new Map(groups.map(({ field, addresses }) => [field, addresses.length]));
  const cited = new Set(citations.map(({ field, index }) => `${field} ${index}`));
  const total = [...sizes.values()].reduce((sum, size) => sum + size, 0);
  return {
    orphans: citations.filter(({ field, index }) => index >= (sizes.get(field) ?? 0)),
    // A single reference needs no citing.
    unused:
      total < 2
        ? []
        : groups.flatMap((group) =>
            group.addresses.flatMap((_address, index) =>
              cited.has(`${group.field} ${index}`) ? [] : [citationOf(group, index)],
            ),
          ),
  };
}
