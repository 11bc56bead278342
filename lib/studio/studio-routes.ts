import 'server-only';
import { EaselError } from '../contract/error.ts';
import type { Permission } from '../contract/studio/permissions.ts';
import { createRoutes, type Method, type RouteCall, type RouteHandler } from '../http/create-routes.ts';
import { describeError } from '../logging/describe-error.ts';
import type { PersonalStudio, Studio } from './create-studio.ts';
import { getStudio } from './instance.ts';
import { checkPermission, type Caller } from './context/caller.ts';
import { readApiToken } from './people/read-api-token.ts';
import { rethrowKnownFailures } from './rethrow-known-failures.ts';

/** The argument of a handler that also takes requests of nobody. */
export interface OpenCall<Params> extends RouteCall<Params> {
  studio: Studio;
}

/** The argument of a studio route handler. */
export interface StudioCall<Params> extends RouteCall<Params> {
  studio: Studio & PersonalStudio;
  /** The person who sends the request. */
  caller: Caller;
}

interface Handler<Call> {
  /** Largest body in bytes; without it, no body is accepted. */
  maxBodyBytes?: RouteHandler<unknown>['maxBodyBytes'];
  /** Declares that the body is streamed and never held in memory. */
  isBodyStreamed?: boolean;
  handle: (call: Call) => Promise<Response> | Response;
}

interface StudioHandler<Params> extends Handler<StudioCall<Params>> {
  needs: Permission;
  /** What an API token needs, where it is more: for what even viewers write, but not a token that may only read. */
  tokenNeeds?: Permission;
}

async function identify(request: Request): Promise<Caller> {
  const caller = await rethrowKnownFailures(() => getStudio().login.identify(request.headers));
  if (caller !== null) return caller;
  const message =
    readApiToken(request.headers) === null
      ? 'Log in to this studio first.'
      : 'This API token is not valid. It may have expired or been removed.';
  throw new EaselError('unauthenticated', message);
}

/**
 * Creates the exports of a route file. The login, what the handler needs, and the limit of the body are checked before
 * every handler.
 */
export function studioRoutes<Params = object>(handlers: Partial<Record<Method, StudioHandler<Params>>>) {
  return guardedRoutes<Params, Caller, StudioHandler<Params>>(
    handlers,
    identify,
    ({ needs, tokenNeeds, handle }, call) => {
      checkPermission(call.caller, needs, tokenNeeds);
      const studio = getStudio();
      return handle({ ...call, studio: { ...studio, ...studio.for(call.caller) } });
    },
  );
}

/**
 * Creates the exports of a route file that somebody without a session may use.
 *
 * @param admits which requests need no session, such as those of the media service that fetches a file; without it, all
 */
export function openRoutes<Params = object>(
  handlers: Partial<Record<Method, Handler<OpenCall<Params>>>>,
  admits: (url: URL, studio: Studio) => boolean = () => true,
) {
  return guardedRoutes<Params, null, Handler<OpenCall<Params>>>(
    handlers,
    async (request, url) => {
      if (!admits(url, getStudio())) await identify(request);
      return null;
    },
    ({ handle }, call) => handle({ ...call, studio: getStudio() }),
  );
}

function guardedRoutes<Params, Sender, Each extends Omit<Handler<never>, 'handle'>>(
  handlers: Partial<Record<Method, Each>>,
  authorize: (request: Request, url: URL) => Promise<Sender>,
  handle: (handler: Each, call: RouteCall<Params, Sender>) => Promise<Response> | Response,
) {
  const guard = {
    bodyBudget: () => getStudio().bodyBudget,
    authorize,
    onUnexpected(error: unknown, requestId: string) {
      getStudio().context.logger.error({ error: describeError(error), requestId }, 'a request failed');
    },
  };
  const wrapped = Object.entries(handlers).map(([method, handler]) => [
    method,
    {
      ...handler,
      handle: (call: RouteCall<Params, Sender>) => rethrowKnownFailures(async () => handle(handler, call)),
    },
  ]);
  return createRoutes<Params, Sender>(
    guard,
    Object.fromEntries(wrapped) as Partial<Record<Method, RouteHandler<Params, Sender>>>,
  );
}
