/** What is known of a text and a pattern: whether it matches, or that finding out takes too long. */
export type PatternVerdict = 'matches' | 'fails' | 'unchecked';

/** A text that a slow pattern has to be tried on. */
export interface PatternTrial {
  pattern: string;
  text: string;
}

/** Verdicts on slow patterns, found elsewhere, for checks that can't wait for them. */
export interface PatternVerdicts {
  /** Null for one that nobody has found yet. */
  of: (trial: PatternTrial) => PatternVerdict | null;
  /** The texts of which this is known. */
  known: (pattern: string, verdict: PatternVerdict) => string[];
  note: (trial: PatternTrial, verdict: PatternVerdict) => void;
  /** Grows with each verdict. */
  version: () => number;
  /** Answers what ends it. */
  subscribe: (listener: () => void) => () => void;
}

/**
 * Makes a store of verdicts.
 *
 * @param atMost texts that are memoized of each pattern, the latest
 */
export function createPatternVerdicts(atMost = 200): PatternVerdicts {
  const byPattern = new Map<string, Map<string, PatternVerdict>>();
  const listeners = new Set<() => void>();
  let version = 0;
  return {
    of: ({ pattern, text }) => byPattern.get(pattern)?.get(text) ?? null,
    known: (pattern, wanted) =>
      [...(byPattern.get(pattern) ?? [])].flatMap(([text, verdict]) => (verdict === wanted ? [text] : [])),
    note({ pattern, text }, verdict) {
      const texts = byPattern.get(pattern) ?? new Map<string, PatternVerdict>();
      byPattern.set(pattern, texts);
      texts.delete(text);
      texts.set(text, verdict);
      const [oldest] = texts.keys();
      if (texts.size > atMost && oldest !== undefined) texts.delete(oldest);
      version += 1;
      for (const listener of listeners) listener();
    },
    version: () => version,
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

/** The verdicts of this program. */
export const patternVerdicts = createPatternVerdicts();
