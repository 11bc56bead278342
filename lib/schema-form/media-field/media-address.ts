import type { MediaKind } from '../../contract/media-kind.ts';

const studioMedia = /^\/api\/studio\/media\/([\w-]+)$/;

/** Whether an address is the path of a file that the studio stores. */
export function isStudioMediaPath(address: string): boolean {
  return studioMedia.test(address);
}

/** The id in a path of studio media; null for any other address. */
export function studioMediaId(address: string): string | null {
  return studioMedia.exec(address)?.[1] ?? null;
}

/**
 * An address as a field stores it: a file of the studio becomes its path, whichever of its images was dragged or
 * copied. Null when the text is no address.
 *
 * @param origin the studio's own origin, as in `http://127.0.0.1:3000`
 */
export function readMediaAddress(text: string, origin: string): string | null {
  const trimmed = text.trim();
  const path = trimmed.startsWith(`${origin}/`) ? trimmed.slice(origin.length) : trimmed;
  const own = /^(\/api\/studio\/media\/[\w-]+)(?:\/(?:thumbnail|preview))?(?:\?.*)?$/.exec(path)?.[1];
  if (own !== undefined) return own;
  return isMediaAddress(trimmed) ? trimmed : null;
}

/** The path under which a request names a file that the studio stores. */
export function studioMediaPath(id: string): string {
  return `/api/studio/media/${id}`;
}

const kindOfExtension = new Map<string, MediaKind>([
  ...['png', 'jpg', 'jpeg', 'webp', 'gif', 'avif', 'heic', 'tif', 'tiff', 'bmp', 'svg'].map(
    (end) => [end, 'image'] as const,
  ),
  ...['mp4', 'mov', 'webm', 'mkv', 'm4v', 'avi', 'mxf'].map((end) => [end, 'video'] as const),
  ...['mp3', 'wav', 'm4a', 'aac', 'ogg', 'flac', 'opus'].map((end) => [end, 'audio'] as const),
]);

/** The kind that a file name's extension implies; null when it implies none. */
export function kindOfFileName(name: string): MediaKind | null {
  return kindOfExtension.get(/\.([a-z\d]+)$/i.exec(name)?.[1]?.toLowerCase() ?? '') ?? null;
}

/** The label of an address outside the studio: its host, and the last part of its path. */
export function describeAddress(address: string): { host: string; name: string } {
  if (address.startsWith('data:')) return { host: 'data', name: /^data:([\w/+.-]+)/.exec(address)?.[1] ?? 'data' };
  if (!URL.canParse(address)) return { host: '', name: address };
  const { host, pathname } = new URL(address);
  const last = pathname.split('/').findLast((part) => part !== '') ?? host;
  return { host, name: safeDecode(last) };
}

function safeDecode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** The kind of medium that an address implies; null when only fetching it would show it. */
export function kindOfAddress(address: string): MediaKind | null {
  const family = /^data:(image|video|audio)\//.exec(address)?.[1];
  return family === undefined ? kindOfFileName(describeAddress(address).name) : (family as MediaKind);
}

/** Whether text is an address that a request can carry: an absolute one, or the studio's own path. */
export function isMediaAddress(text: string): boolean {
  if (isStudioMediaPath(text)) return true;
  return (
    URL.canParse(text) && /^(https?|data|[a-z][a-z\d+.-]*):/i.test(text) && !/^(javascript|file|blob):/i.test(text)
  );
}

/**
 * The same for text that may be a sentence: a URL parser accepts `Note: …` as an address, so only common schemes count.
 */
export function isCertainlyMedia(text: string): boolean {
  return isStudioMediaPath(text) || (isMediaAddress(text) && /^(https?:\/\/|data:)\S+$/.test(text));
}
