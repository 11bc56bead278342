import { describe, expect, it } from 'vitest';
import { readPreview } from './read-preview.ts';

const jpeg = Buffer.from('ffd8ffe000', 'hex');

function message(type: number, second: number, ...parts: Buffer[]): ArrayBuffer {
  const head = Buffer.alloc(8);
  head.writeUInt32BE(type, 0);
  head.writeUInt32BE(second, 4);
  return new Uint8Array(Buffer.concat([head, ...parts])).buffer;
}

describe('readPreview', () => {
  it('reads an image without metadata', () => {
    expect(readPreview(message(1, 1, jpeg))).toEqual({ promptId: null, image: jpeg });
  });

  it('reads an image with metadata', () => {
    const metadata = Buffer.from('{"prompt_id":"a","node_id":"3"}');
    expect(readPreview(message(4, metadata.length, metadata, jpeg))).toEqual({ promptId: 'a', image: jpeg });
  });

  it.each([
    ['another type', message(3, 1, jpeg)],
    ['no image', message(1, 1, Buffer.from('<svg>'))],
    ['metadata without a prompt', message(4, 2, Buffer.from('{}'), jpeg)],
    ['metadata beyond its end', message(4, 0xff_ff_ff_ff, Buffer.from('{"prompt_id":"a"}'), jpeg)],
    ['too few bytes', new Uint8Array([0, 0, 0, 1]).buffer],
    ['too many bytes', message(1, 1, jpeg, Buffer.alloc(16 * 1024 * 1024))],
  ])('ignores a message with %s', (_, received) => {
    expect(readPreview(received)).toBeNull();
  });
});
