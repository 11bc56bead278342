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

/** Checks every request before the studio answers it. */
export interface RequestGuard {
  answer: RequestListener;
  /** Whether a request may change to another protocol. */
  mayUpgrade: (request: IncomingMessage) => boolean;
}

/** Headers by which the parts of Next speak to each other: some have it answer before a handler is asked. */
const internalHeaders = /^(?:x-middleware-|x-invoke-|x-matched-path$|x-nextjs-data$|next-action$)/;
const pageMethods = ['GET', 'HEAD'];
/** A year, for the host alone (RFC 6797): what else lies below its name is not ours. */
const strictTransport = 'max-age=31536000';

/**
 * Guards Next, which answers some requests before any code of ours is asked: every request passes the allow-list here, and
 * every answer carries our headers.
 *
 * What Next neither shows nor sends passes here too: where a request comes from, and how long an answer is.
 *
 * @param options.origins the studio's addresses as browsers see them; those of https are never to be asked for otherwise
 * @param options.pass Next
 * @param options.isDevelopment lets Next's own addresses for developers take what it likes
 */
export function guardRequests(options: {
  allowList: AllowList;
  origins: readonly string[];
  pass: (request: IncomingMessage, response: ServerResponse) => Promise<void>;
  isDevelopment: boolean;
  logger: Logger;
}): RequestGuard {
  const { allowList, origins, pass, isDevelopment, logger } = options;

  /** Lets a request in, as a path and a host: gives the path. */
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
    // What else such a caller sends is not waited for.
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
        // A policy on a file of the build would be that of a worker which it starts.
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
  throw new EaselError('method_not_allowed', `This address only accepts ${allowed.join(', ')}.`);
}

/** Has an answer carry headers, whoever writes it, unless it says something else under their names. */
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
 * Checks a request for something that no handler answers: a page, or a file of the build. Pages take no bodies here, and Next,
 * which looks for a server action in each, would hold them in memory and log every one that it does not find.
 *
 * @throws EaselError `payload_too_large`, `resource_not_found`, `invalid_params`
 */
function checkPageRequest(path: string, { headers }: IncomingMessage): void {
  if (headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0) {
    throw new EaselError('payload_too_large', 'This address does not accept a request body.');
  }
  // Pages of Next's own for failures, which can be asked for by name.
  if (/^\/_(?!next\/)/.test(path)) throw new EaselError('resource_not_found', 'There is nothing at this address.');
  try {
    parseAndValidateFlightRouterState(headers['next-router-state-tree']);
  } catch (cause) {
    throw new EaselError('invalid_params', 'The header Next-Router-State-Tree is invalid.', { cause });
  }
}
