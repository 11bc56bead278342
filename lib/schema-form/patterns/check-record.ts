import { type PatternTrial, type PatternVerdict, patternVerdicts } from './pattern-verdicts.ts';

/** What a check could not find out synchronously. */
export interface CheckRecord {
  /** Texts and names for which a slow pattern has no verdict yet. */
  open: PatternTrial[];
  /**
   * Whether something can't be checked here, as a text that takes too long or a schema that can't be read: the service
   * checks it.
   */
  isUnchecked: boolean;
}

const longestText = 100_000;

let current: CheckRecord | null = null;

/** Runs a check, and returns the texts that `askVerdict` had no verdict for. */
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
 * The verdict of a slow pattern on a text, which is added to the record of the running check where unknown; null while
 * unknown.
 *
 * @param longest characters of the longest text that is tried at all
 */
export function askVerdict(trial: PatternTrial, longest = longestText): PatternVerdict | null {
  const verdict = trial.text.length > longest ? 'unchecked' : patternVerdicts.of(trial);
  if (verdict === null) current?.open.push(trial);
  if (verdict === 'unchecked') recordUnchecked();
  return verdict;
}

/** Marks in the record of the running check that something can't be checked here. */
export function recordUnchecked(): void {
  if (current !== null) current.isUnchecked = true;
}
