import { countStreamedBytes } from '../http/count-streamed-bytes.ts';

/** Redacts the key in whatever an upstream may echo. Lengths do not change. */
export interface KeyScrubber {
  /** Redacts it in a text. */
  text: (text: string) => string;
  /** Redacts it in bytes, in place. */
  bytes: (bytes: Buffer) => Buffer;
  /** Redacts it in a stream, also where two chunks share it. */
  stream: () => TransformStream<Uint8Array, Uint8Array>;
}

const star = 0x2a;

/**
 * @param key the secret, ASCII; null redacts nothing
 */
export function createKeyScrubber(key: string | null): KeyScrubber {
  const needles = key === null ? [] : [...new Set([key, encodeURIComponent(key), key.replaceAll('/', String.raw`\/`)])];
  const binaryNeedles = needles.map((needle) => Buffer.from(needle, 'latin1'));

  function bytes(buffer: Buffer): Buffer {
    for (const needle of binaryNeedles) {
      for (let at = buffer.indexOf(needle); at !== -1; at = buffer.indexOf(needle, at)) {
        buffer.fill(star, at, at + needle.length);
      }
    }
    return buffer;
  }

  /** How many bytes at the end could be the beginning of the key. */
  function pendingLength(buffer: Buffer): number {
    const longest = Math.max(0, ...binaryNeedles.map((needle) => needle.length - 1));
    for (let length = Math.min(longest, buffer.length); length > 0; length -= 1) {
      const end = buffer.subarray(buffer.length - length);
      if (binaryNeedles.some((needle) => needle.length > length && needle.subarray(0, length).equals(end)))
        return length;
    }
    return 0;
  }

  return {
    bytes,
    text: (text) => needles.reduce((result, needle) => result.replaceAll(needle, '*'.repeat(needle.length)), text),
    stream() {
      let pending: Buffer = Buffer.alloc(0);
      return new TransformStream<Uint8Array, Uint8Array>({
        transform(chunk, controller) {
          const joined = bytes(pending.length === 0 ? asBuffer(chunk) : Buffer.concat([pending, chunk]));
          const ready = joined.length - pendingLength(joined);
          pending = joined.subarray(ready);
          if (ready > 0) controller.enqueue(joined.subarray(0, ready));
          countStreamedBytes(chunk.byteLength);
        },
        flush(controller) {
          if (pending.length > 0) controller.enqueue(pending);
        },
      });
    },
  };
}

function asBuffer(chunk: Uint8Array): Buffer {
  return Buffer.from(chunk.buffer, chunk.byteOffset, chunk.byteLength);
}
