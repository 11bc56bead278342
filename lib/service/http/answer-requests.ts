import type { RequestListener } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { EaselError } from '../../contract/error.ts';
import { errorResponse } from '../../http/error-response.ts';
import type { Logger } from '../../logging/create-logger.ts';
import { describeError } from '../../logging/describe-error.ts';

/** Passes Node's requests to a handler of web requests. Requests that cannot be converted get an error of the API. */
export function answerRequests(fetch: Parameters<typeof getRequestListener>[0], logger: Logger): RequestListener {
  function answerUnreadable(error: unknown): Response {
    if (error instanceof Error && error.name === 'RequestError') {
      return errorResponse(new EaselError('invalid_params', 'The URL or the Host header is invalid.'));
    }
    logger.error({ error: describeError(error) }, 'a request failed');
    return errorResponse(new EaselError('unknown_error', 'Something went wrong in the service. Try again.'));
  }

  const answer = getRequestListener(fetch, { errorHandler: answerUnreadable });
  return (request, response) => void answer(request, response);
}
