import { randomUUID } from 'node:crypto';
import { EaselError, isEaselError } from '../contract/error.ts';
import { announceLength } from './announced-length.ts';
import type { BodyBudget, BodyShare } from './body-budget.ts';
import { errorResponse } from './error-response.ts';
import { limitBody } from './limit-body.ts';
import { addHeaders, apiHeaders } from './security-headers.ts';

/** Methods that a route file may export. All are exported, so that Next itself answers none. */
export const methods = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'] as const;
export type Method = (typeof methods)[number];

/** What a handler receives: the request, who sent it, and its body within the limit. */
export interface RouteCall<Params, Caller = unknown> {
  request: Request;
  /** As `authorize` returned it. */
  caller: Caller;
  url: URL;
  params: Params;
  /** The body, cut off beyond the limit; null where there is none. */
  body: ReadableStream<Uint8Array> | null;
  /**
   * Counts the bytes of that body. Released when the handler returns; a handler that then waits long releases it
   * earlier.
   */
  bodyShare: BodyShare;
  requestId: string;
}

/** One method of a route. */
export interface RouteHandler<Params, Caller = unknown> {
  /** Largest body in bytes; without it, no body is accepted. */
  maxBodyBytes?: number | (() => number);
  /** The handler stores or forwards the body as it arrives, so the budget of bodies does not count it. */
  isBodyStreamed?: boolean;
  handle: (call: RouteCall<Params, Caller>) => Promise<Response> | Response;
}

/** Checks before every handler. They are functions because settings are read after the routes are loaded. */
export interface RouteGuard<Caller> {
  bodyBudget: () => BodyBudget;
  /** Returns who sends a request; throws unless they may. */
  authorize: (request: Request, url: URL) => Promise<Caller> | Caller;
  /** Called with unexpected failures. */
  onUnexpected: (thrown: unknown, requestId: string) => void;
}

/** A method's handler, as Next and `serveRoute` call it. */
export type Route<Params> = (request: Request, context: { params: Promise<Params> }) => Promise<Response>;

/**
 * Builds the exports of a route file: every method checks the login, limits the body, and turns errors into responses.
 * Host and Origin are checked before, by the studio's guard. Methods without a handler answer 405; HEAD is answered by
 * GET.
 */
export function createRoutes<Params, Caller = void>(
  guard: RouteGuard<Caller>,
  handlers: Partial<Record<Method, RouteHandler<Params, Caller>>>,
): Record<Method, Route<Params>> {
  const allowed = methods.filter((method) => handlers[method] ?? (method === 'HEAD' && handlers.GET));

  async function answer(request: Request, context: { params: Promise<Params> }, requestId: string): Promise<Response> {
    const handler = handlers[request.method as Method] ?? (request.method === 'HEAD' ? handlers.GET : undefined);
    if (handler === undefined) {
      const refusal = errorResponse(
        new EaselError('method_not_allowed', `This URL only accepts ${allowed.join(', ')}.`),
      );
      refusal.headers.set('Allow', allowed.join(', '));
      return refusal;
    }
    const url = new URL(request.url);
    const caller = await guard.authorize(request, url);
    const limit = handler.maxBodyBytes ?? 0;
    const bodyShare = guard.bodyBudget().open();
    let body: ReadableStream<Uint8Array> | null = null;
    const limits = {
      maxBytes: typeof limit === 'function' ? limit() : limit,
      ...(handler.isBodyStreamed === true ? {} : { share: bodyShare }),
    };
    try {
      body = limitBody(request, limits);
      return await handler.handle({ request, caller, url, params: await context.params, body, bodyShare, requestId });
    } finally {
      bodyShare.release();
      // What no handler has read is discarded, so that the client can send it whole and read the response.
      if (body?.locked === false) void body.cancel().catch(() => undefined);
    }
  }

  async function route(request: Request, context: { params: Promise<Params> }): Promise<Response> {
    const requestId = randomUUID();
    const response = await answer(request, context, requestId).catch((thrown: unknown) => {
      if (isEaselError(thrown)) return errorResponse(thrown);
      if (request.signal.aborted) {
        return errorResponse(new EaselError('client_closed_request', 'The client disconnected before the response.'));
      }
      guard.onUnexpected(thrown, requestId);
      return errorResponse(
        new EaselError('unknown_error', `Something went wrong. For details, search the log for ${requestId}.`),
      );
    });
    announceLength(response.headers);
    response.headers.set('X-Request-Id', requestId);
    addHeaders(response.headers, apiHeaders);
    addHeaders(response.headers, { 'Cache-Control': 'no-store' });
    return response;
  }

  return Object.fromEntries(methods.map((method) => [method, route])) as Record<Method, Route<Params>>;
}
