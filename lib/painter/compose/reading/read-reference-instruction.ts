import type { PromptCitation } from '../composition.ts';
import type { ReferenceInstruction } from './composition-reading.ts';
import { readPlacement } from './read-placement.ts';
import { partOf, placeIn, replacedGround, rolesAfter, rolesBefore } from './role-words.ts';

const boundary = /[,;.!?\n]|\b(?:and then|while|but)\b/gu;

/** The range of the clause around a citation. */
function clauseAround(prompt: string, { start, end }: PromptCitation): { from: number; to: number } {
  let from = 0;
  let to = prompt.length;
  for (const found of prompt.matchAll(boundary)) {
    if (found.index + found[0].length <= start) from = found.index + found[0].length;
    else if (found.index >= end) {
      to = found.index;
      break;
    }
  }
  return { from, to };
}

/** A placement may follow after a comma: “image 1, on the right”. */
function endOfPlacement(prompt: string, to: number): number {
  const more =
    /^,\s*(?:small|large|huge|tiny|and )?\s*(?:on|to|at|in|far|up) [^,;.]*/u.exec(prompt.slice(to))?.[0] ?? '';
  return to + (/\b(?:left|right|cent(?:er|re)|middle|front|back|foreground|distance)\b/u.test(more) ? more.length : 0);
}

/** What the text around one citation says about its reference. The prompt is in lower case. */
export function readReferenceInstruction(
  prompt: string,
  citation: PromptCitation,
  all: readonly PromptCitation[],
): ReferenceInstruction {
  const { from, to } = clauseAround(prompt, citation);
  const before = prompt.slice(from, citation.start);
  const after = prompt.slice(citation.end, to);
  const earlier = all.filter((other) => other.start >= from && other.start < citation.start);
  const nextStart = all.find((other) => other.start > citation.start)?.start ?? prompt.length;
  const sinceLast = prompt.slice(earlier.at(-1)?.end ?? from, citation.start);
  const untilNext = prompt.slice(citation.end, Math.min(endOfPlacement(prompt, to), nextStart));
  const part = partOf.exec(sinceLast)?.[1] ?? '';
  const instruction: ReferenceInstruction = {
    index: citation.index,
    role: 'open',
    words: '',
    // A placement belongs to the citation before it, or to the first citation after it.
    ...readPlacement(earlier.length === 0 ? before + untilNext : untilNext),
    isCited: true,
  };
  if (replacedGround.test(before) && earlier.length === 0) return { ...instruction, role: 'subject' };
  const byAfter = rolesAfter.find(({ pattern }) => pattern.test(after));
  if (byAfter !== undefined) return { ...instruction, role: byAfter.role };
  // “The cup of image 1”, but “the style of image 1”.
  const byBefore = rolesBefore.find(({ pattern }) => pattern.test(sinceLast));
  if (byBefore !== undefined) return { ...instruction, role: byBefore.role };
  if (earlier.length > 0 && placeIn.test(sinceLast)) return { ...instruction, role: 'background' };
  if (
    earlier.length > 0 &&
    /\b(?:on|in|to|with|by|at|under|through)(?: the)?\s*$/u.test(sinceLast) &&
    isTarget(before, sinceLast, part)
  ) {
    return { ...instruction, role: 'background' };
  }
  return part === '' ? instruction : { ...instruction, role: 'subject', words: part };
}

/** Whether a later citation is the target: “put image 1 on image 2”, “replace its background with image 2”. */
function isTarget(before: string, sinceLast: string, part: string): boolean {
  if (/\b(?:with|by)(?: the)?\s*$/u.test(sinceLast)) return replacedGround.test(before);
  const isPlaced = /\b(?:put|place|set|insert|add|move|drop|paste|seat|stand|position|hang|lay)\b/u.test(before);
  return isPlaced && part === '' && !/\b(?:next|beside|close|left|right)\b/u.test(sinceLast);
}

const relations: readonly { pattern: RegExp; aside: number; nearness: -1 | 0 | 1 }[] = [
  { pattern: /\bleft of(?: the)?(?: [\p{L}-]+ (?:of|from|in))?\s*$/u, aside: -1, nearness: 0 },
  { pattern: /\bright of(?: the)?(?: [\p{L}-]+ (?:of|from|in))?\s*$/u, aside: 1, nearness: 0 },
  { pattern: /\b(?:next to|beside|alongside|by)(?: the)?(?: [\p{L}-]+ (?:of|from|in))?\s*$/u, aside: -1, nearness: 0 },
  { pattern: /\bbehind(?: the)?(?: [\p{L}-]+ (?:of|from|in))?\s*$/u, aside: -0.4, nearness: -1 },
  { pattern: /\bin front of(?: the)?(?: [\p{L}-]+ (?:of|from|in))?\s*$/u, aside: 0.4, nearness: 1 },
];

/**
 * Places references that the prompt relates to each other: “image 1 to the left of image 2”. Mutates the instructions.
 */
export function relateNeighbours(
  prompt: string,
  citations: readonly PromptCitation[],
  instructions: ReferenceInstruction[],
): void {
  for (const [order, citation] of citations.entries()) {
    const previous = citations[order - 1];
    if (previous === undefined || previous.index === citation.index) continue;
    const between = prompt.slice(previous.end, citation.start);
    const relation = relations.find(({ pattern }) => pattern.test(between));
    const one = instructions[previous.index];
    const other = instructions[citation.index];
    if (relation === undefined || one === undefined || other === undefined) continue;
    if (one.role === 'background' || other.role === 'background') continue;
    other.role = 'subject';
    one.role = 'subject';
    one.across ??= Math.min(0.8, Math.max(0.2, (other.across ?? 0.5) + 0.2 * relation.aside));
    other.across ??= Math.min(0.8, Math.max(0.2, one.across - 0.4 * Math.sign(relation.aside)));
    one.nearness = relation.nearness === 0 ? one.nearness : relation.nearness;
  }
}
