import { errorBody, httpStatusOfCode, type EaselError } from '../contract/error.ts';

/** An expected failure as a response that is never cached: status, body and `Retry-After`. */
export function errorResponse(error: EaselError): Response {
  const headers = new Headers({ 'Cache-Control': 'no-store' });
  if (error.retryAfterSeconds !== null) headers.set('Retry-After', String(Math.ceil(error.retryAfterSeconds)));
  return Response.json(errorBody(error), { status: httpStatusOfCode[error.code], headers });
}
