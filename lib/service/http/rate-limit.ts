import { createMiddleware } from 'hono/factory';
import { EaselError } from '../../contract/error.ts';
import type { HttpEnvironment } from './environment.ts';

/** Counts what each owner asks for. */
export interface RateLimit {
  /** @returns seconds until a further request is taken; 0 when this one is */
  take: (owner: string) => number;
}

/**
 * A bucket for each owner, which holds a minute's worth of requests and fills up evenly.
 *
 * @param options.perMinute 0 for no limit
 * @param options.now milliseconds
 */
export function createRateLimit(options: { perMinute: number; now: () => number }): RateLimit {
  const { perMinute, now } = options;
  const perMs = perMinute / 60_000;
  const buckets = new Map<string, { left: number; at: number }>();
  return {
    take(owner) {
      if (perMinute === 0) return 0;
      const at = now();
      const bucket = buckets.get(owner) ?? { left: perMinute, at };
      const left = Math.min(perMinute, bucket.left + (at - bucket.at) * perMs);
      const isTaken = left >= 1;
      buckets.set(owner, { left: isTaken ? left - 1 : left, at });
      return isTaken ? 0 : (1 - left) / perMs / 1000;
    },
  };
}

/** Refuses what an owner asks for beyond the rate, with the time after which it is taken. Comes after `authenticate`. */
export function limitRate(limit: RateLimit) {
  return createMiddleware<HttpEnvironment>(async (context, next) => {
    const waitSeconds = limit.take(context.get('owner'));
    if (waitSeconds > 0) {
      const words = 'This key has made too many requests within a minute. Wait as long as Retry-After says.';
      throw new EaselError('too_many_requests', words, { retryAfterSeconds: waitSeconds });
    }
    await next();
  });
}
