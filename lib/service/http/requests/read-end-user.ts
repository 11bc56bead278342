import type { Context } from 'hono';
import { endUserHeader, endUserPattern } from '../../../contract/end-user.ts';
import { EaselError } from '../../../contract/error.ts';

/**
 * The person among those who share the key, as the request's header names them; empty without one.
 *
 * @throws EaselError `invalid_params`
 */
export function readEndUser(context: Pick<Context, 'req'>): string {
  const name = context.req.header(endUserHeader);
  if (name === undefined) return '';
  if (endUserPattern.test(name)) return name;
  throw new EaselError(
    'invalid_params',
    `The header ${endUserHeader} must have 1 to 128 visible ASCII characters, without spaces. Send an id of the person.`,
  );
}
