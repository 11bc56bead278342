import { createMiddleware } from 'hono/factory';
import { EaselError } from '../../contract/error.ts';
import type { RateLimit } from '../../http/create-rate-limit.ts';
import type { HttpEnvironment } from './environment.ts';

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
