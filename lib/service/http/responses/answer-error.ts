import type { Context } from 'hono';
import { EaselError, isEaselError } from '../../../contract/error.ts';
import { errorResponse } from '../../../http/error-response.ts';
import { describeError } from '../../../logging/describe-error.ts';
import { isDiskFull } from '../../../storage/is-disk-full.ts';
import type { HttpEnvironment } from '../environment.ts';

/**
 * Converts thrown errors to responses. An error that is not an `EaselError` is logged, and answered as an unknown
 * error.
 */
export function answerError(thrown: unknown, context: Context<HttpEnvironment>): Response {
  if (!isEaselError(thrown) && context.req.raw.signal.aborted) {
    // It failed because the caller has disconnected.
    return errorResponse(new EaselError('client_closed_request', 'The client closed the connection.'));
  }
  if (!isEaselError(thrown)) {
    context.get('logger').error({ error: describeError(thrown) }, 'a request failed');
  }
  const error = isEaselError(thrown) ? thrown : unexpected(thrown);
  const response = errorResponse(error);
  if (error.code === 'unauthenticated') response.headers.set('WWW-Authenticate', 'Bearer');
  return response;
}

function unexpected(cause: unknown): EaselError {
  return isDiskFull(cause)
    ? new EaselError('insufficient_storage', 'The service has no disk space left. The request was not accepted.', {
        cause,
      })
    : new EaselError('unknown_error', 'Something went wrong in the service. Try again.', { cause });
}
