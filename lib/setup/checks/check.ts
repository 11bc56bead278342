/** How many of a check's parts held. */
export interface Outcome {
  passed: number;
  failed: number;
  /** For each part that did not hold, or only at a second try: what it is, what was wrong, and the files it left. */
  notes: string[];
}

/** One of the things that `npm test` looks at. */
export interface Check {
  name: string;
  run: () => Promise<Outcome>;
}

/** The outcome of a check that has no parts. */
export function wholeOutcome(holds: boolean, reason = 'Failed. See the output above.'): Outcome {
  return holds ? { passed: 1, failed: 0, notes: [] } : { passed: 0, failed: 1, notes: [reason] };
}
