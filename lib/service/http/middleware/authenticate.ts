import { createMiddleware } from 'hono/factory';
import { EaselError } from '../../../contract/error.ts';
import { isSameSecret } from '../../../http/is-same-secret.ts';
import type { HttpEnvironment } from '../environment.ts';

/**
 * Accepts requests with a valid bearer key, and sets their owner. Every key is compared, each in constant time,
 * so that the response time reveals nothing.
 */
export function authenticate(keys: { name: string; key: string }[]) {
  return createMiddleware<HttpEnvironment>(async (context, next) => {
    const given = /^Bearer +(\S+)$/i.exec(context.req.header('authorization') ?? '')?.[1];
    const [owner] = keys.filter(({ key }) => isSameSecret(key, given ?? '')).map(({ name }) => name);
    if (given === undefined || owner === undefined) {
      context.header('WWW-Authenticate', 'Bearer');
      const message = given === undefined ? 'Send an API key as Authorization: Bearer <key>.' : 'Invalid API key.';
      throw new EaselError('unauthenticated', message);
    }
    context.set('owner', owner);
    await next();
  });
}
