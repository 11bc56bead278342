import type { BodyShare } from '../http/body-budget.ts';
import { readJsonBody } from '../http/read-json-body.ts';
import { requestLocale } from '../intl/read-locale.ts';
import type { ForwardCall } from '../upstream/create-upstream.ts';
import type { Caller } from './context/caller.ts';
import type { StudioContext } from './context/studio-context.ts';
import type { RunDirectly } from './generations/direct/run-directly.ts';
import { resolveMediaUrls } from './library/files/resolve-media-urls.ts';

/** A request that a route handler forwards to the media service. */
export interface ForwardOptions {
  request: Request;
  requestId: string;
  url: URL;
  /** From `apiPath`. */
  path: string;
  body: ReadableStream<Uint8Array> | null;
  bodyShare: BodyShare;
}

/** The timeout until the headers of a route's response. */
const deadlinesMs = { read: 30_000, generation: 30 * 60_000, transfer: 60 * 60_000 };

/** Forwards requests to the same path of the media service. */
export interface Forwarder {
  /** A short request: the response begins within half a minute. */
  read: (options: ForwardOptions) => Promise<Response>;
  /** A short request for models, which come in the language of the page. */
  readModels: (options: ForwardOptions) => Promise<Response>;
  /** A file in either direction: both bodies are streamed. */
  transfer: (options: ForwardOptions) => Promise<Response>;
  /**
   * A synchronous generation: the studio's media in its body is made reachable for the service, which is
   * told who asks where the settings allow it. It may take half an hour.
   *
   * @throws EaselError `limit_reached` when it would exceed a limit of the caller
   */
  generate: (options: ForwardOptions & { caller: Caller }) => Promise<Response>;
}

/**
 * Forwards to the media service of a studio. When the browser leaves, the connection to the service is closed.
 *
 * @param runDirectly runs synchronous generations within the limits of those who ask
 */
export function createForwarder(context: StudioContext, runDirectly: RunDirectly): Forwarder {
  function forward(
    options: ForwardOptions,
    body: ForwardCall['body'],
    deadlineMs: number,
    more: Pick<ForwardCall, 'language' | 'endUser'> = {},
  ): Promise<Response> {
    const { request, requestId, url, path } = options;
    return context.upstream.forward({
      method: request.method as ForwardCall['method'],
      path,
      query: url.searchParams,
      headers: request.headers,
      body,
      signal: request.signal,
      deadlineMs,
      requestId,
      ...more,
    });
  }

  return {
    read: (options) => forward(options, options.body, deadlinesMs.read),
    readModels: (options) =>
      forward(options, options.body, deadlinesMs.read, { language: requestLocale(options.request) }),
    transfer: (options) => forward(options, options.body, deadlinesMs.transfer),
    async generate(options) {
      const request = await readJsonBody(options.body);
      const body = JSON.stringify(await resolveMediaUrls(context, request));
      // The response may take half an hour: until then, the memory of this request's body is free for others.
      options.bodyShare.release();
      const call = { request, ownerId: options.caller.personId };
      const endUser = context.settings.mediaApi.sendsUser ? { endUser: options.caller.personId } : {};
      return runDirectly(call, () => forward(options, body, deadlinesMs.generation, endUser));
    },
  };
}
