import { deflateSync } from 'node:zlib';
import { writePngChunks } from './png-chunks.ts';

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

/** A PNG of 68 bytes whose header declares an image of any size: decoding it takes memory for that size. */
export function bombPng({ width, height, depth = 8, colour = 'grey' }: PromisedImage): Buffer<ArrayBuffer> {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.writeUInt8(depth, 8);
  header.writeUInt8(colourTypes[colour], 9);
  return writePngChunks([
    { type: 'IHDR', data: header },
    { type: 'IDAT', data: deflateSync(Buffer.alloc(3)) },
    { type: 'IEND', data: Buffer.alloc(0) },
  ]);
}
