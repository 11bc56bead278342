/** Most bodies fit into this. */
const firstBytes = 65_536;

/**
 * Reads a whole stream into one growing buffer. Joining chunks at the end would hold the bytes twice.
 *
 * @returns a view of a buffer that is not shared
 */
export async function collectBytes(stream: ReadableStream<Uint8Array>): Promise<Uint8Array<ArrayBuffer>> {
  let buffer = new ArrayBuffer(firstBytes);
  let length = 0;
  for await (const chunk of stream as unknown as AsyncIterable<Uint8Array>) {
    const needed = length + chunk.byteLength;
    // `transfer` frees the former buffer at once, without waiting for the garbage collector.
    if (needed > buffer.byteLength) buffer = buffer.transfer(Math.max(needed, 2 * buffer.byteLength));
    new Uint8Array(buffer).set(chunk, length);
    length = needed;
  }
  return new Uint8Array(buffer, 0, length);
}
