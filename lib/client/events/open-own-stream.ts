import { studioEventNames } from '../../contract/studio/studio-events.ts';
import { fineTuneEventName } from '../fine-tunes/note-event.ts';
import type { StreamHearer, StreamState, StudioStream } from './stream.ts';

const longestRetryMs = 30_000;
const closed = 2;
const heardNames = [...Object.values(studioEventNames), fineTuneEventName];

/**
 * Opens a connection of its own to the studio's events. The browser itself comes back after a lost connection; after an answer
 * that was no stream this does, ever less often.
 *
 * @param open opens the connection; a test brings its own
 */
export function openOwnStream(
  hearer: StreamHearer,
  open: (address: string) => EventSource = (address) => new EventSource(address),
): StudioStream {
  let source: EventSource | null = null;
  let state: StreamState = 'connecting';
  let failures = 0;
  let retryTimer: ReturnType<typeof setTimeout> | undefined;

  function become(next: StreamState) {
    state = next;
    hearer.onState(next);
  }

  function connect() {
    clearTimeout(retryTimer);
    source?.close();
    const stream = open('/api/events');
    source = stream;
    stream.addEventListener('open', () => {
      failures = 0;
      become('open');
    });
    stream.addEventListener('error', () => {
      if (stream !== source) return;
      become('broken');
      if (stream.readyState !== closed) return;
      failures += 1;
      retryTimer = setTimeout(connect, Math.min(longestRetryMs, 1000 * 2 ** failures));
    });
    for (const name of heardNames) {
      stream.addEventListener(name, ({ data }: MessageEvent<unknown>) => hearer.onEvent(name, String(data)));
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
