import { errorBody, httpStatusOfCode, type EaselError } from '../contract/error.ts';

/** An expected failure as a response, which must not be cached: its status, its body, and what to do next. */
export function errorResponse(error: EaselError): Response {
  const headers = new Headers({ 'Cache-Control': 'no-store' });
  if (error.retryAfterSeconds !== null) headers.set('Retry-After', String(Math.ceil(error.retryAfterSeconds)));
  return Response.json(errorBody(error), { status: httpStatusOfCode[error.code], headers });
}
