import 'server-only';
import { isEaselError } from '../contract/error.ts';
import { errorResponse } from '../http/error-response.ts';
import { sharedHeaders } from '../http/security-headers.ts';
import type { OpenLink } from './library/links/open-link.ts';
import { type OpenCall, openRoutes } from './studio-routes.ts';

/** The argument of a handler for whoever has a public link. */
export interface LinkCall<Params> extends OpenCall<Params> {
  link: OpenLink;
}

/**
 * Creates the exports of a route file that a public link opens, and nothing else: neither a session nor a role. The link is
 * checked before the handler.
 */
export function linkRoutes<Params extends { token: string }>(
  handle: (call: LinkCall<Params>) => Promise<Response> | Response,
) {
  async function answer(call: OpenCall<Params>): Promise<Response> {
    try {
      const link = await call.studio.sharedBoards.open(call.params.token);
      return await handle({ ...call, link });
    } catch (thrown) {
      if (isEaselError(thrown)) return errorResponse(thrown);
      throw thrown;
    }
  }
  return openRoutes<Params>({
    GET: {
      async handle(call) {
        const response = await answer(call);
        for (const [name, value] of Object.entries(sharedHeaders)) response.headers.set(name, value);
        return response;
      },
    },
  });
}
