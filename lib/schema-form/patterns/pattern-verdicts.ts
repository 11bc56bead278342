/** Whether a text matches a pattern, or that trying it takes too long. */
export type PatternVerdict = 'matches' | 'fails' | 'unchecked';

/** A text that a slow pattern has to be tried on. */
export interface PatternTrial {
  pattern: string;
  text: string;
}

/** Verdicts on slow patterns, found by a worker, for synchronous checks. */
export interface PatternVerdicts {
  /** Null for an unknown one. */
  of: (trial: PatternTrial) => PatternVerdict | null;
  /** The texts with this verdict. */
  known: (pattern: string, verdict: PatternVerdict) => string[];
  note: (trial: PatternTrial, verdict: PatternVerdict) => void;
  /** Grows with each verdict. */
  version: () => number;
  /** Returns the function that ends the subscription. */
  subscribe: (listener: () => void) => () => void;
}

/**
 * Creates a store of verdicts.
 *
 * @param atMost how many texts of each pattern are stored, the latest ones
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

/** The verdicts of this process. */
export const patternVerdicts = createPatternVerdicts();
