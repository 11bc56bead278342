import type { MediaKind } from '../../../contract/media-kind.ts';

const media = '(image|photo|picture|mask|keyframe|video|clip|audio|music|song|speech)s?';
const address = '(?:urls?|uris?|links?|paths?|base64(?:[- ]encoded)?|data ur[il]s?)';
const kindOfWord: Record<string, MediaKind> = { video: 'video', clip: 'video', audio: 'audio' };
for (const word of ['music', 'song', 'speech']) kindOfWord[word] = 'audio';

const beginning =
  '^(?:(?:an?|the|your|optional|public|publicly accessible|accessible|direct|https?|list of|array of)\\s+)*';
/** “URL of the source image”, “Base64-encoded image”. */
const addressOfMedia = new RegExp(
  `${beginning}${address}(?:\\s+or\\s+${address}|\\s+strings?|\\s+data)*[\\s,:]+(?:(?:of|to|for|with|from|pointing to)\\s+)?(?:[\\w-]+\\s+){0,4}?${media}\\b`,
  'i',
);
/** “The image to edit, as URL or base64”, “Image data as base64”. */
const mediaAsAddress = new RegExp(
  `${beginning}(?:[\\w-]+\\s+){0,3}?${media}\\b[^.;]{0,60}?\\b(?:as|in|by|encoded|either|be|\\()\\s*(?:[\\w-]+\\s+){0,3}?${address}\\b`,
  'i',
);
/** “The image to edit”, “Video file to upscale”: enough where the name or format says that it is an address. */
const mediaToUse = new RegExp(
  `${beginning}(?:(?:input|source|reference|starting|original|first|last|target|guiding|style|init)\\s+){0,2}${media}(?:\\s+(?:file|urls?))?(?:\\s+(?:to|that|which|used|for|of|with)\\b|[.,]|$)`,
  'i',
);
const notHanded =
  /\b(?:web ?hook|call ?back|notif\w+|redirect\w*|web ?site|web ?page|destination|bucket|upload\w* to|(?:sent|posted|delivered|saved|stored) (?:to|at|here))\b/i;
const longestRead = 300;

/**
 * The kind of media that a description says its value is the address of, as a URL or as base64; null where it does not
 * say so without doubt.
 *
 * @param isAddress whether the field is known to be an address, so that naming the medium is enough
 */
export function describedMedia(description: string, isAddress: boolean): MediaKind | null {
  const text = description.slice(0, longestRead).trim();
  if (text === '' || notHanded.test(text)) return null;
  const [first = '', ...sentences] = text.split(/[.;\n]\s+/);
  const found =
    [first, ...sentences].map((sentence) => addressOfMedia.exec(sentence)).find((match) => match !== null) ??
    mediaAsAddress.exec(first) ??
    (isAddress ? mediaToUse.exec(first) : null);
  const word = found?.[1]?.toLowerCase();
  return word === undefined ? null : (kindOfWord[word] ?? 'image');
}
