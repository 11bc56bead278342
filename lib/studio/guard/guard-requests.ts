import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { parseAndValidateFlightRouterState } from 'next/dist/server/app-render/parse-and-validate-flight-router-state.js';
import { EaselError, errorBody, httpStatusOfCode, isEaselError } from '../../contract/error.ts';
import type { AllowList } from '../../http/allow-list.ts';
import { sendAnnouncedLength } from '../../http/announced-length.ts';
import { methods } from '../../http/create-routes.ts';
import { isHttpsOnly } from '../../http/is-https-only.ts';
import { apiHeaders, pageHeaders } from '../../http/security-headers.ts';
import type { Logger } from '../../logging/create-logger.ts';
import { describeError } from '../../logging/describe-error.ts';
import { markPeerAddress } from '../../network/peer-address.ts';
import { checkTarget, readTarget } from './read-target.ts';

/** Checks every request before the studio handles it. */
export interface RequestGuard {
  answer: RequestListener;
  /** Whether a request may change to another protocol. */
  mayUpgrade: (request: IncomingMessage) => boolean;
}

/** Headers that are internal to Next: with some of them, Next responds before any handler is called. */
const internalHeaders = /^(?:x-middleware-|x-invoke-|x-matched-path$|x-nextjs-data$|next-action$)/;
const pageMethods = ['GET', 'HEAD'];
/** One year, without subdomains (RFC 6797): they may not be the studio's. */
const strictTransport = 'max-age=31536000';

/**
 * Guards handlers and Next, which responds to some requests before any is called: every request passes the allow-list
 * here, and every response gets the security headers.
 *
 * It also provides what neither does: the peer address of a request, and the length of a response.
 *
 * @param options.origins the studio's addresses as browsers see them; https hosts get Strict-Transport-Security
 * @param options.pass what answers the requests that pass
 * @param options.isDevelopment skips these checks for Next's development paths, and allows its WebSocket
 */
export function guardRequests(options: {
  allowList: AllowList;
  origins: readonly string[];
  pass: (request: IncomingMessage, response: ServerResponse) => Promise<void>;
  isDevelopment: boolean;
  logger: Logger;
}): RequestGuard {
  const { allowList, origins, pass, isDevelopment, logger } = options;

  /** Checks a request and normalises its target and headers. Returns its path. */
  function admit(request: IncomingMessage): string {
    const target = readTarget(request.url ?? '');
    request.url = target.url;
    if (target.host !== null) request.headers.host = target.host;
    allowList.check(request);
    checkTarget(target);
    for (const name of Object.keys(request.headers)) if (internalHeaders.test(name)) delete request.headers[name];
    markPeerAddress(request);
    return target.path;
  }

  function refuse(response: ServerResponse, thrown: unknown): void {
    if (!isEaselError(thrown)) logger.error({ error: describeError(thrown) }, 'a request failed');
    if (response.headersSent) {
      response.destroy();
      return;
    }
    const error = isEaselError(thrown)
      ? thrown
      : new EaselError('unknown_error', 'Something went wrong. See the studio’s log.');
    // The rest of the request is not waited for.
    response.shouldKeepAlive = false;
    const headers = { ...apiHeaders, 'Content-Type': 'application/json', 'Cache-Control': 'no-store' };
    response.writeHead(httpStatusOfCode[error.code], headers).end(JSON.stringify(errorBody(error)));
  }

  return {
    answer(request, response) {
      sendAnnouncedLength(response);
      if (isHttpsOnly(origins, request.headers.host ?? null)) {
        response.setHeader('Strict-Transport-Security', strictTransport);
      }
      try {
        const path = admit(request);
        const isApi = path.startsWith('/api/');
        const isOfBuild = path.startsWith('/_next/');
        // A Content-Security-Policy on a script of the build would apply to the workers that it starts.
        addMissingHeaders(response, { ...(isApi ? {} : pageHeaders), ...(isOfBuild ? {} : apiHeaders) });
        const isForDevelopers = isDevelopment && path.startsWith('/__nextjs');
        if (!isForDevelopers) checkMethod(request, response, isApi ? methods : pageMethods);
        if (!isForDevelopers && !isApi) checkPageRequest(path, request);
      } catch (thrown) {
        refuse(response, thrown);
        return;
      }
      pass(request, response).catch((thrown: unknown) => refuse(response, thrown));
    },
    mayUpgrade(request) {
      if (!isDevelopment) return false;
      try {
        return admit(request).startsWith('/_next/');
      } catch {
        return false;
      }
    },
  };
}

function checkMethod({ method = '' }: IncomingMessage, response: ServerResponse, allowed: readonly string[]): void {
  if (allowed.includes(method)) return;
  response.setHeader('Allow', allowed.join(', '));
  throw new EaselError('method_not_allowed', `This URL only accepts ${allowed.join(', ')}.`);
}

/** Adds headers to a response, whoever writes it, unless it already has them. */
function addMissingHeaders(response: ServerResponse, headers: Readonly<Record<string, string>>): void {
  const writeHead = response.writeHead.bind(response) as (...args: unknown[]) => ServerResponse;
  response.writeHead = (...args: unknown[]) => {
    for (const [name, value] of Object.entries(headers)) {
      if (!response.hasHeader(name)) response.setHeader(name, value);
    }
    return writeHead(...args);
  };
}

/**
 * Checks a request for a page or a file of the build, which no route handler serves. Pages take no bodies: Next would
 * look for a server action in each one, hold it in memory and log every miss.
 *
 * @throws EaselError `payload_too_large`, `resource_not_found`, `invalid_params`
 */
function checkPageRequest(path: string, { headers }: IncomingMessage): void {
  if (headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0) {
    throw new EaselError('payload_too_large', 'This URL does not accept a request body.');
  }
  // Next's own error pages, which could be requested by name.
  if (/^\/_(?!next\/)/.test(path)) throw new EaselError('resource_not_found', 'There is nothing at this URL.');
  try {
    parseAndValidateFlightRouterState(headers['next-router-state-tree']);
  } catch (cause) {
    throw new EaselError('invalid_params', 'The header Next-Router-State-Tree is invalid.', { cause });
  }
}
