/** Counts what each owner asks for. */
export interface RateLimit {
  /** @returns seconds until a further request is taken; 0 when this one is */
  take: (owner: string) => number;
  /** Takes back one that was taken and shall not count. */
  giveBack: (owner: string) => void;
}

interface Bucket {
  left: number;
  /** When `left` was true, in milliseconds. */
  at: number;
}

/** Owners that are remembered. A caller with many addresses counts as many owners, which must not fill the memory. */
const mostOwners = 10_000;

/**
 * A bucket for each owner, which holds a minute's worth of requests and fills up evenly.
 *
 * @param options.perMinute 0 for no limit
 * @param options.now milliseconds
 */
export function createRateLimit(options: { perMinute: number; now: () => number }): RateLimit {
  const { perMinute, now } = options;
  const perMs = perMinute / 60_000;
  /** In the order in which they were last used. */
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
