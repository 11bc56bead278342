import { readStrength, type Strength } from './strength.ts';
import type { EditOperation } from '../operations/edit-operation.ts';
import type { RegionQuery } from '../regions/region-query.ts';

/** An operation before its region is known. `region` undefined: its clause may still name one. */
export type PlannedOperation = EditOperation extends infer Operation
  ? Operation extends EditOperation
    ? Omit<Operation, 'region'> & { region?: RegionQuery | null }
    : never
  : never;

/** Operations that one phrase of the prompt asks for. */
export interface Finding {
  index: number;
  length: number;
  operations: PlannedOperation[];
}

/** The context of a rule's match. */
export interface MatchSurroundings {
  match: RegExpExecArray;
  strength: Strength;
  /** −1 when the text before asks for less of it, 1 otherwise. */
  direction: 1 | -1;
  /** Unclaimed text of the clause before and after the match. */
  before: string;
  after: string;
}

/** A pattern that asks for an operation, and the operation. */
export interface Rule {
  pattern: RegExp;
  /** The operations, or null when the context gives the match another meaning. */
  read: (surroundings: MatchSurroundings) => PlannedOperation[] | null;
  /** Whether "less" and "reduce" before it invert it; otherwise, like "no", they cancel it. */
  hasDirection?: boolean;
}

const claimed = '\uE000';
const boundary = /[,;.!?\n]|\b(?:and|then|but|while|plus|also|with)\b/gu;
/** Words for strength after an edit; an adjective there belongs to the next noun. */
const adverbs =
  /\b(?:(?:very )?slightly|a (?:little|bit|touch|lot)|very much|much|strongly|heavily|subtly|gently|lightly|dramatically|completely|by \d+(?:[.,]\d+)? ?(?:%|percent|per cent)|\d+(?:[.,]\d+)? ?%)/u;
const lessWords =
  /\b(?:less|reduce[ds]?|reducing|decrease[ds]?|lower(?:ed|ing)?|cut|drop|weaken|soften|remove|tone down|turn down|bring down|too|without|no|low|not so|not as)\b/u;
const noWords = /\b(?:no|not|without|don['’]?t|never|avoid|remove|less|reduce|stop)\b/u;

/** A prompt in which rules claim the text that they understand, so that no word counts twice. */
export interface PromptScanner {
  /** The prompt in lower case with claimed text blanked out; as long as the prompt itself. */
  rest: () => string;
  findings: () => Finding[];
  apply: (rule: Rule) => void;
  claim: (index: number, length: number, operations: PlannedOperation[]) => void;
  /** The range of the clause around a position. */
  clauseAt: (index: number, length: number) => { start: number; end: number };
}

/** Starts reading a prompt. */
export function createPromptScanner(prompt: string): PromptScanner {
  const lower = prompt.toLowerCase();
  // A few letters change their length in lower case; positions must stay the same.
  let rest = lower.length === prompt.length ? lower : prompt;
  const findings: Finding[] = [];

  const clauseAt = (index: number, length: number) => {
    let start = 0;
    let end = rest.length;
    for (const found of rest.matchAll(boundary)) {
      // "Everything but the car" is not split at "but".
      if (found[0] === 'but' && /\b(?:everything|all)\b[^,;.]*$/u.test(rest.slice(0, found.index))) continue;
      const after = found.index + found[0].length;
      if (after <= index) start = after;
      else if (found.index >= index + length) {
        end = found.index;
        break;
      }
    }
    return { start, end };
  };

  const claim = (index: number, length: number, operations: PlannedOperation[]) => {
    rest = rest.slice(0, index) + claimed.repeat(length) + rest.slice(index + length);
    findings.push({ index, length, operations });
  };

  const apply = ({ pattern, read, hasDirection = false }: Rule) => {
    const global = new RegExp(pattern.source, pattern.flags.includes('g') ? pattern.flags : `${pattern.flags}g`);
    for (const match of rest.matchAll(global)) {
      const { start, end } = clauseAt(match.index, match[0].length);
      const before = rest.slice(start, match.index).split(claimed).at(-1) ?? '';
      const after = rest.slice(match.index + match[0].length, end).split(claimed)[0] ?? '';
      if (!hasDirection && noWords.test(before)) {
        claim(match.index, match[0].length, []);
        continue;
      }
      const own = readStrength(`${before} ${match[0]}`);
      const strength = own.factor === 1 && own.share === null ? readStrength(adverbs.exec(after)?.[0] ?? '') : own;
      const direction = lessWords.test(before) ? -1 : 1;
      const operations = read({ match, strength, direction, before, after });
      if (operations !== null) claim(match.index, match[0].length, operations);
    }
  };

  return { rest: () => rest, findings: () => findings, apply, claim, clauseAt };
}
