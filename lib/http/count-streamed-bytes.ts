import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

/** Far more than what is in flight at a time, and few enough collections that they cost little. */
const collectEveryBytes = 4 * 1024 * 1024;

setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc') as (options: { type: 'minor' }) => void;

let bytesSince = 0;

/**
 * Counts the bytes of a chunk of a received or relayed body, and frees the chunks of all streams now and then. V8 itself collects
 * short-lived buffers only once they hold some 64 MB, since it counts the objects, which are small, and not what they
 * point at. A collection of young objects takes a millisecond or two.
 */
export function countStreamedBytes(bytes: number): void {
  bytesSince += bytes;
  if (bytesSince < collectEveryBytes) return;
  bytesSince = 0;
  collect({ type: 'minor' });
}
