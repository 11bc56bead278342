import type { PromptCitation } from '../composition.ts';
import type { ReferenceInstruction, CompositionReading } from './composition-reading.ts';
import { describesScene } from './describes-scene.ts';
import { readReferenceInstruction, relateNeighbours } from './read-reference-instruction.ts';
import { collageOf } from './role-words.ts';
import { readPromptIntent } from '../../scene/plan/prompt-intent.ts';

/** The prompt with its citations, and the phrases around them, blanked out. */
function wordsWithout(prompt: string, citations: readonly PromptCitation[]): string {
  let words = prompt;
  for (const { start, end } of citations.toSorted((one, other) => other.start - one.start)) {
    words = `${words.slice(0, start)}\uE000${words.slice(end)}`;
  }
  return words
    .replaceAll(
      /\b(?:in |with |using |use )?(?:the |a )?(?:colou?rs?|palette|style|look|mood|light(?:ing)?|tones?|background|backdrop|scene|setting)(?: and (?:colou?rs?|palette|style|light(?:ing)?))?(?: palette| scheme| grading)? (?:of|from|in) \uE000/giu,
      ' ',
    )
    .replaceAll(/\b(?:of|from|onto|into|like|with|by|using|and|to) \uE000/giu, ' ')
    .replaceAll(/\uE000(?:['’]s)?/gu, ' ')
    .replaceAll(/\s+/gu, ' ')
    .trim();
}

const adding =
  /\b(?:add(?:ing)?|insert|include|plus|give it|put in|place)\s+(?!.*\b(?:text|words?|caption|title|border|frame|vignette|grain|blur|contrast)\b)([^,;.]+)/giu;

/** Things that the prompt asks to add to an image, and that can be painted: “add a hot air balloon and two birds”. */
function readAdditions(words: string): string[] {
  return [...words.matchAll(adding)].flatMap(([, what = '']) => {
    const plain = what.split(/\b(?:to|on|in|at|behind|under|over) (?:the|my|this|it)\b/u)[0] ?? '';
    return plain.split(/\s+and\s+/u).filter((part) => readPromptIntent(part, '').of('subject').length > 0);
  });
}

/**
 * A background fills the frame: “put image 1 on image 2, on the left” gives a position for image 1. Mutates the
 * instructions.
 */
function movePlacements(instructions: ReferenceInstruction[]): void {
  for (const background of instructions.filter(({ role }) => role === 'background')) {
    const placed = instructions.find(
      ({ role, across, isCited }) => role !== 'background' && isCited && across === null,
    );
    if (placed === undefined) continue;
    placed.across = background.across;
    if (placed.scale === 1) placed.scale = background.scale;
  }
}

/**
 * Reads what a prompt says about its references: which is the background, which gives its style or colours, where each
 * is placed, and what is painted around them. Pure; the same prompt gives the same reading.
 */
export function readComposition(
  prompt: string,
  citations: readonly PromptCitation[],
  count: number,
): CompositionReading {
  const sorted = citations.filter(({ index }) => index < count).toSorted((one, other) => one.start - other.start);
  const lower = prompt.toLowerCase();
  const instructions = Array.from({ length: count }, (_, index): ReferenceInstruction => {
    const own = sorted.filter((citation) => citation.index === index);
    const read = own.map((citation) => readReferenceInstruction(lower, citation, sorted));
    // Cited more than once: the first citation with a role counts, and the first position.
    const [first] = read;
    const decided = read.find(({ role }) => role !== 'open') ?? first;
    if (first === undefined || decided === undefined) {
      return { index, role: 'open', words: '', across: null, nearness: 0, scale: 1, isMirrored: false, isCited: false };
    }
    return {
      ...decided,
      words: read.find(({ words }) => words !== '')?.words ?? '',
      across: read.find(({ across }) => across !== null)?.across ?? null,
    };
  });
  relateNeighbours(lower, sorted, instructions);
  movePlacements(instructions);
  const words = wordsWithout(prompt, sorted);
  return {
    instructions,
    collage: count > 1 ? collageOf(lower) : null,
    words,
    isScene: describesScene(words),
    additions: readAdditions(words),
  };
}
