import type { NoticeHub } from '../../events/notice-hub.ts';
import type { MediaLinks } from '../../storage/media-links.ts';
import type { Notice } from '../../events/notice.ts';
import { completionLineOf, eventLinesOf, fineTuneLinesOf, isCompletion } from './event-lines.ts';

const keepAliveMs = 15_000;
// A reader this far behind has stopped reading; its connection is dropped.
const mostWaitingBytes = 64 * 1024;
const encoder = new TextEncoder();

/** The open event streams of this process. */
export interface EventStreams {
  /** A stream of the changes of one owner's generations and fine-tunes. Ends when the signal does. */
  open: (owner: string, signal: AbortSignal) => ReadableStream<Uint8Array>;
  /** The number of open streams. */
  count: () => number;
  /** Ends all streams. */
  close: () => void;
}

/**
 * Creates the event streams. A stream begins with the completions of the last seconds, for callers who enqueue before
 * they listen, and sends each completion once. After that beginning, at most 64 KB are buffered for a reader. When
 * notices may have been missed, all streams end, so that their readers reconnect and read the records.
 *
 * @param options.recent the completions of an owner that a new stream begins with, oldest first
 */
export function createEventStreams(options: {
  hub: NoticeHub;
  links: MediaLinks;
  recent: (owner: string) => Promise<Notice[]>;
}): EventStreams {
  const { hub, links, recent } = options;
  const ends = new Set<() => void>();
  /** Most notices at the beginning of a stream; they do not count as buffered. */
  const beginnings = new WeakSet<Uint8Array>();

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
    // A completion may be both in the rows and in a notice; it is sent once.
    const sentIds = new Set<string>();
    let isCaughtUp = false;
    async function catchUp(): Promise<void> {
      const notices = await recent(owner);
      if (isEnded) return;
      const lines = notices.filter(({ id }) => !sentIds.has(id)).map((notice) => completionLineOf(notice, links));
      for (const { id } of notices) sentIds.add(id);
      isCaughtUp = true;
      if (lines.length === 0) return;
      const beginning = encoder.encode(lines.join(''));
      beginnings.add(beginning);
      controller.enqueue(beginning);
    }
    const unsubscribe = hub.subscribe({
      onNotice: (notice) => {
        if (notice.owner !== owner || (isCompletion(notice) && sentIds.has(notice.id))) return;
        if (isCompletion(notice) && !isCaughtUp) sentIds.add(notice.id);
        send(eventLinesOf(notice, links));
      },
      onFineTune: (notice) => {
        if (notice.owner === owner) send(fineTuneLinesOf(notice));
      },
    });
    let isEnded = false;
    function end(): void {
      isEnded = true;
      clearInterval(keepAlive);
      unsubscribe();
      signal.removeEventListener('abort', finish);
      ends.delete(finish);
    }
    function finish(): void {
      end();
      // Closing a stream whose reader has left throws; it is closed already.
      if (controller.desiredSize !== null) controller.close();
    }
    ends.add(finish);
    signal.addEventListener('abort', finish);
    // Sent at once, so that the reader knows that it is subscribed.
    send(': connected\n\n');
    // Without the rows, completions may be missing: the stream ends and its reader reconnects.
    catchUp().catch(() => {
      if (!isEnded) finish();
    });
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
        { highWaterMark: mostWaitingBytes, size: (chunk) => (beginnings.has(chunk) ? 0 : chunk.length) },
      );
    },
    count: () => ends.size,
    close,
  };
}
