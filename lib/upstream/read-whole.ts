import type { Readable } from 'node:stream';
import { EaselError } from '../contract/error.ts';
import { describeTransportError } from './transport-error.ts';

/**
 * Reads a body to its end.
 *
 * @throws EaselError `upstream_error` when it is larger than allowed or breaks off
 */
export function readWhole(body: Readable, maxBytes: number, origin: string): Promise<Buffer> {
  // Events cost half of what a loop over the stream does, and most responses are one chunk.
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    let length = 0;
    body.on('data', (chunk: Buffer) => {
      length += chunk.length;
      chunks.push(chunk);
      if (length <= maxBytes) return;
      const message = `The media service at ${origin} sent a response that is too large.`;
      body.destroy(new EaselError('upstream_error', message));
    });
    body.once('end', () => resolve(chunks.length === 1 && chunks[0] !== undefined ? chunks[0] : Buffer.concat(chunks)));
    body.once('error', (thrown) => reject(describeTransportError(thrown, origin)));
    const checkEnd = () => {
      if (!body.readableEnded)
        reject(describeTransportError(body.errored ?? new Error('The body was closed.'), origin));
    };
    if (body.closed) checkEnd();
    else body.once('close', checkEnd);
  });
}
