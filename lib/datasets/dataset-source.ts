/** The bytes of a dataset, read in parts from any storage. */
export interface DatasetSource {
  bytes: number;
  /** The bytes from `start` up to but not including `end`, both within the file. */
  read: (start: number, end: number) => Promise<Uint8Array>;
}

/** Large enough for few requests to a bucket, small enough to hold two blocks in memory. */
const blockBytes = 4 * 1024 * 1024;

/** A dataset's bytes in blocks, in order; while one is used, the next is read. */
export async function* readBlocks(source: DatasetSource): AsyncGenerator<Uint8Array, void> {
  const readAt = (start: number) => {
    const reading = source.read(start, Math.min(source.bytes, start + blockBytes));
    // A failed read throws when it is awaited.
    reading.catch(() => undefined);
    return reading;
  };
  let next = source.bytes === 0 ? null : readAt(0);
  for (let start = 0; next !== null; start += blockBytes) {
    const block = await next;
    next = start + blockBytes < source.bytes ? readAt(start + blockBytes) : null;
    yield block;
  }
}
