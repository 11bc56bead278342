import { createHash, timingSafeEqual } from 'node:crypto';
import { createMiddleware } from 'hono/factory';
import { EaselError } from '../../contract/error.ts';
import type { HttpEnvironment } from './environment.ts';

const digest = (key: string) => createHash('sha256').update(key).digest();

/**
 * Lets requests with an accepted bearer key through, and says whose they are. Every key is compared, each in constant time,
 * so that an answer's time tells nothing.
 */
export function authenticate(keys: { name: string; key: string }[]) {
  const known = keys.map(({ name, key }) => ({ name, digest: digest(key) }));
  return createMiddleware<HttpEnvironment>(async (context, next) => {
    const given = /^Bearer +(\S+)$/i.exec(context.req.header('authorization') ?? '')?.[1];
    const givenDigest = digest(given ?? '');
    const owners = known.filter((entry) => timingSafeEqual(entry.digest, givenDigest)).map(({ name }) => name);
    const [owner] = owners;
    if (given === undefined || owner === undefined) {
      context.header('WWW-Authenticate', 'Bearer');
      const message =
        given === undefined ? 'Send a key, as Authorization: Bearer <key>.' : 'This key is not accepted here.';
      throw new EaselError('unauthenticated', message);
    }
    context.set('owner', owner);
    await next();
  });
}
