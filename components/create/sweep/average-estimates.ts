import type { RunEstimate } from '@/lib/contract/studio/studio-job';

/** Some cells of a sweep that take as long. */
export interface CellTime {
  cells: number;
  /** Null where none is known. */
  estimate: RunEstimate | null;
}

/** How long a cell of a sweep runs on average; null as long as some cells have no estimate. */
export function averageEstimates(times: readonly CellTime[]): RunEstimate | null {
  const known = times.flatMap(({ cells, estimate }) => (estimate === null ? [] : [{ cells, estimate }]));
  if (known.length === 0 || known.length < times.length) return null;
  const total = known.reduce((sum, { cells }) => sum + cells, 0);
  const average = (pick: (estimate: RunEstimate) => number) =>
    known.reduce((sum, { cells, estimate }) => sum + pick(estimate) * cells, 0) / total;
  return {
    lowSeconds: average(({ lowSeconds }) => lowSeconds),
    medianSeconds: average(({ medianSeconds }) => medianSeconds),
    highSeconds: average(({ highSeconds }) => highSeconds),
    samples: Math.max(...known.map(({ estimate }) => estimate.samples)),
    isScaled: known.some(({ estimate }) => estimate.isScaled),
  };
}
