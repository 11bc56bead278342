import {
  headerBytes,
  readHeader,
  tokenFileMetadataSchema,
  type TokenFileHeader,
  type TokenFileMetadata,
} from './token-file-format.ts';

/** The bytes of a token file, read in parts from a file, a bucket or a URL. */
export interface TokenFileSource {
  bytes: number;
  /** The bytes from `start` up to but not including `end`. */
  read: (start: number, end: number) => Promise<Uint8Array>;
}

/** An open token file. */
export interface TokenFile {
  header: TokenFileHeader;
  metadata: TokenFileMetadata;
  /** The rows from a number on, counted from 0: the token ids of each column. Large ranges are read in parts. */
  rows: (from?: number, to?: number) => AsyncGenerator<Uint32Array[], void>;
}

const rowsAtOnce = 4096;
const tokensAtOnce = 1024 * 1024;

const viewOf = (bytes: Uint8Array) => new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);

function offsetsOf(bytes: Uint8Array): number[] {
  const view = viewOf(bytes);
  return Array.from({ length: bytes.length / 8 }, (_, index) => Number(view.getBigUint64(index * 8, true)));
}

function idsOf(bytes: Uint8Array): Uint32Array {
  const view = viewOf(bytes);
  const ids = new Uint32Array(bytes.length / 4);
  for (let index = 0; index < ids.length; index += 1) ids[index] = view.getUint32(index * 4, true);
  return ids;
}

/**
 * Opens a token file (docs/token-file.md). Any row takes two reads, so a training script can read rows in any order.
 *
 * @throws Error when it is not a token file, of another version, or damaged
 */
export async function openTokenFile(source: TokenFileSource): Promise<TokenFile> {
  const header = readHeader(Buffer.from(await source.read(0, Math.min(headerBytes, source.bytes))), source.bytes);
  const json = new TextDecoder().decode(await source.read(header.metadataAt, source.bytes));
  const metadata = tokenFileMetadataSchema.parse(JSON.parse(json));
  const { columns, offsetsAt } = header;

  /** The offsets of the cells of some rows, and the end of the last one. */
  const readOffsets = async (from: number, to: number) =>
    offsetsOf(await source.read(offsetsAt + from * columns * 8, offsetsAt + (to * columns + 1) * 8));
  const readIds = async (from: number, to: number) =>
    idsOf(await source.read(headerBytes + from * 4, headerBytes + to * 4));

  async function* rows(from = 0, to = header.rows): AsyncGenerator<Uint32Array[], void> {
    for (let first = from; first < Math.min(to, header.rows); first += rowsAtOnce) {
      const count = Math.min(rowsAtOnce, Math.min(to, header.rows) - first);
      const offsets = await readOffsets(first, first + count);
      const startOf = (row: number) => offsets[row * columns] ?? 0;
      for (let row = 0; row < count;) {
        let end = row + 1;
        while (end < count && startOf(end + 1) - startOf(row) <= tokensAtOnce) end += 1;
        const start = startOf(row);
        const ids = await readIds(start, startOf(end));
        for (; row < end; row += 1) {
          const cell = (column: number) => (offsets[row * columns + column] ?? 0) - start;
          yield Array.from({ length: columns }, (_, column) => ids.subarray(cell(column), cell(column + 1)));
        }
      }
    }
  }
  return { header, metadata, rows };
}
