import type { NoticeHub } from '../events/notice-hub.ts';
import type { MediaLinks } from '../storage/media-links.ts';
import { eventLinesOf, fineTuneLinesOf } from './event-lines.ts';

const keepAliveMs = 15_000;
// A reader this far behind is not reading: its connection is dropped, which tells it so.
const mostWaitingBytes = 64 * 1024;
const encoder = new TextEncoder();

/** The open event streams of this process. */
export interface EventStreams {
  /** A stream of what becomes of one owner's generations and fine-tunes. Ends when the signal does. */
  open: (owner: string, signal: AbortSignal) => ReadableStream<Uint8Array>;
  /** How many are open. */
  count: () => number;
  /** Ends all streams. */
  close: () => void;
}

/**
 * Makes the event streams: no more than 64 KB is kept for a reader, and nothing is told again. When notices may have been
 * missed, all streams end, so that their readers come back and look at the records.
 */
export function createEventStreams(hub: NoticeHub, links: MediaLinks): EventStreams {
  const ends = new Set<() => void>();

  function follow(
    owner: string,
    signal: AbortSignal,
    controller: ReadableStreamDefaultController<Uint8Array>,
  ): () => void {
    function send(text: string): void {
      const bytes = encoder.encode(text);
      if ((controller.desiredSize ?? 0) >= bytes.length) return controller.enqueue(bytes);
      end();
      controller.error(new Error('the reader is too far behind'));
    }
    const keepAlive = setInterval(() => send(': keep-alive\n\n'), keepAliveMs);
    const unsubscribe = hub.subscribe({
      onNotice: (notice) => {
        if (notice.owner === owner) send(eventLinesOf(notice, links));
      },
      onFineTune: (notice) => {
        if (notice.owner === owner) send(fineTuneLinesOf(notice));
      },
    });
    function end(): void {
      clearInterval(keepAlive);
      unsubscribe();
      signal.removeEventListener('abort', finish);
      ends.delete(finish);
    }
    function finish(): void {
      end();
      // Closing a stream that its reader has left throws, and is what was wanted.
      if (controller.desiredSize !== null) controller.close();
    }
    ends.add(finish);
    signal.addEventListener('abort', finish);
    // Something at once, so that whoever connects knows that it is heard from now on.
    send(': connected\n\n');
    return end;
  }

  function close(): void {
    for (const finish of ends) finish();
  }
  hub.subscribe({ onNotice: () => undefined, onResync: close });

  return {
    open(owner, signal) {
      let end: (() => void) | null = null;
      return new ReadableStream<Uint8Array>(
        {
          start(controller) {
            end = follow(owner, signal, controller);
          },
          cancel: () => end?.(),
        },
        { highWaterMark: mostWaitingBytes, size: (chunk) => chunk.length },
      );
    },
    count: () => ends.size,
    close,
  };
}
