import type { Readable } from 'node:stream';
import { EaselError } from '../contract/error.ts';
import { describeTransportError } from './transport-error.ts';

/**
 * Reads a body to its end.
 *
 * @throws EaselError `upstream_error` when it is larger than allowed or breaks off
 */
export async function readWhole(body: Readable, maxBytes: number, origin: string): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let length = 0;
  try {
    for await (const chunk of body as AsyncIterable<Buffer>) {
      length += chunk.length;
      if (length > maxBytes) {
        throw new EaselError('upstream_error', `The media service at ${origin} sent a response that is too large.`);
      }
      chunks.push(chunk);
    }
  } catch (thrown) {
    throw describeTransportError(thrown, origin);
  }
  return Buffer.concat(chunks);
}
