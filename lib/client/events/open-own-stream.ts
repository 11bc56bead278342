import { studioEventNames } from '../../contract/studio/studio-events.ts';
import { fineTuneEventName } from '../fine-tunes/fine-tune-event-handler.ts';
import type { StreamState, StudioStream, StreamListener } from './stream.ts';

const longestRetryMs = 30_000;
const closed = 2;
const eventNames = [...Object.values(studioEventNames), fineTuneEventName];

/**
 * Opens a separate connection to the studio's events. The browser reopens a lost connection; after a response that is
 * no stream this function does, with increasing delays.
 *
 * @param open opens the connection; tests provide their own
 */
export function openOwnStream(
  listener: StreamListener,
  open: (address: string) => EventSource = (address) => new EventSource(address),
): StudioStream {
  let source: EventSource | null = null;
  let state: StreamState = 'connecting';
  let failures = 0;
  let retryTimer: ReturnType<typeof setTimeout> | undefined;

  function setState(next: StreamState) {
    state = next;
    listener.onState(next);
  }

  function connect() {
    clearTimeout(retryTimer);
    source?.close();
    const stream = open('/api/events');
    source = stream;
    stream.addEventListener('open', () => {
      failures = 0;
      setState('open');
    });
    stream.addEventListener('error', () => {
      if (stream !== source) return;
      setState('broken');
      if (stream.readyState !== closed) return;
      failures += 1;
      retryTimer = setTimeout(connect, Math.min(longestRetryMs, 1000 * 2 ** failures));
    });
    for (const name of eventNames) {
      stream.addEventListener(name, ({ data }: MessageEvent<unknown>) => listener.onEvent(name, String(data)));
    }
  }

  connect();
  return {
    state: () => state,
    wake() {
      if (source?.readyState === closed) connect();
    },
    close() {
      clearTimeout(retryTimer);
      source?.close();
      source = null;
    },
  };
}
