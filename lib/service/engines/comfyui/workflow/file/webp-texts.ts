import { mostTextBytes } from './text-limits.ts';

const asciiType = 2;
const mostEntries = 1000;

/** The EXIF chunk of a WebP (RFC 9649, 2.7); null without one. */
function exifChunk(bytes: Buffer): Buffer | null {
  let at = 12;
  while (at + 8 <= bytes.length) {
    const size = bytes.readUInt32LE(at + 4);
    if (bytes.toString('latin1', at, at + 4) === 'EXIF') {
      const chunk = bytes.subarray(at + 8, at + 8 + size);
      return chunk.toString('latin1', 0, 6) === 'Exif\0\0' ? chunk.subarray(6) : chunk;
    }
    at += 8 + size + (size % 2);
  }
  return null;
}

/** The texts of the first directory of a TIFF structure (TIFF 6.0, section 2), as EXIF is one. */
function directoryTexts(tiff: Buffer): string[] {
  if (tiff.length < 8) return [];
  const order = tiff.toString('latin1', 0, 2);
  if (order !== 'II' && order !== 'MM') return [];
  const read16 = (at: number) => (order === 'II' ? tiff.readUInt16LE(at) : tiff.readUInt16BE(at));
  const read32 = (at: number) => (order === 'II' ? tiff.readUInt32LE(at) : tiff.readUInt32BE(at));
  const first = read32(4);
  if (first + 2 > tiff.length) return [];
  const count = Math.min(read16(first), mostEntries);
  const texts: string[] = [];
  for (let index = 0; index < count; index += 1) {
    const entry = first + 2 + index * 12;
    if (entry + 12 > tiff.length) break;
    const length = read32(entry + 4);
    const start = length <= 4 ? entry + 8 : read32(entry + 8);
    if (read16(entry + 2) !== asciiType || length > mostTextBytes || start + length > tiff.length) continue;
    texts.push(tiff.toString('utf8', start, start + length).replace(/\0+$/, ''));
  }
  return texts;
}

/**
 * The texts of a WebP by name. ComfyUI writes them into EXIF tags for the camera, as `prompt:{…}` and `workflow:{…}`
 * (comfy_api/latest/_ui.py).
 */
export function webpTexts(bytes: Buffer): Map<string, string> {
  const exif = exifChunk(bytes);
  const pairs = (exif === null ? [] : directoryTexts(exif)).map((text): [string, string] => {
    const colon = text.indexOf(':');
    return [text.slice(0, Math.max(0, colon)).toLowerCase(), text.slice(colon + 1)];
  });
  return new Map(pairs);
}
