import { errorBody, httpStatusOfCode, type EaselError } from '../contract/error.ts';

/** An expected failure as an answer: its status, its body, and when to try again. */
export function errorResponse(error: EaselError): Response {
  const headers = new Headers();
  if (error.retryAfterSeconds !== null) headers.set('Retry-After', String(Math.ceil(error.retryAfterSeconds)));
  return Response.json(errorBody(error), { status: httpStatusOfCode[error.code], headers });
}
