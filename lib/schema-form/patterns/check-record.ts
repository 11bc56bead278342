import { type PatternTrial, type PatternVerdict, patternVerdicts } from './pattern-verdicts.ts';

/** What a check could not find out at once. */
export interface CheckRecord {
  /** Texts and names that came to a slow pattern without a verdict yet. */
  open: PatternTrial[];
  /** Whether something can't be checked here, as a text that takes too long or a schema that can't be read: the service does. */
  isUnchecked: boolean;
}

const longestText = 100_000;

let current: CheckRecord | null = null;

/** Runs a check, and gives what it met in `askVerdict`. */
export function recordCheck<T>(check: () => T): { result: T; record: CheckRecord } {
  const [outer, record] = [current, { open: [], isUnchecked: false }];
  current = record;
  try {
    return { result: check(), record };
  } finally {
    current = outer;
  }
}

/**
 * The verdict on a text that a check met a slow pattern with, for the record of that check; null while nobody knows it.
 *
 * @param longest signs of a text that is tried at all
 */
export function askVerdict(trial: PatternTrial, longest = longestText): PatternVerdict | null {
  const verdict = trial.text.length > longest ? 'unchecked' : patternVerdicts.of(trial);
  if (verdict === null) current?.open.push(trial);
  if (verdict === 'unchecked') recordUnchecked();
  return verdict;
}

/** Says in the record of a check that something of it can't be done here. */
export function recordUnchecked(): void {
  if (current !== null) current.isUnchecked = true;
}
