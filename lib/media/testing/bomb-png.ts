import { crc32, deflateSync } from 'node:zlib';

/** What the header of a PNG declares. */
export interface PromisedImage {
  width: number;
  height: number;
  /** Bits per sample; 8 by default. */
  depth?: 8 | 16;
  /** Grey by default. */
  colour?: 'grey' | 'rgb' | 'rgba';
}

const colourTypes = { grey: 0, rgb: 2, rgba: 6 } as const;
const signature = Buffer.from('89504e470d0a1a0a', 'hex');

/** A PNG of 68 bytes whose header declares an image of any size: decoding it takes memory for that size. */
export function bombPng({ width, height, depth = 8, colour = 'grey' }: PromisedImage): Buffer<ArrayBuffer> {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.writeUInt8(depth, 8);
  header.writeUInt8(colourTypes[colour], 9);
  const chunks = [chunk('IHDR', header), chunk('IDAT', deflateSync(Buffer.alloc(3))), chunk('IEND', Buffer.alloc(0))];
  return Buffer.concat([signature, ...chunks]);
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type), data]);
  const [length, checksum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  checksum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, checksum]);
}
