/** A performance goal, measured against a reference in the same run. */
export interface Benchmark {
  name: string;
  unit: string;
  /** The goal for the figure divided by the reference. */
  goal: { atMost: number } | { atLeast: number };
  measure: () => Promise<{ figure: number; reference: number }>;
}

/** The median of an odd number of measurements. */
export function median(values: number[]): number {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}

/** Formats a line with name, figure, reference, ratio, goal, and whether the goal is met. */
export function benchmarkLine(benchmark: Benchmark, result: { figure: number; reference: number }): string {
  const { goal, unit, name } = benchmark;
  const ratio = result.figure / result.reference;
  const isMet = 'atMost' in goal ? ratio <= goal.atMost : ratio >= goal.atLeast;
  const bound = 'atMost' in goal ? `at most ${goal.atMost}` : `at least ${goal.atLeast}`;
  return `${name}: ${result.figure.toPrecision(3)} ${unit}, reference ${result.reference.toPrecision(3)} ${unit}, ratio ${ratio.toFixed(2)}, goal ${bound}: ${isMet ? 'met' : 'missed'}`;
}
