import type { IncomingMessage } from 'node:http';
import { parseAndValidateFlightRouterState } from 'next/dist/server/app-render/parse-and-validate-flight-router-state.js';
import { EaselError } from '../../contract/error.ts';

/**
 * Checks a request for something that no handler answers: a page, or a file of the build. Pages take no bodies here, and Next,
 * which looks for a server action in each, would hold them in memory and log every one that it does not find.
 *
 * @throws EaselError `payload_too_large`, `resource_not_found`, `invalid_params`
 */
export function checkPageRequest(path: string, { headers }: IncomingMessage): void {
  if (headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0) {
    throw new EaselError('payload_too_large', 'No body is expected here.');
  }
  // Pages of Next's own for failures, which can be asked for by name.
  if (/^\/_(?!next\/)/.test(path)) throw new EaselError('resource_not_found', 'There is nothing under this address.');
  try {
    parseAndValidateFlightRouterState(headers['next-router-state-tree']);
  } catch (cause) {
    throw new EaselError('invalid_params', 'The header Next-Router-State-Tree cannot be read.', { cause });
  }
}
