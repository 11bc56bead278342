import type { JsonObject } from '@/lib/contract/model';
import { readMediaAddress, studioMediaPath } from '@/lib/schema-form/media-field/media-address';
import { uploadMedia } from '@/lib/client/studio-media/uploads';
import { changeTexts } from '../write/portable-files';

/** Shorter ones may stay in the body. */
const leastCharacters = 4_096;

/** The `data:` files in a body that are too large for a form, each once. */
export function embeddedFiles(body: JsonObject): string[] {
  const found = new Set<string>();
  changeTexts(body, (text) => {
    if (text.length >= leastCharacters && /^data:[\w.+-]+\/[\w.+-]+;base64,/.test(text)) found.add(text);
    return text;
  });
  return [...found];
}

/**
 * Uploads the embedded files of a body to the studio, and turns addresses of this studio back into paths.
 *
 * @param origin the studio's own, as in `http://127.0.0.1:3000`
 * @throws RequestError when the studio rejects one
 */
export async function uploadFiles(body: JsonObject, origin: string): Promise<JsonObject> {
  const uploaded = new Map<string, string>();
  for (const address of embeddedFiles(body)) {
    const { id } = await uploadMedia(fileOf(address));
    uploaded.set(address, studioMediaPath(id));
  }
  return changeTexts(body, (text) => {
    const isOwn = text.startsWith(`${origin}/api/studio/media/`);
    return uploaded.get(text) ?? (isOwn ? (readMediaAddress(text, origin) ?? text) : text);
  });
}

function fileOf(address: string): File {
  const [, type = '', subtype = ''] = /^data:(([\w.+-]+)\/[\w.+-]+)/.exec(address) ?? [];
  const bytes = Uint8Array.from(
    atob(address.slice(address.indexOf(',') + 1)),
    (character) => character.codePointAt(0) ?? 0,
  );
  return new File([bytes], subtype === 'image' ? 'picture' : 'file', { type });
}
