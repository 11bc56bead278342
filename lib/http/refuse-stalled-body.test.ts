import { describe, expect, it, vi } from 'vitest';
import { refuseStalledBody } from './refuse-stalled-body.ts';

const bytes = (text: string) => new TextEncoder().encode(text);

describe('refuseStalledBody', () => {
  it('passes on what arrives, however long the whole takes', async () => {
    vi.useFakeTimers();
    const source = new TransformStream<Uint8Array, Uint8Array>();
    const read = new Response(refuseStalledBody(source.readable, 100)).text();
    const writer = source.writable.getWriter();
    for (const part of ['one ', 'two ', 'three']) {
      await writer.write(bytes(part));
      await vi.advanceTimersByTimeAsync(90);
    }
    await writer.close();
    expect(await read).toBe('one two three');
    vi.useRealTimers();
  });

  it('gives up on a sender that pauses, and lets go of it', async () => {
    const cancel = vi.fn<(reason: unknown) => void>();
    const silent = new ReadableStream<Uint8Array>({ start: (it) => it.enqueue(bytes('{')), cancel });
    await expect(new Response(refuseStalledBody(silent, 10)).text()).rejects.toMatchObject({ code: 'request_timeout' });
    expect(cancel).toHaveBeenCalledOnce();
  });

  it('fails as its source does, and is cancelled with it', async () => {
    const broken = new ReadableStream<Uint8Array>({ start: (it) => it.error(new Error('cut')) });
    await expect(new Response(refuseStalledBody(broken, 1000)).text()).rejects.toThrow('cut');
    const cancel = vi.fn<(reason: unknown) => void>();
    await refuseStalledBody(new ReadableStream<Uint8Array>({ cancel }), 1000).cancel('enough');
    expect(cancel).toHaveBeenCalledWith('enough');
  });
});
