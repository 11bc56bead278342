import { Transform } from 'node:stream';
import { EaselError } from '../../contract/error.ts';
import { formatBytes } from '../../contract/format-bytes.ts';

/** The error for a file beyond a limit. */
export function tooLarge(limit: number): EaselError {
  return new EaselError('payload_too_large', `the file is larger than ${formatBytes(limit, { isRounded: true })}`);
}

/** Passes bytes through, and fails with `payload_too_large` as soon as there are more than the limit. */
export function limitBytes(limit: number): Transform {
  let seen = 0;
  return new Transform({
    transform(chunk: Buffer, _encoding, callback) {
      seen += chunk.length;
      if (seen <= limit) callback(null, chunk);
      else callback(tooLarge(limit));
    },
  });
}
