import 'server-only';
import { EaselError } from '../contract/error.ts';
import { createRoutes, type Method, type RouteCall, type RouteHandler } from '../http/create-routes.ts';
import type { Studio } from './create-studio.ts';
import { getStudio } from './instance.ts';
import { isConnectionFailure } from '../database/retry-database.ts';
import { describeError } from '../logging/describe-error.ts';
import { isDiskFull } from '../storage/is-disk-full.ts';
import { diskFullWords } from './disk-full-words.ts';

/** What a handler of the studio gets. */
export interface StudioCall<Params> extends RouteCall<Params> {
  studio: Studio;
}

interface StudioHandler<Params> {
  /** Largest body in bytes; without it, none is accepted. */
  maxBodyBytes?: RouteHandler<Params>['maxBodyBytes'];
  handle: (call: StudioCall<Params>) => Promise<Response> | Response;
}

/** Options of a group of routes. */
interface StudioRouteOptions {
  /** Lets a request in that has no session, as the media service that fetches a file. */
  admits?: (request: Request, url: URL, studio: Studio) => boolean;
}

/** The exports of a route file of the studio: allow-list, login and limits stand before every handler. */
export function studioRoutes<Params = object>(
  handlers: Partial<Record<Method, StudioHandler<Params>>>,
  options: StudioRouteOptions = {},
) {
  const guard = {
    allowList: () => getStudio().allowList,
    authorize(request: Request, url: URL) {
      const studio = getStudio();
      if (studio.login.isLoggedIn(request.headers) || options.admits?.(request, url, studio) === true) return;
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
      handle: (call: RouteCall<Params>) => withPlainWords(async () => handler.handle({ ...call, studio: getStudio() })),
    },
  ]);
  return createRoutes<Params>(guard, Object.fromEntries(wrapped) as Partial<Record<Method, RouteHandler<Params>>>);
}

/** A full disk and a database that is starting again are no mysteries: the browser is told what to do. */
async function withPlainWords(handle: () => Promise<Response>): Promise<Response> {
  try {
    return await handle();
  } catch (thrown) {
    if (isDiskFull(thrown)) throw new EaselError('insufficient_storage', diskFullWords, { cause: thrown });
    const isQuery = thrown instanceof Error && 'query' in thrown;
    if (!isQuery || !isConnectionFailure(thrown)) throw thrown;
    const words = 'The database of this studio is out of reach. Try again in a moment.';
    throw new EaselError('unavailable', words, { retryAfterSeconds: 2, cause: thrown });
  }
}
