import { crc32 } from 'node:zlib';

const signatureLength = 8;

/** A chunk of a PNG: its type of four letters, and its content. */
export interface PngChunk {
  type: string;
  data: Buffer;
}

/** The chunks of an intact PNG. */
export function readPngChunks(png: Buffer): PngChunk[] {
  const chunks: PngChunk[] = [];
  for (let offset = signatureLength; offset < png.length;) {
    const end = offset + 8 + png.readUInt32BE(offset);
    chunks.push({ type: png.toString('latin1', offset + 4, offset + 8), data: png.subarray(offset + 8, end) });
    offset = end + 4;
  }
  return chunks;
}

/** A PNG of chunks. */
export function writePngChunks(chunks: readonly PngChunk[]): Buffer<ArrayBuffer> {
  const parts = chunks.flatMap(({ type, data }) => {
    const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
    const [length, checksum] = [Buffer.alloc(4), Buffer.alloc(4)];
    length.writeUInt32BE(data.length);
    checksum.writeUInt32BE(crc32(body));
    return [length, body, checksum];
  });
  return Buffer.concat([Buffer.from('89504e470d0a1a0a', 'hex'), ...parts]);
}
