import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { EaselError, isEaselError, type FieldFault } from '../../contract/error.ts';
import type { JsonObject } from '../../contract/model.ts';
import type { MediaKind } from '../../contract/media-kind.ts';
import { recogniseMedia } from '../../media/media-types.ts';
import { openPicture } from '../../media/open-picture.ts';
import { invalidParameters } from '../models/check-parameters.ts';
import { mediaFieldsOf, type Profile } from '../models/profile.ts';
import type { RenderInput } from '../render/renderer.ts';
import type { Fetcher } from './create-fetcher.ts';
import { readDataUri } from './read-data-uri.ts';

const kindWords: Record<MediaKind, string> = { image: 'a picture', video: 'a film', audio: 'a sound' };

async function fetchOne(
  address: string,
  wanted: MediaKind,
  path: string,
  options: { fetcher: Fetcher; limitBytes: number; signal: AbortSignal },
): Promise<RenderInput> {
  if (/^data:/i.test(address)) await writeFile(path, readDataUri(address, options.limitBytes));
  else await options.fetcher.fetch(address, path, options.signal);
  const { family, contentType } = await recogniseMedia(path);
  if (family !== wanted) {
    const message = `${kindWords[wanted]} is needed here; this is ${kindWords[family]}`;
    throw new EaselError('unsupported_media_type', message);
  }
  // Reads the header alone, and refuses too many pixels before anybody decodes them.
  if (family === 'image') await openPicture(path);
  return { path, kind: family, contentType };
}

function faultOf(error: unknown, pointer: string): FieldFault {
  if (isEaselError(error)) {
    const words = error.message.charAt(0).toLowerCase() + error.message.slice(1);
    return { pointer, message: words };
  }
  throw error;
}

/**
 * Brings a generation's media inputs onto this machine and looks at what they truly are.
 *
 * @param directory where the files go; made if missing
 * @returns the files by parameter name, in the order given
 * @throws EaselError `invalid_params` with a fault at each field (and index) that cannot be used
 */
export async function fetchInputs(
  profile: Profile,
  parameters: JsonObject,
  directory: string,
  options: { fetcher: Fetcher; limitBytes: number; signal: AbortSignal },
): Promise<Record<string, RenderInput[]>> {
  await mkdir(directory, { recursive: true });
  const inputs: Record<string, RenderInput[]> = {};
  const faults: FieldFault[] = [];
  for (const { name, kind } of mediaFieldsOf(profile)) {
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
        faults.push(faultOf(error, pointer));
      }
    }
  }
  if (faults.length > 0) throw invalidParameters(faults);
  return inputs;
}
