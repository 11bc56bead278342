/** Processor time of one call, in microseconds, which other work on the machine does not affect. */
function costOf(work: () => void): number {
  const before = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(before);
  return user + system;
}

/** Microseconds. Shorter runs are dominated by memory allocation, which costs more per byte the larger it is. */
const leastCost = 1000;

/**
 * How many times as much processor time `work` takes for eight times its size: about 8 where time grows with the size,
 * about 64 where it grows with its square. The minimum of five calls each, after a warm-up call. Choose the size so
 * large that its square would take seconds.
 */
export function growthOfEightfold(work: (size: number) => void, size: number): number {
  const least = (of: number) => Math.min(...[1, 2, 3, 4, 5].map(() => costOf(() => work(of))));
  work(size);
  return least(size * 8) / Math.max(leastCost, least(size));
}

/** Below quadratic growth (64), and well above linear growth (8), since large texts also cost memory. */
export const linearGrowth = 40;
