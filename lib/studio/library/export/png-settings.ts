import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { crc32 } from 'node:zlib';
import { xmpKeyword } from '../../../contract/embedded/read-embedded-settings.ts';
import type { FileStorage } from '../../../storage/file-storage.ts';

const signature = Buffer.from('89504e470d0a1a0a', 'hex');
/** The signature and the IHDR chunk, which must be the first. */
const startBytes = signature.length + 25;
/** As far as a file is searched for settings of its own; they are in front of the pixels. */
const searchedBytes = 64 * 1024;

/** A PNG with one more text chunk. */
export interface PngWithText {
  bytes: number;
  /** The file; its own chunks and their order are those of the stored one. */
  open: () => Promise<Readable>;
}

/**
 * A stored PNG with an XMP packet as a text chunk behind its header; nothing else of it changes. Null for a file that has a
 * packet already, and for one that is no PNG.
 *
 * @param png its key and its size in the storage
 */
export async function pngWithXmp(
  storage: Pick<FileStorage, 'open'>,
  { key, bytes }: { key: string; bytes: number },
  xmp: string,
): Promise<PngWithText | null> {
  if (bytes <= startBytes) return null;
  const head = await buffer(await storage.open(key, { start: 0, end: Math.min(bytes, searchedBytes) - 1 }));
  if (!head.subarray(0, signature.length).equals(signature) || hasXmp(head)) return null;
  const added = xmpChunk(xmp);
  return {
    bytes: bytes + added.length,
    open: async () => {
      const rest = await storage.open(key, { start: startBytes, end: bytes - 1 });
      async function* parts(): AsyncGenerator<Buffer> {
        yield head.subarray(0, startBytes);
        yield added;
        yield* rest as AsyncIterable<Buffer>;
      }
      return Readable.from(parts(), { objectMode: false });
    },
  };
}

/** Whether a chunk in front of the pixels is an XMP packet. */
function hasXmp(head: Buffer): boolean {
  for (let at = signature.length; at + 8 <= head.length;) {
    const length = head.readUInt32BE(at);
    const type = head.toString('latin1', at + 4, at + 8);
    if (type === 'IDAT' || type === 'IEND') return false;
    const text = head.toString('latin1', at + 8, at + 8 + xmpKeyword.length + 1);
    if (type === 'iTXt' && text === `${xmpKeyword}\0`) return true;
    at += length + 12;
  }
  return false;
}

/** An XMP packet as a chunk of a PNG: `iTXt`, not compressed (PNG 3, 11.3.3.4; XMP part 3, 1.1.5). */
function xmpChunk(xmp: string): Buffer {
  const body = Buffer.from(`iTXt${xmpKeyword}\0\0\0\0\0${xmp}`, 'utf8');
  const chunk = Buffer.alloc(body.length + 8);
  chunk.writeUInt32BE(body.length - 4, 0);
  body.copy(chunk, 4);
  chunk.writeUInt32BE(crc32(body), body.length + 4);
  return chunk;
}
