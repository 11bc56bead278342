import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { Agent } from 'undici';
import { EaselError, isEaselError } from '../../../contract/error.ts';
import { discardBody } from '../../../network/discard-body.ts';
import { createPublicLookup, refusePrivateNumber } from '../../../network/public-lookup.ts';
import type { EngineInput } from '../engine.ts';
import { EngineError } from '../engine-error.ts';

const idleMs = 60_000;

/**
 * Uploads a file to an address that an engine returned for it, without any secret. The address must be public, unless
 * it is trusted.
 *
 * @param name the engine's, for messages
 * @throws EngineError `away` when the upload fails; nothing was started yet
 * @throws EaselError `upstream_error` when the file is refused, or the address is not public
 */
export async function putFile(
  name: string,
  url: URL,
  input: EngineInput,
  options: { isTrusted: boolean; signal: AbortSignal },
): Promise<void> {
  const { isTrusted, signal } = options;
  const agent = new Agent({
    headersTimeout: idleMs,
    bodyTimeout: idleMs,
    connect: { timeout: 10_000, ...(isTrusted ? {} : { lookup: createPublicLookup() }) },
  });
  try {
    if (!isTrusted) refusePrivateNumber(url);
    const { statusCode: status, body } = await agent.request({
      origin: url.origin,
      path: `${url.pathname}${url.search}`,
      method: 'PUT',
      headers: { 'content-type': input.contentType, 'content-length': String((await stat(input.path)).size) },
      body: createReadStream(input.path),
      signal,
    });
    discardBody(body);
    if (status >= 500 || status === 429)
      throw new EngineError('away', `${name} could not take a file (status ${status}).`);
    if (status < 200 || status >= 300) {
      throw new EaselError('upstream_error', `${name} refused a file of this request (status ${status}).`);
    }
  } catch (thrown) {
    signal.throwIfAborted();
    if (isEaselError(thrown) && thrown.code === 'forbidden') {
      throw new EaselError('upstream_error', `${name} wants a file at an address that is not public.`, {
        cause: thrown,
      });
    }
    if (thrown instanceof EngineError || isEaselError(thrown)) throw thrown;
    throw new EngineError('away', `${name} could not take a file.`, { cause: thrown });
  } finally {
    await agent.destroy();
  }
}
