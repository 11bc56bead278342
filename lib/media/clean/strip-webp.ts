import { damaged } from './damaged.ts';

const headerLength = 12;
const chunkHeaderLength = 8;
/** Flags of the chunk `VP8X` that announce EXIF and XMP. */
const metadataFlags = 0x08 | 0x04;
/** The parameters of an animation's frame before its own chunks. */
const frameHeaderLength = 16;

const kept = new Set(['VP8X', 'VP8 ', 'VP8L', 'ALPH', 'ICCP', 'ANIM', 'ANMF']);

/**
 * Removes metadata and unknown chunks of a WebP, and everything behind its end (RFC 9649, section 2).
 *
 * @throws EaselError `unsupported_media_type` when a chunk is cut off
 */
export function stripWebp(file: Buffer): Buffer[] {
  if (file.length < headerLength) throw damaged('WebP');
  const end = chunkHeaderLength + file.readUInt32LE(4);
  if (end > file.length) throw damaged('WebP');
  const chunks = keptChunks(file, headerLength, end);
  const size = chunks.reduce((sum, chunk) => sum + chunk.length, 0);
  const header = Buffer.from(file.subarray(0, headerLength));
  header.writeUInt32LE(headerLength - chunkHeaderLength + size, 4);
  return [header, ...chunks];
}

function keptChunks(file: Buffer, start: number, end: number): Buffer[] {
  const chunks: Buffer[] = [];
  for (let offset = start; offset < end;) {
    if (offset + chunkHeaderLength > end) throw damaged('WebP');
    const type = file.toString('latin1', offset, offset + 4);
    const dataStart = offset + chunkHeaderLength;
    const dataEnd = dataStart + file.readUInt32LE(offset + 4);
    if (dataEnd > end) throw damaged('WebP');
    if (kept.has(type)) chunks.push(...rewrite(type, file.subarray(dataStart, dataEnd)));
    offset = dataEnd + (dataEnd % 2);
  }
  return chunks;
}

function rewrite(type: string, data: Buffer): Buffer[] {
  const parts = type === 'VP8X' ? [withoutFlags(data)] : type === 'ANMF' ? cleanFrame(data) : [data];
  const size = parts.reduce((sum, part) => sum + part.length, 0);
  const header = Buffer.alloc(chunkHeaderLength);
  header.write(type, 'latin1');
  header.writeUInt32LE(size, 4);
  return [header, ...parts, Buffer.alloc(size % 2)];
}

function withoutFlags(data: Buffer): Buffer {
  const copy = Buffer.from(data);
  copy[0] = (copy[0] ?? 0) & ~metadataFlags;
  return copy;
}

function cleanFrame(data: Buffer): Buffer[] {
  if (data.length < frameHeaderLength) throw damaged('WebP');
  return [data.subarray(0, frameHeaderLength), ...keptChunks(data, frameHeaderLength, data.length)];
}
