import { randomBytes } from 'node:crypto';

/** An event ready for the wire. */
interface StoredEvent {
  number: number;
  bytes: Uint8Array;
}

/**
 * One stream of events for any number of browsers. Each event is encoded once; each browser is a position in the
 * stream.
 */
export interface EventHub {
  /** Adds an event. */
  publish: (name: string, data: string) => void;
  /**
   * Opens a browser's stream. It starts after the browser's last event if that is still buffered, else with
   * `studio_resync`.
   *
   * @param options.greeting events for this reader only, sent first
   */
  open: (options: {
    lastEventId: string | null;
    greeting: { name: string; data: string }[];
    signal: AbortSignal;
  }) => ReadableStream<Uint8Array>;
  /** The number of open streams. */
  readers: () => number;
  /** Ends every open stream; new ones end immediately. */
  close: () => void;
}

interface Reader {
  /** The number of the next event to send. */
  next: number;
  isWaiting: boolean;
  controller: ReadableStreamDefaultController<Uint8Array>;
  /** Ends the reader when its signal aborts. */
  onAbort: () => void;
  signal: AbortSignal;
}

const storedEvents = 2_000;
const storedBytes = 4 * 1024 * 1024;
const heartbeatMs = 15_000;
const encoder = new TextEncoder();
const heartbeat = encoder.encode(': heartbeat\n\n');

/**
 * Creates a hub with the last events, numbered, in a ring buffer. A reader has only a position, and pulls the next
 * event when its connection has room, so that a stalled reader costs no memory and delays no other. A reader that falls
 * behind the buffer is disconnected; it reconnects with its last id and gets a resync event.
 */
export function createEventHub(options: { resyncEvent: string; heartbeatEveryMs?: number }): EventHub {
  const epoch = randomBytes(6).toString('base64url');
  const ring: StoredEvent[] = [];
  const readers = new Set<Reader>();
  let bytes = 0;
  let newest = 0;
  let isClosed = false;

  const oldestStored = () => ring[0]?.number ?? newest + 1;

  function encode(name: string, data: string, number: number): Uint8Array {
    const lines = data.split(/\r\n|\r|\n/).map((line) => `data: ${line}\n`);
    return encoder.encode(`id: ${epoch}-${number}\nevent: ${name.replaceAll(/[\r\n]/g, ' ')}\n${lines.join('')}\n`);
  }

  function remove(reader: Reader): void {
    readers.delete(reader);
    reader.signal.removeEventListener('abort', reader.onAbort);
  }

  function end(reader: Reader): void {
    remove(reader);
    try {
      reader.controller.close();
    } catch {
      // The other side has closed it already.
    }
  }

  /** Sends events for as long as the reader has room. */
  function advance(reader: Reader): void {
    const oldest = oldestStored();
    if (reader.next < oldest) return end(reader);
    while (reader.next <= newest && (reader.controller.desiredSize ?? 0) > 0) {
      const event = ring[reader.next - oldest];
      if (event === undefined) return end(reader);
      reader.next += 1;
      reader.controller.enqueue(event.bytes);
    }
    reader.isWaiting = reader.next > newest;
    return undefined;
  }

  const timer = setInterval(() => {
    for (const reader of readers) {
      if (reader.isWaiting && (reader.controller.desiredSize ?? 0) > 0) reader.controller.enqueue(heartbeat);
    }
  }, options.heartbeatEveryMs ?? heartbeatMs).unref();

  /** Where a reader resumes: after its last event if all later ones are still buffered. */
  function resumeAt(lastEventId: string): number | null {
    const [, name, number] = /^(.+)-(\d+)$/.exec(lastEventId) ?? [];
    const next = Number(number) + 1;
    const oldest = oldestStored();
    return name === epoch && next >= oldest && next <= newest + 1 ? next : null;
  }

  return {
    publish(name, data) {
      newest += 1;
      const event = { number: newest, bytes: encode(name, data, newest) };
      ring.push(event);
      bytes += event.bytes.byteLength;
      while (ring.length > storedEvents || (bytes > storedBytes && ring.length > 1)) {
        bytes -= ring.shift()?.bytes.byteLength ?? 0;
      }
      for (const reader of readers) {
        if (reader.isWaiting || reader.next < oldestStored()) advance(reader);
      }
    },
    open({ lastEventId, greeting, signal }) {
      let reader: Reader | null = null;
      return new ReadableStream<Uint8Array>(
        {
          start(controller) {
            const resumed = lastEventId === null ? null : resumeAt(lastEventId);
            const next = resumed ?? newest + 1;
            const opened: Reader = { next, isWaiting: true, controller, signal, onAbort: () => end(opened) };
            reader = opened;
            readers.add(opened);
            controller.enqueue(encoder.encode('retry: 2000\n\n'));
            if (lastEventId !== null && resumed === null)
              controller.enqueue(encode(options.resyncEvent, '{}', next - 1));
            for (const event of greeting) controller.enqueue(encode(event.name, event.data, next - 1));
            signal.addEventListener('abort', opened.onAbort);
            if (isClosed || signal.aborted) end(opened);
          },
          pull() {
            if (reader !== null && readers.has(reader)) advance(reader);
          },
          cancel() {
            if (reader !== null) remove(reader);
          },
        },
        new ByteLengthQueuingStrategy({ highWaterMark: 16 * 1024 }),
      );
    },
    readers: () => readers.size,
    close() {
      isClosed = true;
      clearInterval(timer);
      for (const reader of readers) end(reader);
    },
  };
}
