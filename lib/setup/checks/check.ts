/** The outcome of a check, by its parts. */
export interface Outcome {
  passed: number;
  failed: number;
  /** For each part that failed, or passed only on the second try: its name, the error, and the files it left. */
  notes: string[];
}

/** One of the checks of `npm test`. */
export interface Check {
  name: string;
  run: () => Promise<Outcome>;
}

/** The outcome of a check that has no parts. */
export function wholeOutcome(holds: boolean, reason = 'Failed. See the output above.'): Outcome {
  return holds ? { passed: 1, failed: 0, notes: [] } : { passed: 0, failed: 1, notes: [reason] };
}
