/** How many of a check's parts held. */
export interface Outcome {
  passed: number;
  failed: number;
}

/** One of the things that `npm test` looks at. */
export interface Check {
  name: string;
  run: () => Promise<Outcome>;
}

/** The outcome of a check that has no parts. */
export function wholeOutcome(holds: boolean): Outcome {
  return holds ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
}
