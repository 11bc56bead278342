import type { Context } from 'hono';
import { EaselError } from '../../../contract/error.ts';
import type { Repository } from '../../fine-tunes/files/repository.ts';
import type { HttpEnvironment } from '../environment.ts';

/** Longest name, so that an index over several names stays within PostgreSQL's limit. */
const mostNameBytes = 255;

/**
 * Checks the name of a namespace, a repository or a branch.
 *
 * @throws EaselError `invalid_params` for an invalid name
 */
export function checkName(name: string): void {
  if (name !== '' && Buffer.byteLength(name) <= mostNameBytes && !/\p{Cc}/u.test(name)) return;
  const message = `A name in this URL is empty, longer than ${mostNameBytes} bytes, or contains control characters.`;
  throw new EaselError('invalid_params', message);
}

/**
 * The caller's repository that a URL names.
 *
 * @throws EaselError `invalid_params` for an invalid name in it
 */
export function repositoryOf(context: Context<HttpEnvironment>): Repository {
  const { namespace = '', repository = '' } = context.req.param() as Record<string, string>;
  checkName(namespace);
  checkName(repository);
  return { owner: context.get('owner'), namespace, repository };
}
