import { z } from 'zod';

// docs/token-file.md describes the format. All numbers are little-endian.

/** The first bytes of a token file. */
export const magic = 'EASELTOK';
/** The current version of the format. */
export const formatVersion = 1;
/** Length of the header. Token ids start here. */
export const headerBytes = 64;

/** The fields of a header. */
export interface TokenFileHeader {
  rows: number;
  /** Number of text columns; each row has an offset for each. */
  columns: number;
  tokens: number;
  /** Where the offsets start. */
  offsetsAt: number;
  /** Where the metadata start; they extend to the end. */
  metadataAt: number;
}

/** The trailer of a token file, as JSON. */
export const tokenFileMetadataSchema = z.object({
  tokenizer: z.string(),
  base_model: z.string(),
  script_type: z.string(),
  columns: z.array(z.object({ name: z.string(), role: z.string() })),
  dataset: z.object({ version: z.string(), path: z.string(), bytes: z.number() }),
});
export type TokenFileMetadata = z.infer<typeof tokenFileMetadataSchema>;

/** A header as bytes. */
export function writeHeader(header: TokenFileHeader): Buffer {
  const bytes = Buffer.alloc(headerBytes);
  bytes.write(magic, 0, 'latin1');
  bytes.writeUInt32LE(formatVersion, 8);
  bytes.writeUInt32LE(header.columns, 12);
  for (const [index, value] of [header.rows, header.tokens, header.offsetsAt, header.metadataAt].entries()) {
    bytes.writeBigUInt64LE(BigInt(value), 16 + index * 8);
  }
  return bytes;
}

/**
 * Reads a header.
 *
 * @throws Error when these are not the first bytes of a complete token file
 */
export function readHeader(bytes: Buffer, fileBytes: number): TokenFileHeader {
  if (bytes.length < headerBytes || bytes.toString('latin1', 0, 8) !== magic)
    throw new Error('This is not a token file.');
  const version = bytes.readUInt32LE(8);
  if (version !== formatVersion) throw new Error(`Unknown token file version ${version}.`);
  const numberAt = (position: number) => Number(bytes.readBigUInt64LE(position));
  const header = {
    columns: bytes.readUInt32LE(12),
    rows: numberAt(16),
    tokens: numberAt(24),
    offsetsAt: numberAt(32),
    metadataAt: numberAt(40),
  };
  const isWhole =
    header.offsetsAt === alignedAfter(header.tokens) &&
    header.metadataAt === header.offsetsAt + (header.rows * header.columns + 1) * 8 &&
    header.metadataAt < fileBytes;
  if (!isWhole) throw new Error('This token file is damaged.');
  return header;
}

/** Where the offsets start after a number of token ids: at a multiple of eight bytes. */
export function alignedAfter(tokens: number): number {
  return Math.ceil((headerBytes + tokens * 4) / 8) * 8;
}
