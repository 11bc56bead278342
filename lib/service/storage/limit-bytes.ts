import { Transform } from 'node:stream';
import { EaselError } from '../../contract/error.ts';

/** Passes bytes on, and fails with `payload_too_large` as soon as there are more than the limit. */
export function limitBytes(limit: number): Transform {
  let seen = 0;
  return new Transform({
    transform(chunk: Buffer, _encoding, callback) {
      seen += chunk.length;
      if (seen <= limit) return callback(null, chunk);
      const megabytes = Math.floor(limit / 1024 / 1024);
      return callback(new EaselError('payload_too_large', `the file is larger than ${megabytes} MB`));
    },
  });
}
