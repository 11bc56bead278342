import { stat } from 'node:fs/promises';
import { z } from 'zod';
import { EaselError } from '../../../contract/error.ts';
import { extensionOf } from '../../../media/extension-of.ts';
import type { EngineInput } from '../engine.ts';
import { awayAnswer, type EngineClient } from '../engine-client.ts';
import { EngineError, throwAsAway } from '../engine-error.ts';
import { putFile } from '../requests/put-file.ts';

/** Beyond this, fal wants several parts. */
const largestFileBytes = 90 * 1024 * 1024;

const address = z.url({ protocol: /^https?$/ });
const initiatedSchema = z.looseObject({ upload_url: address, file_url: address });

/**
 * Uploads a file to fal's storage, as `@fal-ai/client` does: it asks for two addresses, sends the bytes to one, and
 * uses the other in requests.
 *
 * @param storage the client of fal's storage, with the key
 * @returns the address that models of fal read the file from
 * @throws EngineError `away`; EaselError `payload_too_large` above 90 MiB
 */
export async function uploadToFal(
  name: string,
  storage: EngineClient,
  input: EngineInput,
  signal: AbortSignal,
): Promise<string> {
  if ((await stat(input.path)).size > largestFileBytes) {
    throw new EaselError('payload_too_large', `${name} takes files up to 90 MB.`);
  }
  const call = {
    method: 'POST' as const,
    path: 'storage/upload/initiate',
    query: { storage_type: 'fal-cdn-v3' },
    body: { content_type: input.contentType, file_name: `input.${extensionOf(input.contentType)}` },
    signal,
  };
  const answer = await storage.exchange(call).catch(throwAsAway);
  const initiated = initiatedSchema.safeParse(answer.json);
  if (!initiated.success) {
    throw (
      awayAnswer(name, answer) ?? new EngineError('away', `${name} could not take a file (status ${answer.status}).`)
    );
  }
  const { upload_url: target, file_url: file } = initiated.data;
  const url = new URL(target);
  await putFile(name, url, input, { isTrusted: url.origin === storage.addressOf('').origin, signal });
  return file;
}
