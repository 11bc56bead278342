/** What most bodies fit in. */
const firstBytes = 65_536;

/**
 * Reads a stream whole. Holds its bytes once: in a buffer that grows by moving, not in chunks that are joined at the end.
 *
 * @returns a view of a buffer that is not shared
 */
export async function collectBytes(stream: ReadableStream<Uint8Array>): Promise<Uint8Array<ArrayBuffer>> {
  let buffer = new ArrayBuffer(firstBytes);
  let length = 0;
  for await (const chunk of stream as unknown as AsyncIterable<Uint8Array>) {
    const needed = length + chunk.byteLength;
    // `transfer` frees the former buffer at once, where a garbage collector would leave it for a while.
    if (needed > buffer.byteLength) buffer = buffer.transfer(Math.max(needed, 2 * buffer.byteLength));
    new Uint8Array(buffer).set(chunk, length);
    length = needed;
  }
  return new Uint8Array(buffer, 0, length);
}
