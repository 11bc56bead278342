import { type ExpandedTags, load } from 'exifreader';
import { readEmbeddedSettings, xmpKeyword } from '@/lib/contract/embedded/read-embedded-settings';
import type { EmbeddedSettings, EmbeddedText } from '@/lib/contract/embedded-settings';
import type { JsonObject } from '@/lib/contract/model';
import { librarySidecarSchema } from '@/lib/contract/studio/library-sidecar';
import { isJsonObject } from '@/lib/schema-form/json';

/** Larger files are not read: no program writes settings into them. */
const mostBytes = 64 * 1024 * 1024;

/** Settings that a file holds: those of an image as far as its program states them, or a whole request of this studio. */
export type FileSettings =
  | { kind: 'embedded'; settings: EmbeddedSettings }
  | { kind: 'request'; model: string; modelName: string | null; seed: string | null; request: JsonObject };

/** Finds the settings in an image, or in the JSON beside an exported file. Null where there are none, or none to read. */
export async function readFileSettings(file: File): Promise<FileSettings | null> {
  if (file.size === 0 || file.size > mostBytes) return null;
  if (/\.json$/i.test(file.name) || file.type === 'application/json') return readJsonSettings(await file.text());
  if (!/^image\/(?:png|jpeg|webp|avif)$/.test(file.type)) return null;
  const settings = readEmbeddedSettings(await readTexts(await file.arrayBuffer()));
  return settings === null ? null : { kind: 'embedded', settings };
}

function readJsonSettings(text: string): FileSettings | null {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    return null;
  }
  const generation = librarySidecarSchema.safeParse(json).data?.generation;
  if (generation != null) {
    const { model, modelName, seed, request } = generation;
    return { kind: 'request', model, modelName, seed: seed ?? null, request };
  }
  const settings = readEmbeddedSettings([{ keyword: 'prompt', text }]);
  return settings === null ? null : { kind: 'embedded', settings };
}

async function readTags(bytes: ArrayBuffer): Promise<ExpandedTags | null> {
  try {
    return await load(bytes, { expanded: true, async: true, includeUnknown: true });
  } catch {
    // It is damaged, or something else than its name says.
    return null;
  }
}

/** The texts of an image under the keywords of PNGs, whatever its format. */
async function readTexts(bytes: ArrayBuffer): Promise<EmbeddedText[]> {
  const tags = await readTags(bytes);
  if (tags === null) return [];
  const png = Object.entries(tags.pngText ?? {}).flatMap(([keyword, { value }]) =>
    typeof value === 'string' ? [{ keyword, text: utf8Of(value) }] : [],
  );
  const packet = tags.xmp?._raw;
  const { UserComment: comment, Make: make, Model: model } = tags.exif ?? {};
  return [
    ...png,
    ...(packet === undefined ? [] : [{ keyword: xmpKeyword, text: utf8Of(packet) }]),
    { keyword: 'parameters', text: commentOf(comment) },
    // ComfyUI writes `prompt:{…}` and `workflow:{…}` into the first fields that it finds.
    ...[make, model].flatMap((tag) => prefixedText(tag?.description)),
  ];
}

function prefixedText(text: string | undefined): EmbeddedText[] {
  const [, keyword, rest] = /^(prompt|workflow):(.*)$/s.exec(text ?? '') ?? [];
  return keyword === undefined || rest === undefined ? [] : [{ keyword, text: rest }];
}

/** A text whose bytes were read as Latin-1 although they are UTF-8. */
function utf8Of(text: string): string {
  const codes = Array.from(text, (character) => character.codePointAt(0) ?? 0);
  if (codes.some((code) => code > 0xff)) return text;
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(Uint8Array.from(codes));
  } catch {
    return text;
  }
}

/** The text of an EXIF comment: eight bytes name its encoding (EXIF 2.32, 4.6.5). */
function commentOf(tag: unknown): string {
  const value = isJsonObject(tag) ? tag['value'] : null;
  if (!Array.isArray(value)) return '';
  const bytes = Uint8Array.from(value as number[]);
  const isWide = new TextDecoder('latin1').decode(bytes.subarray(0, 7)) === 'UNICODE';
  return new TextDecoder(isWide ? 'utf-16be' : 'utf-8').decode(bytes.subarray(8));
}
