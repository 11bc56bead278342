import type { Context } from 'hono';
import { EaselError, isEaselError } from '../../contract/error.ts';
import { errorResponse } from '../../http/error-response.ts';
import { describeError } from '../../logging/describe-error.ts';
import type { HttpEnvironment } from './environment.ts';

/** The one place where what was thrown becomes an answer. What is not an `EaselError` is logged, and told as no more than that. */
export function answerError(thrown: unknown, context: Context<HttpEnvironment>): Response {
  if (!isEaselError(thrown)) {
    context.get('logger').error({ error: describeError(thrown) }, 'a request failed');
  }
  const error = isEaselError(thrown)
    ? thrown
    : new EaselError('unknown_error', 'Something went wrong in the service. Try again.', { cause: thrown });
  const response = errorResponse(error);
  if (error.code === 'unauthenticated') response.headers.set('WWW-Authenticate', 'Bearer');
  return response;
}
