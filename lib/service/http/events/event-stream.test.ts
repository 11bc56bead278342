import { randomUUID } from 'node:crypto';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Notice } from '../../events/notice.ts';
import { createNoticeHub } from '../../events/notice-hub.ts';
import { createMediaLinks } from '../../storage/media-links.ts';
import { createEventStreams } from './event-stream.ts';

const links = createMediaLinks({ secret: 's', url: 'http://media', lifetimeMs: 60_000, now: () => 0 });
const notice: Notice = {
  owner: 'ann',
  id: '6f2c8b0e-4b4e-4b55-9c5f-0a8e36c1a3c1',
  status: 'succeeded',
  mediaType: 'video',
  model: 'v-7',
  progress: 1,
  preview: null,
  error: null,
};

function open(recent: (owner: string) => Promise<Notice[]> = () => Promise.resolve([])) {
  const hub = createNoticeHub();
  const streams = createEventStreams({ hub, links, recent });
  const control = new AbortController();
  const bytes = streams.open('ann', control.signal).getReader();
  const reader = {
    read: async () => {
      const { done, value } = await bytes.read();
      return { done, value: value === undefined ? '' : new TextDecoder().decode(value) };
    },
    cancel: () => bytes.cancel(),
  };
  return {
    hub,
    streams,
    control,
    reader,
    notify: (changes: Partial<Notice>) => hub.receive(JSON.stringify({ ...notice, ...changes })),
  };
}

afterEach(() => {
  vi.useRealTimers();
});

describe('createEventStreams', () => {
  it('writes one compact line of JSON for each event, without an id', async () => {
    const { reader, notify } = open();
    notify({});
    notify({ id: randomUUID(), status: 'failed', error: 'It "broke".\n\ndata: x' });
    notify({ status: 'cancelled' });
    notify({ owner: 'ben' });
    const texts: string[] = [];
    for (let count = 0; count < 4; count += 1) texts.push((await reader.read()).value);
    expect(texts[0]).toBe(': connected\n\n');
    expect(texts[1]).toMatch(
      /^event: media_generation_updated\ndata: \{.*\}\n\nevent: media_generation_completed\ndata: \{"generation_id":"6f2c8b0e-4b4e-4b55-9c5f-0a8e36c1a3c1","status":"succeeded","media_type":"video","model":"v-7","url":"http:\/\/media\/media\/6f2c8b0e[^"]*"\}\n\n$/,
    );
    expect(texts[2]).toContain(String.raw`"error":"It \"broke\".\n\ndata: x"}`);
    expect(texts[3]).not.toContain('completed');
    await reader.cancel();
  });

  it('begins with all recent completions, however long their errors are', async () => {
    const failed = { ...notice, status: 'failed' as const, error: 'e'.repeat(1500) };
    const recent = Array.from({ length: 100 }, () => ({ ...failed, id: randomUUID() }));
    const { reader, notify } = open(() => Promise.resolve(recent));
    expect((await reader.read()).value).toBe(': connected\n\n');
    expect((await reader.read()).value.match(/event: /g)).toHaveLength(100);
    notify({});
    expect((await reader.read()).value).toContain(notice.id);
    await reader.cancel();
  });

  it('begins with the owner’s recent completions, and sends each of them once', async () => {
    const ids = ['00000000-0000-4000-8000-000000000001', '00000000-0000-4000-8000-000000000002'];
    const asked: string[] = [];
    const { promise, resolve: answer } = Promise.withResolvers<Notice[]>();
    const { reader, notify } = open((owner) => {
      asked.push(owner);
      return promise;
    });
    expect((await reader.read()).value).toBe(': connected\n\n');
    // The notice of one arrives while the rows are read, and that of the other arrives later.
    notify({ id: ids[0] });
    expect((await reader.read()).value).toContain(`media_generation_completed\ndata: {"generation_id":"${ids[0]}"`);
    answer(ids.map((id) => ({ ...notice, id })));
    const replayed = (await reader.read()).value;
    expect(replayed.match(/event: /g)).toHaveLength(1);
    expect(replayed).toContain(`event: media_generation_completed\ndata: {"generation_id":"${ids[1]}"`);
    notify({ id: ids[1] });
    notify({});
    expect((await reader.read()).value).toContain(notice.id);
    expect(asked).toEqual(['ann']);
    await reader.cancel();
  });

  it('ends when the recent completions cannot be read, so that its reader reconnects', async () => {
    const { reader } = open(() => Promise.reject(new Error('no database')));
    await reader.read();
    expect((await reader.read()).done).toBe(true);
  });

  it('keeps the connection alive every 15 seconds', async () => {
    vi.useFakeTimers();
    const { reader } = open();
    await reader.read();
    vi.advanceTimersByTime(15_000);
    expect((await reader.read()).value).toBe(': keep-alive\n\n');
    await reader.cancel();
  });

  it('drops a reader that does not read', async () => {
    const { reader, notify } = open();
    for (let count = 0; count < 400; count += 1) notify({ id: randomUUID() });
    const readAll = async () => {
      for (;;) if ((await reader.read()).done) return;
    };
    await expect(readAll()).rejects.toThrow(/too far behind/);
  });

  it('ends when its caller disconnects, when notices were missed, and when all streams end', async () => {
    for (const finish of ['abort', 'resync', 'close'] as const) {
      const { hub, streams, control, reader } = open();
      await reader.read();
      if (finish === 'abort') control.abort();
      if (finish === 'resync') hub.resync();
      if (finish === 'close') streams.close();
      expect((await reader.read()).done).toBe(true);
    }
  });
});
