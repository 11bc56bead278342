import { afterEach, describe, expect, it } from 'vitest';
import { createEventHub, type EventHub } from './create-event-hub.ts';

const hubs: EventHub[] = [];
function makeHub(heartbeatEveryMs?: number): EventHub {
  const hub = createEventHub({
    resyncEvent: 'resync',
    ...(heartbeatEveryMs === undefined ? {} : { heartbeatEveryMs }),
  });
  hubs.push(hub);
  return hub;
}
afterEach(() => {
  for (const hub of hubs.splice(0)) hub.close();
});

function open(hub: EventHub, lastEventId: string | null = null, signal = new AbortController().signal) {
  const reader = hub.open({ lastEventId, greeting: [{ name: 'hello', data: '{}' }], signal }).getReader();
  const decoder = new TextDecoder();
  let text = '';
  return {
    cancel: () => reader.cancel(),
    /** Reads until the text contains a word; returns all text so far. */
    async until(word: string): Promise<string> {
      while (!text.includes(word)) {
        const { value, done } = await reader.read();
        if (done) return `${text}(end)`;
        text += decoder.decode(value, { stream: true });
      }
      return text;
    },
  };
}

const idOf = (text: string, name: string) => new RegExp(`id: (\\S+)\\nevent: ${name}\\n`).exec(text)?.[1] ?? '';

describe('createEventHub', () => {
  it('sends every event to every reader, with an id', async () => {
    const hub = makeHub();
    const readers = [open(hub), open(hub)];
    hub.publish('one', '{"a":1}');
    for (const reader of readers) {
      expect(await reader.until('{"a":1}\n\n')).toMatch(
        /^retry: 2000\n\nid: \S+\nevent: hello\ndata: {}\n\nid: \S+-1\nevent: one\ndata: {"a":1}\n\n$/,
      );
    }
  });

  it('resumes after the last event that a reader received', async () => {
    const hub = makeHub();
    const first = open(hub);
    hub.publish('one', '1');
    const id = idOf(await first.until('data: 1'), 'one');
    await first.cancel();
    hub.publish('two', '2');
    hub.publish('three', '3');
    const text = await open(hub, id).until('data: 3');
    expect(text).toContain('data: 2');
    expect(text).not.toContain('data: 1\n');
    expect(text).not.toContain('resync');
  });

  it('sends a resync event when events may have been missed', async () => {
    const hub = makeHub();
    for (const id of ['foreign-1', 'nonsense', '-1', '']) {
      expect(await open(hub, id).until('hello')).toContain('event: resync\n');
    }
    const reader = open(hub);
    hub.publish('one', '1');
    const id = idOf(await reader.until('data: 1'), 'one');
    for (let number = 0; number < 3_000; number += 1) hub.publish('flood', '0');
    expect(await open(hub, id).until('hello')).toContain('event: resync\n');
    expect(await open(hub, id.replace(/\d+$/, '99999')).until('hello')).toContain('event: resync\n');
  });

  it('buffers almost nothing for a stalled reader, disconnects it when it falls behind, and lets it resume', async () => {
    const hub = makeHub();
    const stalled = open(hub);
    const awake = open(hub);
    hub.publish('first', '0');
    const id = idOf(await stalled.until('first'), 'first');
    for (let number = 1; number <= 2_500; number += 1) {
      hub.publish('flood', `"${number} ${'x'.repeat(200)}"`);
      await awake.until(`"${number} `);
    }
    expect(hub.readers()).toBe(1);
    const rest = await stalled.until('never');
    expect(rest.length).toBeLessThan(64 * 1024);
    expect(rest).toContain('(end)');
    expect(await open(hub, id).until('hello')).toContain('event: resync\n');
  });

  it('keeps idle connections awake', async () => {
    expect(await open(makeHub(5)).until(': heartbeat')).toContain(': heartbeat\n\n');
  });

  it('forgets readers that leave, whichever way', async () => {
    const hub = makeHub();
    const leaving = new AbortController();
    const readers = [open(hub), open(hub, null, leaving.signal)];
    expect(hub.readers()).toBe(2);
    await readers[0]?.cancel();
    leaving.abort();
    await expect.poll(() => hub.readers() === 0).toBe(true);
  });

  it('ends every open stream when it is closed, and new ones immediately', async () => {
    const hub = makeHub();
    const reader = open(hub);
    hub.close();
    expect(await reader.until('never')).toContain('(end)');
    expect(await open(hub).until('never')).toContain('(end)');
  });

  it('lets no event inject lines into the stream', async () => {
    const hub = makeHub();
    const reader = open(hub);
    hub.publish('a\nevent: b', 'x\nid: evil\r\ndata: y');
    expect(await reader.until('data: data: y')).toContain(
      'event: a event: b\ndata: x\ndata: id: evil\ndata: data: y\n\n',
    );
  });
});
