import { createParser } from 'eventsource-parser';
import { EaselError } from '../contract/error.ts';
import { discardBody } from '../network/discard-body.ts';
import type { KeyScrubber } from './key-scrubber.ts';
import { apiPath } from './path.ts';
import { describeTransportError } from './transport-error.ts';
import type { Transport } from './transport.ts';

/** Callbacks for an event stream. */
export interface EventListener {
  /** Called when the stream is open: from now on, no event is missed. */
  onOpen: () => void;
  onEvent: (name: string, data: string) => void;
}

const maxEventCharacters = 1_000_000;

/**
 * Listens to the media service's event stream until it ends.
 *
 * Returns when the service ended the stream.
 *
 * @throws EaselError `unauthenticated` when the key is rejected, `not_implemented` when the service answers but has no
 *   stream; transport errors; `upstream_timeout` when the stream is silent for too long
 */
export async function readEvents(
  transport: Transport,
  scrubber: KeyScrubber,
  listener: EventListener,
  options: { signal: AbortSignal; silenceMs: number },
): Promise<void> {
  const { signal, silenceMs } = options;
  const response = await transport.send({
    method: 'GET',
    path: apiPath`/api/events`,
    headers: { accept: 'text/event-stream' },
    signal,
    deadlineMs: 20_000,
    idleMs: silenceMs,
  });
  if (response.status !== 200 || !/^text\/event-stream\b/i.test(response.headers['content-type'] ?? '')) {
    discardBody(response.body);
    throw noStream(transport.origin, response.status);
  }
  const parser = createParser({
    maxBufferSize: maxEventCharacters,
    onEvent: ({ event, data }) => listener.onEvent(event ?? 'message', scrubber.text(data)),
    onError: (error) => {
      // The standard says to ignore unknown fields; an event that is too long is an error.
      if (error.type === 'max-buffer-size-exceeded') response.body.destroy(error);
    },
  });
  listener.onOpen();
  const decoder = new TextDecoder();
  try {
    for await (const chunk of response.body as AsyncIterable<Buffer>) {
      parser.feed(decoder.decode(chunk, { stream: true }));
    }
  } catch (thrown) {
    if (signal.aborted) return;
    if (thrown instanceof Error && 'code' in thrown && thrown.code === 'UND_ERR_BODY_TIMEOUT') {
      throw new EaselError('upstream_timeout', 'The event stream timed out.', { cause: thrown });
    }
    throw describeTransportError(thrown, transport.origin);
  }
}

function noStream(origin: string, status: number): EaselError {
  return status === 401 || status === 403
    ? new EaselError('unauthenticated', `The media service at ${origin} rejected the API key. Check MEDIA_API_KEY.`)
    : new EaselError('not_implemented', `The media service has no event stream (status ${status}).`);
}
