import 'server-only';
import { EaselError } from '../contract/error.ts';
import { createRoutes, type Method, type RouteCall, type RouteHandler } from '../http/create-routes.ts';
import { describeError } from '../logging/describe-error.ts';
import type { Studio } from './create-studio.ts';
import { getStudio } from './instance.ts';
import { rethrowKnownFailures } from './rethrow-known-failures.ts';

/** The argument of a studio route handler. */
export interface StudioCall<Params> extends RouteCall<Params> {
  studio: Studio;
}

interface StudioHandler<Params> {
  /** Largest body in bytes; without it, no body is accepted. */
  maxBodyBytes?: RouteHandler<Params>['maxBodyBytes'];
  /** Declares that the body is streamed and never held in memory. */
  isBodyStreamed?: boolean;
  handle: (call: StudioCall<Params>) => Promise<Response> | Response;
}

/** Options of a group of routes. */
interface StudioRouteOptions {
  /** Lets a request without a session in, such as the media service that fetches a file. */
  admits?: (request: Request, url: URL, studio: Studio) => boolean;
}

/** Creates the exports of a route file. Login and body limits are checked before every handler. */
export function studioRoutes<Params = object>(
  handlers: Partial<Record<Method, StudioHandler<Params>>>,
  options: StudioRouteOptions = {},
) {
  const guard = {
    bodyBudget: () => getStudio().bodyBudget,
    async authorize(request: Request, url: URL) {
      const studio = getStudio();
      if (options.admits?.(request, url, studio) === true) return;
      if (await rethrowKnownFailures(() => studio.login.isLoggedIn(request.headers))) return;
      throw new EaselError('unauthenticated', 'Log in to this studio first.');
    },
    onUnexpected(error: unknown, requestId: string) {
      getStudio().context.logger.error({ error: describeError(error), requestId }, 'a request failed');
    },
  };
  const wrapped = Object.entries(handlers).map(([method, handler]) => [
    method,
    {
      ...handler,
      handle: (call: RouteCall<Params>) =>
        rethrowKnownFailures(async () => handler.handle({ ...call, studio: getStudio() })),
    },
  ]);
  return createRoutes<Params>(guard, Object.fromEntries(wrapped) as Partial<Record<Method, RouteHandler<Params>>>);
}
