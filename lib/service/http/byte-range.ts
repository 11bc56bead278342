import { EaselError } from '../../contract/error.ts';
import type { ByteRange } from '../storage/media-storage.ts';

/**
 * The part of a file that a `Range` header asks for; null for all of it. Several ranges at once are answered with the whole,
 * as RFC 9110 section 14.2 lets a server do.
 *
 * @throws EaselError `range_not_satisfiable`
 */
export function readByteRange(header: string | undefined, size: number): ByteRange | null {
  const parts = /^bytes=(\d*)-(\d*)$/.exec(header?.trim() ?? '');
  if (parts === null || (parts[1] === '' && parts[2] === '')) return null;
  const [, first = '', last = ''] = parts;
  const start = first === '' ? Math.max(0, size - Number(last)) : Number(first);
  const end = first === '' || last === '' ? size - 1 : Math.min(Number(last), size - 1);
  if (start > end || (first === '' && Number(last) === 0)) {
    throw new EaselError('range_not_satisfiable', `The file has ${size} bytes; this part lies outside of them.`);
  }
  return { start, end };
}
