import { EaselError } from '../../contract/error.ts';
import { tooLarge } from './limit-bytes.ts';

/** More than any type and its parameters take. */
const longestHead = 1000;

/** In one pass: a single pattern would backtrack over long whitespace. */
function isBase64Text(content: string): boolean {
  const end = content.search(/[^A-Za-z0-9+/_\-\s]/);
  return end < 0 || /^={1,2}$/.test(content.slice(end).trimEnd());
}

/**
 * The bytes that a `data:` URI holds. What it says of their type plays no part.
 *
 * @throws EaselError `invalid_params` when it is none, `payload_too_large` when it is larger than the limit
 */
export function readDataUri(uri: string, limit: number): Buffer {
  const comma = uri.slice(0, longestHead).indexOf(',');
  if (comma < 0) throw new EaselError('invalid_params', 'the data: URI has no comma before its data');
  const isBase64 = /;\s*base64\s*$/i.test(uri.slice(0, comma));
  const content = uri.slice(comma + 1);
  if (isBase64 && !isBase64Text(content)) {
    throw new EaselError('invalid_params', 'the data: URI is not valid base64');
  }
  const bytes = isBase64 ? Buffer.from(content, 'base64') : Buffer.from(decodePercent(content), 'latin1');
  if (bytes.length === 0) throw new EaselError('invalid_params', 'the data: URI is empty');
  if (bytes.length > limit) throw tooLarge(limit);
  return bytes;
}

function decodePercent(text: string): string {
  return text.replaceAll(/%([0-9a-f]{2})/gi, (_, hex: string) => String.fromCodePoint(Number.parseInt(hex, 16)));
}
