import { EaselError } from '../../contract/error.ts';
import { inspectDataUri } from './inspect-data-uri.ts';
import { tooLarge } from './limit-bytes.ts';

function decodePercent(text: string): string {
  return text.replaceAll(/%([0-9a-f]{2})/gi, (_, hex: string) => String.fromCodePoint(Number.parseInt(hex, 16)));
}

/**
 * The bytes in a `data:` URI, whatever media type it names.
 *
 * @throws EaselError `invalid_params` when it holds no bytes, `payload_too_large` when it holds more than `limit`
 */
export function readDataUri(uri: string, limit: number): Buffer {
  const inspected = inspectDataUri(uri);
  if (inspected.issue !== null) throw new EaselError('invalid_params', inspected.issue);
  const { isBase64, content } = inspected;
  const bytes = isBase64 ? Buffer.from(content, 'base64') : Buffer.from(decodePercent(content), 'latin1');
  if (bytes.length > limit) throw tooLarge(limit);
  return bytes;
}
