import { createWriteStream } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { EaselError, type FieldIssue } from '../../contract/error.ts';
import type { JsonObject } from '../../contract/model.ts';
import type { MediaKind } from '../../contract/media-kind.ts';
import { recogniseMedia } from '../../media/read/media-types.ts';
import { openImage } from '../../media/read/open-image.ts';
import { invalidParameters } from '../models/check/check-parameters.ts';
import { kindWords } from '../models/fields/media-fields.ts';
import type { CatalogueModel } from '../models/model-definition.ts';
import { mediaFieldsOf } from '../models/request-schema.ts';
import type { FileStorage } from '../../storage/file-storage.ts';
import type { RenderInput } from '../render/renderer.ts';
import { limitBytes as limitedBytes } from './limit-bytes.ts';
import type { MediaFetcher } from './media-fetcher.ts';
import { isDataUri } from './inspect-data-uri.ts';
import { readDataUri } from './read-data-uri.ts';
import { readStoredInputMark, storedInputKey } from './stored-input.ts';
import { inputIssue } from './input-issue.ts';

/** What bringing media in needs. */
export interface FetchOptions {
  fetcher: MediaFetcher;
  /** Name of the caller's API key. */
  owner: string;
  storage: FileStorage;
  limitBytes: number;
  signal: AbortSignal;
}

async function openStored(hash: string, path: string, { storage, limitBytes, signal }: FetchOptions): Promise<void> {
  const bytes = await storage.open(storedInputKey(hash), null);
  await pipeline(bytes, limitedBytes(limitBytes), createWriteStream(path), { signal });
}

async function fetchOne(address: string, wanted: MediaKind, path: string, options: FetchOptions): Promise<RenderInput> {
  const stored = readStoredInputMark(address);
  if (stored !== null) await openStored(stored, path, options);
  else if (isDataUri(address)) await writeFile(path, readDataUri(address, options.limitBytes));
  else await options.fetcher.fetch(address, path, options);
  const { family, contentType } = await recogniseMedia(path);
  if (family !== wanted) {
    const message = `must be ${kindWords[wanted]}; this is ${kindWords[family]}`;
    throw new EaselError('unsupported_media_type', message);
  }
  // Reads the header alone, and refuses too many pixels before anybody decodes them.
  if (family === 'image') await openImage(path);
  return { path, kind: family, contentType };
}

/**
 * Copies a generation's media inputs to this machine and checks their types by content.
 *
 * @param directory where the files go; made if missing
 * @returns the files by parameter name, in the order given
 * @throws EaselError `invalid_params` with an issue at each field (and index) that cannot be used
 */
export async function fetchInputs(
  model: CatalogueModel,
  parameters: JsonObject,
  directory: string,
  options: FetchOptions,
): Promise<Record<string, RenderInput[]>> {
  await mkdir(directory, { recursive: true });
  const inputs: Record<string, RenderInput[]> = {};
  const issues: FieldIssue[] = [];
  for (const { name, kind } of mediaFieldsOf(model)) {
    const value = parameters[name];
    const addresses = [value].flat().filter((address) => typeof address === 'string');
    inputs[name] = [];
    for (const [index, address] of addresses.entries()) {
      const pointer = Array.isArray(value) ? `/${name}/${index}` : `/${name}`;
      try {
        const input = await fetchOne(address, kind, join(directory, `${name}-${index}`), options);
        inputs[name].push(input);
      } catch (error) {
        options.signal.throwIfAborted();
        issues.push(inputIssue(error, pointer));
      }
    }
  }
  if (issues.length > 0) throw invalidParameters(issues);
  return inputs;
}
