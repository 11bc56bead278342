import type { MediaKind } from '../../../contract/media-kind.ts';
import type { JsonObject } from '../../../contract/model.ts';
import { nameWords } from '../../field-label.ts';
import { isJsonObject, textOf } from '../../json.ts';
import { describedMedia } from './described-media.ts';

/** A schema's hint about a media field: the kind, or null for a file of any kind. */
export interface MediaHint {
  media: MediaKind | null;
}

const kindOfWord = new Map<string, MediaKind>(
  Object.entries({
    image: 'image',
    picture: 'image',
    photo: 'image',
    mask: 'image',
    frame: 'image',
    keyframe: 'image',
    video: 'video',
    clip: 'video',
    audio: 'audio',
  }),
);
/** Words that mean media only in the name of an address. */
const kindOfWordWithAddress = new Map<string, MediaKind>(
  Object.entries({
    face: 'image',
    logo: 'image',
    portrait: 'image',
    reference: 'image',
    sketch: 'image',
    style: 'image',
    thumbnail: 'image',
    film: 'video',
    music: 'audio',
    song: 'audio',
    speech: 'audio',
    voice: 'audio',
  }),
);
const addressWord = /^(?:ur[il]s?|files?|base64|b64|data)$/;
const holderOfAny = /^(?:asset|attachment|file|input|media|original|source)s?$/;
/** Addresses of programs and pages, and values that are about media. */
const neverMedia =
  /^(?:api|base|callback|checkpoint|dataset|description|destination|embedding|endpoint|hook|id|key|link|lora|model|output|page|profile|prompt|proxy|redirect|result|server|site|text|upload|webhook|website|weight|weights)s?$/;

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

/** The kind that the last word names; for addresses, any word. */
function kindOfWords(
  kinds: ReadonlyMap<string, MediaKind>,
  words: readonly string[],
  isAddress: boolean,
): MediaKind | null {
  const kindOf = (word: string) => kinds.get(word) ?? kinds.get(word.replace(/s$/, '')) ?? null;
  return kindOf(words.at(-1) ?? '') ?? (isAddress ? (words.map(kindOf).find((kind) => kind !== null) ?? null) : null);
}

/**
 * Whether a string schema is the address of media, by the hints of catalogues (`renderType`, fal's `ui.field`, Cog's
 * `x-cog-accept`), else by its format, the words of its name and its description. Null when it is not.
 *
 * @param name the property's name, with that of its object in front where the name alone says nothing, as `url` does
 */
export function readMediaHint(name: string, schema: JsonObject): MediaHint | null {
  if (schema['type'] !== 'string' || Array.isArray(schema['enum'])) return null;
  const hinted = hintedByExtension(schema);
  if (hinted !== null) return hinted;
  // Numbers only count: `image1`, `image_url_2`.
  const words = nameWords(name)
    .map((word) => (addressWord.test(word) ? word : word.replace(/(?<=[a-z]{2})\d+$/, '')))
    .filter((word) => !/^\d+$/.test(word));
  const isAddressName = addressWord.test(words.at(-1) ?? '');
  const isAddress = isAddressName || /^(uri|url|uri-reference|binary)$/.test(textOf(schema['format']) ?? '');
  const firstAddressWord = words.findIndex((word, index) => words.slice(index).every((rest) => addressWord.test(rest)));
  const subject = isAddressName ? words.slice(0, firstAddressWord) : words;
  const named = kindOfWords(kindOfWord, subject, isAddress);
  if (named !== null) return { media: named };
  if (neverMedia.test(subject.at(-1) ?? '')) return null;
  const described = describedMedia(textOf(schema['description']) ?? '', isAddress);
  const kind = described ?? (isAddress ? kindOfWords(kindOfWordWithAddress, subject, true) : null);
  if (kind !== null) return { media: kind };
  const isAny = schema['format'] === 'binary' || (isAddressName && holderOfAny.test(subject.at(-1) ?? ''));
  return isAny ? { media: null } : null;
}
