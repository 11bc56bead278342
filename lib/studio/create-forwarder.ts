import type { BodyShare } from '../http/body-budget.ts';
import { readJsonBody } from '../http/read-json-body.ts';
import type { ForwardCall } from '../upstream/create-upstream.ts';
import type { StudioContext } from './context/studio-context.ts';
import { resolveMediaUrls } from './library/files/resolve-media-urls.ts';

/** What a route handler knows of a request that goes on to the media service. */
export interface ForwardOptions {
  request: Request;
  requestId: string;
  url: URL;
  /** From `apiPath`. */
  path: string;
  body: ReadableStream<Uint8Array> | null;
  bodyShare: BodyShare;
}

/** How long a route's answer may take to begin. */
const deadlinesMs = { read: 30_000, generation: 30 * 60_000, transfer: 60 * 60_000 };

/** Passing requests on to the media service's path of the same name. */
export interface Forwarder {
  /** A short question: an answer begins within half a minute. */
  read: (options: ForwardOptions) => Promise<Response>;
  /** A file, in whatever direction: both bodies are streamed. */
  transfer: (options: ForwardOptions) => Promise<Response>;
  /** A synchronous generation: media of the studio in its body is made reachable, and it may take half an hour. */
  generate: (options: ForwardOptions) => Promise<Response>;
}

/** Forwards to the media service of a studio. When the browser leaves, the connection to the service is closed. */
export function createForwarder(context: StudioContext): Forwarder {
  function forward(options: ForwardOptions, body: ForwardCall['body'], deadlineMs: number): Promise<Response> {
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
    });
  }

  return {
    read: (options) => forward(options, options.body, deadlinesMs.read),
    transfer: (options) => forward(options, options.body, deadlinesMs.transfer),
    async generate(options) {
      const body = JSON.stringify(await resolveMediaUrls(context, await readJsonBody(options.body)));
      // The answer may take half an hour: the memory of this request's body is free for others meanwhile.
      options.bodyShare.release();
      return forward(options, body, deadlinesMs.generation);
    },
  };
}
