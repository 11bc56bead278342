import type { Readable } from 'node:stream';

/**
 * Discards a body that will not be read. The connection is closed, which undici reports as an error of the body. Here
 * that is expected, and must not end the process as an unhandled error.
 */
export function discardBody(body: Readable): void {
  body.on('error', () => undefined);
  body.destroy();
}
