import { EaselError, isEaselError } from '../../../contract/error.ts';
import type { JsonObject } from '../../../contract/model.ts';
import type { StudioContext } from '../../context/studio-context.ts';
import { listStrings, replaceStrings } from '../files/json-strings.ts';
import { receiveUpload } from './receive-upload.ts';

/** Shorter ones stay in the request. */
const leastCharacters = 4_096;

/**
 * Stores media that a request contains as `data:` URLs, and replaces each by the URL of the stored file, so that the
 * recorded request stays small and the next request can use the file.
 *
 * @throws EaselError `invalid_params` with the invalid field, for content that is no media, `limit_reached`
 */
export async function storeInlineMedia(
  context: StudioContext,
  request: JsonObject,
  ownerId: string,
): Promise<JsonObject> {
  const replacements = new Map<string, string>();
  for (const { pointer, text } of listStrings(request)) {
    if (text.length < leastCharacters || !text.startsWith('data:') || replacements.has(text)) continue;
    const comma = text.indexOf(',');
    if (!text.slice(0, comma).endsWith(';base64')) continue;
    const bytes = Buffer.from(text.slice(comma + 1), 'base64');
    try {
      const { url } = await receiveUpload(context, chunksOf(bytes), { name: 'inline', ownerId });
      replacements.set(text, url);
    } catch (thrown) {
      if (!isEaselError(thrown) || thrown.code === 'limit_reached') throw thrown;
      throw new EaselError('invalid_params', thrown.message, { fields: [{ pointer, message: thrown.message }] });
    }
  }
  return replaceStrings(request, replacements);
}

async function* chunksOf(bytes: Buffer): AsyncGenerator<Uint8Array> {
  yield bytes;
}
