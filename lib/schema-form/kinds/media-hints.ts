import type { MediaKind } from '../../contract/media-kind.ts';
import type { JsonObject } from '../../contract/model.ts';
import { nameWords } from '../field-label.ts';
import { isJsonObject, textOf } from '../json.ts';

/** A schema's hint about a media field: the kind, or null for a file of any kind. */
export interface MediaHint {
  media: MediaKind | null;
}

const kindsOfWords = {
  image: 'image',
  images: 'image',
  picture: 'image',
  photo: 'image',
  mask: 'image',
  frame: 'image',
  video: 'video',
  videos: 'video',
  clip: 'video',
  audio: 'audio',
  audios: 'audio',
} as const;
const kindsOfWordsWithAddress = {
  ...kindsOfWords,
  face: 'image',
  reference: 'image',
  style: 'image',
  film: 'video',
  music: 'audio',
  song: 'audio',
  speech: 'audio',
  voice: 'audio',
} as const;
const kindOfWord = new Map<string, MediaKind>(Object.entries(kindsOfWords));
const kindOfWordWithAddress = new Map<string, MediaKind>(Object.entries(kindsOfWordsWithAddress));
const addressWords = new Set(['url', 'urls', 'uri', 'uris', 'file', 'files']);

function kindOfHint(hint: string): MediaHint | null {
  const [, kind] = /^(image|video|audio)(?:-url|\/\*|\/[\w.+-]+)?$/.exec(hint.trim()) ?? [];
  if (kind !== undefined) return { media: kind as MediaKind };
  return hint === 'file' || hint === 'file-url' ? { media: null } : null;
}

function hintedByExtension(schema: JsonObject): MediaHint | null {
  const ui = isJsonObject(schema['ui']) ? schema['ui'] : {};
  const accepted = textOf(schema['x-cog-accept'])?.split(',') ?? [];
  for (const hint of [schema['renderType'], ui['field'], schema['_fal_ui_field'], ...accepted]) {
    const found = typeof hint === 'string' ? kindOfHint(hint) : null;
    if (found !== null) return found;
  }
  return null;
}

/**
 * Whether a string schema is the address of media, by the hints of catalogues (`renderType`, fal's `ui.field`, Cog's
 * `x-cog-accept`), else by its format and the last words of its name. Null when it is not.
 */
export function readMediaHint(name: string, schema: JsonObject): MediaHint | null {
  if (schema['type'] !== 'string' || Array.isArray(schema['enum'])) return null;
  const hinted = hintedByExtension(schema);
  if (hinted !== null) return hinted;
  const words = nameWords(name);
  const last = words.at(-1) ?? '';
  const isAddress = addressWords.has(last) || /^(uri|url|uri-reference|binary)$/.test(textOf(schema['format']) ?? '');
  const kindWords = addressWords.has(last) ? words.slice(0, -1) : words;
  const kinds = isAddress ? kindOfWordWithAddress : kindOfWord;
  const kind =
    kinds.get(kindWords.at(-1) ?? '') ??
    (isAddress ? kindWords.map((word) => kinds.get(word)).find(Boolean) : undefined);
  if (kind !== undefined) return { media: kind };
  return schema['format'] === 'binary' ? { media: null } : null;
}
