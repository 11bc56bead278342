import type { Context } from 'hono';
import { EaselError, errorBody, httpStatusOfCode, isEaselError } from '../../contract/error.ts';
import { describeError } from '../describe-error.ts';
import type { HttpEnvironment } from './environment.ts';

/** The one place where what was thrown becomes an answer. What is not an `EaselError` is logged, and told as no more than that. */
export function answerError(thrown: unknown, context: Context<HttpEnvironment>): Response {
  if (!isEaselError(thrown)) {
    context.get('logger').error({ error: describeError(thrown) }, 'a request failed');
  }
  const error = isEaselError(thrown)
    ? thrown
    : new EaselError('unknown_error', 'Something went wrong in the service. Try again.', { cause: thrown });
  const headers: Record<string, string> = { 'Content-Type': 'application/json', 'Cache-Control': 'no-store' };
  if (error.retryAfterSeconds !== null) headers['Retry-After'] = String(error.retryAfterSeconds);
  if (error.code === 'unauthenticated') headers['WWW-Authenticate'] = 'Bearer';
  return new Response(JSON.stringify(errorBody(error)), { status: httpStatusOfCode[error.code], headers });
}
