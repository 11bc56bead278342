import { crc32 } from 'node:zlib';
import { damaged } from './damaged.ts';

const signatureLength = 8;
/** Length and type before a chunk's data, and the checksum behind it. */
const frameLength = 12;

/** Chunks that are needed to show the image as it is: pixels, transparency, colours, density, animation. */
const kept = new Set(
  'IHDR PLTE IDAT IEND tRNS gAMA cHRM sRGB iCCP cICP mDCV cLLI sBIT pHYs bKGD acTL fcTL fdAT'.split(' '),
);

/**
 * Removes all other chunks of a PNG, such as texts, and everything behind its end (PNG, third edition, section 5).
 *
 * @returns parts of the file, in order
 * @throws EaselError `unsupported_media_type` when a chunk is cut off, or its checksum is wrong
 */
export function stripPng(file: Buffer): Buffer[] {
  const parts = [file.subarray(0, signatureLength)];
  for (let offset = signatureLength; ;) {
    if (offset + frameLength > file.length) throw damaged('PNG');
    const end = offset + frameLength + file.readUInt32BE(offset);
    if (end > file.length) throw damaged('PNG');
    const type = file.toString('latin1', offset + 4, offset + 8);
    if (kept.has(type)) {
      if (crc32(file.subarray(offset + 4, end - 4)) !== file.readUInt32BE(end - 4)) throw damaged('PNG');
      parts.push(file.subarray(offset, end));
    }
    if (type === 'IEND') return parts;
    offset = end;
  }
}
