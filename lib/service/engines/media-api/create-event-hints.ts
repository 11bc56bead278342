import { setTimeout as wait } from 'node:timers/promises';
import { createParser } from 'eventsource-parser';
import { z } from 'zod';
import { discardBody } from '../../../network/discard-body.ts';
import { parseJson } from '../../../upstream/parse-json.ts';
import { apiPath } from '../../../upstream/path.ts';
import type { EngineClient } from '../engine-client.ts';

/** What an event says about a generation: a hint to read its record. */
export interface EventHint {
  status: string | null;
  progress: number | null;
}

/** The event stream of the service, open while somebody listens. */
export interface EventHints {
  /** Calls back for each event about a generation. @returns a function that ends it */
  listen: (generationId: string, onHint: (hint: EventHint) => void) => () => void;
  /** Whether the stream is open now. */
  isLive: () => boolean;
  close: () => void;
}

const eventSchema = z.looseObject({
  generation_id: z.string().min(1),
  status: z.string().nullish().catch(null),
  progress: z.number().nullish().catch(null),
});

const mostEventCharacters = 1_000_000;
/** The service sends a comment every 15 s. */
const silenceMs = 60_000;
/** Pauses before the stream is opened again: after it was open, and at most. */
const firstPauseMs = 1000;
const longestPauseMs = 30_000;

/** Creates the event stream of a service, one for all its generations. It fails silently: polling is the truth. */
export function createEventHints(client: EngineClient): EventHints {
  const listeners = new Map<string, Set<(hint: EventHint) => void>>();
  let stream: AbortController | null = null;
  let isLive = false;

  function onEvent(data: string): void {
    const event = eventSchema.safeParse(parseJson(data)).data;
    if (event === undefined) return;
    const hint = { status: event.status ?? null, progress: event.progress ?? null };
    for (const onHint of listeners.get(event.generation_id) ?? []) onHint(hint);
  }

  async function read(signal: AbortSignal, onOpen: () => void): Promise<void> {
    const answer = await client.stream(apiPath`/api/events`, { accept: 'text/event-stream', silenceMs, signal });
    try {
      if (answer.status !== 200 || !/^text\/event-stream\b/i.test(answer.contentType)) return;
      const parser = createParser({
        maxBufferSize: mostEventCharacters,
        onEvent: ({ data }) => onEvent(data),
        onError: (error) => {
          if (error.type === 'max-buffer-size-exceeded') answer.body.destroy(error);
        },
      });
      isLive = true;
      onOpen();
      const decoder = new TextDecoder();
      for await (const chunk of answer.body as AsyncIterable<Buffer>) {
        parser.feed(decoder.decode(chunk, { stream: true }));
      }
    } finally {
      isLive = false;
      discardBody(answer.body);
    }
  }

  async function run(signal: AbortSignal): Promise<void> {
    let failures = 0;
    while (!signal.aborted) {
      failures += 1;
      const onOpen = () => {
        failures = 0;
      };
      await read(signal, onOpen).catch(() => undefined);
      const pauseMs = Math.min(firstPauseMs * 2 ** failures, longestPauseMs);
      await wait(pauseMs, undefined, { signal }).catch(() => undefined);
    }
  }

  function stop(): void {
    stream?.abort();
    stream = null;
  }

  return {
    isLive: () => isLive,
    close: stop,
    listen(generationId, onHint) {
      const own = listeners.get(generationId) ?? new Set();
      listeners.set(generationId, own.add(onHint));
      if (stream === null) {
        stream = new AbortController();
        void run(stream.signal);
      }
      return () => {
        own.delete(onHint);
        if (own.size === 0) listeners.delete(generationId);
        if (listeners.size === 0) stop();
      };
    },
  };
}
