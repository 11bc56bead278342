import { Readable } from 'node:stream';
import { EaselError } from '../contract/error.ts';
import { readByteRange, type ByteRange } from './byte-range.ts';
import { errorResponse } from './error-response.ts';

/**
 * Answers with a file that never changes under its ETag: whole, the part that a `Range` names, its head alone, or
 * `304 Not Modified` (RFC 9110, sections 13 and 14).
 *
 * @param file.headers the response's headers, `ETag` among them, except those for length and range
 * @param file.open opens the bytes; not called when the response has no body
 */
export async function answerWithFile(
  request: Request,
  file: { headers: Headers; bytes: number; open: (range: ByteRange | null) => Promise<Readable> },
): Promise<Response> {
  const { headers, bytes } = file;
  const etag = headers.get('etag') ?? '';
  headers.set('Accept-Ranges', 'bytes');
  if (names(request.headers.get('if-none-match'), etag)) return new Response(null, { status: 304, headers });
  const ifRange = request.headers.get('if-range');
  // Ranges are for GET alone (RFC 9110, section 14.2).
  const mayBePart = request.method === 'GET' && (ifRange === null || ifRange === etag);
  const range = mayBePart ? readByteRange(request.headers.get('range'), bytes) : null;
  if (range === 'unsatisfiable') {
    const message = `The file has ${bytes} bytes. The requested range is outside of it.`;
    const refusal = errorResponse(new EaselError('range_not_satisfiable', message));
    refusal.headers.set('Content-Range', `bytes */${bytes}`);
    return refusal;
  }
  headers.set('Content-Length', String(range === null ? bytes : range.end - range.start + 1));
  if (range !== null) headers.set('Content-Range', `bytes ${range.start}-${range.end}/${bytes}`);
  const status = range === null ? 200 : 206;
  if (request.method === 'HEAD') return new Response(null, { status, headers });
  const body = Readable.toWeb(await file.open(range)) as ReadableStream<Uint8Array>;
  return new Response(body, { status, headers });
}

function names(ifNoneMatch: string | null, etag: string): boolean {
  const tags = ifNoneMatch?.split(',').map((tag) => tag.trim().replace(/^W\//, '')) ?? [];
  return tags.includes(etag) || tags.includes('*');
}
