import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { EaselError, isEaselError } from '../../../contract/error.ts';
import { isDataUri } from '../../storage/inspect-data-uri.ts';
import { readDataUri } from '../../storage/read-data-uri.ts';
import type { EngineOutput, FollowOptions } from '../engine.ts';
import type { EngineClient } from '../engine-client.ts';

/** A result is paid for: it is not lost to one broken connection. */
const mostTries = 3;
const betweenTriesMs = 300;

/**
 * Downloads results into the job's folder, in order.
 *
 * @param name the engine's, for messages
 * @param first the number of the first result in its file name
 * @throws EngineError `away` when the engine's own origin does not answer
 * @throws EaselError `upstream_error` when a result can't be had, `payload_too_large` when it exceeds the limit
 */
export async function downloadResults(
  name: string,
  client: Pick<EngineClient, 'download'>,
  addresses: readonly string[],
  { directory, limitBytes, signal }: Pick<FollowOptions, 'directory' | 'limitBytes' | 'signal'>,
  first = 0,
): Promise<EngineOutput[]> {
  if (addresses.length === 0) throw new EaselError('upstream_error', `${name} finished without a result.`);
  const outputs: EngineOutput[] = [];
  for (const [index, address] of addresses.entries()) {
    const path = join(directory, `result-${first + index}`);
    if (isDataUri(address)) await writeFile(path, resultBytes(name, address, limitBytes));
    else await download(address, path);
    outputs.push({ path });
  }
  return outputs;

  async function download(address: string, path: string, triesLeft = mostTries - 1): Promise<void> {
    try {
      await client.download(address, path, { limitBytes, signal });
    } catch (thrown) {
      if (!isEaselError(thrown) || thrown.code === 'payload_too_large') throw thrown;
      if (triesLeft === 0) throw thrown;
      await wait(betweenTriesMs, undefined, { signal }).catch(() => signal.throwIfAborted());
      await download(address, path, triesLeft - 1);
    }
  }
}

function resultBytes(name: string, address: string, limitBytes: number): Buffer {
  try {
    return readDataUri(address, limitBytes);
  } catch (thrown) {
    throw isEaselError(thrown) ? unreadableResult(name, thrown) : thrown;
  }
}

/** The error for a result that came with an answer and is no use: too large, or no file. */
export function unreadableResult(name: string, { code, message }: EaselError): EaselError {
  const ours = code === 'payload_too_large' ? code : 'upstream_error';
  return new EaselError(ours, `A result of ${name} could not be read: ${message}.`);
}
