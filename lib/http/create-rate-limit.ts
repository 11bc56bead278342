/** Limits the requests of each owner. */
export interface RateLimit {
  /** Counts a request. @returns 0 when it is allowed, else the seconds until the next one is */
  take: (owner: string) => number;
  /** Refunds an allowed request that shall not count. */
  giveBack: (owner: string) => void;
}

interface Bucket {
  left: number;
  /** The time at which `left` was computed, in milliseconds. */
  at: number;
}

/** How many owners are remembered at most. A caller with many addresses counts as many owners. */
const mostOwners = 10_000;

/**
 * A token bucket for each owner. It holds a minute's worth of requests and refills evenly.
 *
 * @param options.perMinute 0 for no limit
 * @param options.now the time in milliseconds
 */
export function createRateLimit(options: { perMinute: number; now: () => number }): RateLimit {
  const { perMinute, now } = options;
  const perMs = perMinute / 60_000;
  /** Least recently used first. */
  const buckets = new Map<string, Bucket>();

  function look(owner: string): Bucket {
    const at = now();
    const { left, at: before } = buckets.get(owner) ?? { left: perMinute, at };
    return { left: Math.min(perMinute, left + (at - before) * perMs), at };
  }

  function store(owner: string, bucket: Bucket): void {
    buckets.delete(owner);
    buckets.set(owner, bucket);
    const [oldest] = buckets.keys();
    if (buckets.size > mostOwners && oldest !== undefined) buckets.delete(oldest);
  }

  return {
    take(owner) {
      if (perMinute === 0) return 0;
      const { left, at } = look(owner);
      const isTaken = left >= 1;
      store(owner, { left: isTaken ? left - 1 : left, at });
      return isTaken ? 0 : (1 - left) / perMs / 1000;
    },
    giveBack(owner) {
      const { left, at } = look(owner);
      store(owner, { left: Math.min(perMinute, left + 1), at });
    },
  };
}
