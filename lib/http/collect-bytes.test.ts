import { describe, expect, it } from 'vitest';
import { collectBytes } from './collect-bytes.ts';

const streamOf = (...chunks: Uint8Array[]) =>
  new ReadableStream<Uint8Array>({
    start(controller) {
      for (const chunk of chunks) controller.enqueue(chunk);
      controller.close();
    },
  });

describe('collectBytes', () => {
  it('joins chunks of any total size', async () => {
    expect((await collectBytes(streamOf())).byteLength).toBe(0);
    const chunks = Array.from({ length: 40 }, (_, index) => new Uint8Array(index * 1000).fill(index));
    const whole = await collectBytes(streamOf(...chunks, new Uint8Array(1_000_000).fill(99)));
    expect(Buffer.compare(whole, Buffer.concat([...chunks, new Uint8Array(1_000_000).fill(99)]))).toBe(0);
  });

  it('rejects with the error of its stream', async () => {
    const broken = new ReadableStream<Uint8Array>({ start: (it) => it.error(new Error('cut')) });
    await expect(collectBytes(broken)).rejects.toThrow('cut');
  });
});
