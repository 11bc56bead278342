import type { Readable } from 'node:stream';

/**
 * Lets go of a body that nobody will read. The connection is closed, which undici reports as an error of the body: here it is
 * what was asked for, and must not end the process as one that nobody handles.
 */
export function discardBody(body: Readable): void {
  body.on('error', () => undefined);
  body.destroy();
}
