import { inflateSync } from 'node:zlib';
import { mostTextBytes } from './text-limits.ts';

const signatureBytes = 8;
/** `comf` is the chunk that ComfyUI's SaveAnimatedPNG writes, laid out as `tEXt`. */
const textChunks = new Set(['tEXt', 'zTXt', 'iTXt', 'comf']);

function inflate(bytes: Buffer): Buffer | null {
  try {
    return inflateSync(bytes, { maxOutputLength: mostTextBytes });
  } catch {
    return null;
  }
}

/** The keyword and the text of one text chunk (PNG 1.2, 4.2.3; PNG 3, 11.3.3); null for an invalid one. */
function readText(type: string, data: Buffer): [string, string] | null {
  const end = data.indexOf(0);
  if (end < 1) return null;
  const keyword = data.toString('latin1', 0, end);
  if (type === 'zTXt') {
    const text = inflate(data.subarray(end + 2));
    return text && [keyword, text.toString('latin1')];
  }
  if (type !== 'iTXt') {
    // By the standard Latin-1, but some nodes write UTF-8. The JSON of ComfyUI itself is ASCII, which is both.
    return [keyword, data.toString('utf8', end + 1)];
  }
  const isCompressed = data[end + 1] === 1;
  const language = data.indexOf(0, end + 3);
  const translated = language < 0 ? -1 : data.indexOf(0, language + 1);
  if (translated < 0) return null;
  const text = isCompressed ? inflate(data.subarray(translated + 1)) : data.subarray(translated + 1);
  return text && [keyword, text.toString('utf8')];
}

/** The texts of a PNG by keyword, such as `prompt` and `workflow`. A damaged rest is ignored. */
export function pngTexts(bytes: Buffer): Map<string, string> {
  const texts = new Map<string, string>();
  let at = signatureBytes;
  while (at + 12 <= bytes.length) {
    const length = bytes.readUInt32BE(at);
    const type = bytes.toString('latin1', at + 4, at + 8);
    const end = at + 8 + length;
    if (end + 4 > bytes.length || type === 'IEND') break;
    const text = textChunks.has(type) && length <= mostTextBytes ? readText(type, bytes.subarray(at + 8, end)) : null;
    if (text !== null) texts.set(...text);
    at = end + 4;
  }
  return texts;
}
