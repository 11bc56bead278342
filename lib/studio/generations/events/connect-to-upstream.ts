import { setTimeout as wait } from 'node:timers/promises';
import { isEaselError, type ErrorCode } from '../../../contract/error.ts';
import type { UpstreamLink } from '../../../contract/studio/studio-status.ts';
import type { Logger } from '../../../logging/create-logger.ts';
import type { Upstream } from '../../../upstream/create-upstream.ts';
import type { CheckResult } from '../follow/check-generation.ts';
import { describeError } from '../../../logging/describe-error.ts';
import { retryDelay } from '../../background/retry-delay.ts';

/** The one connection to the media service's event stream, and its state. */
export interface UpstreamConnection {
  link: () => UpstreamLink;
  /** Records the result of a check at the service: while the stream is down, it decides between polling and offline. */
  noteCheck: (result: CheckResult, job: { queuedAt: Date | null }) => void;
  /** Records that the stream has announced an end. */
  noteAnnouncedEnd: () => void;
  stop: () => Promise<void>;
}

const longestRetryMs = 30_000;
/** Number of unannounced ends in a row after which an open stream counts as silent. */
const maxMissedEnds = 3;
const muteReason = 'The event stream of the media service is open, but does not report finished generations.';
/** Failures after which polling would fail too. */
const deadEnds = new Set<ErrorCode>(['unavailable', 'unauthenticated', 'misdirected_request']);
/** A stream that was open this long resets the number of failures. */
const settledMs = 30_000;

/**
 * Listens until it is stopped: reopens the stream whenever it ends, with increasing delays.
 *
 * @param options.onOpen called when the stream has opened; earlier events may have been missed
 * @param options.onEvent called with each event, unchanged
 * @param options.onLink called when the state has changed
 */
export function connectToUpstream(options: {
  upstream: Upstream;
  logger: Logger;
  onOpen: () => void;
  onEvent: (name: string, data: string) => void;
  onLink: (link: UpstreamLink) => void;
  /** How long the stream may be silent before it is reopened. */
  silenceMs: number;
}): UpstreamConnection {
  const stopping = new AbortController();
  let isOpen = false;
  let missedEnds = 0;
  let link: UpstreamLink = { state: 'offline', since: new Date().toISOString(), reason: 'Connecting.' };

  function enter(state: UpstreamLink['state'], reason: string | null): void {
    if (link.state === state && link.reason === reason) return;
    const since = link.state === state ? link.since : new Date().toISOString();
    link = { state, since, reason };
    options.logger.info({ state, reason }, 'link to the media service');
    options.onLink(link);
  }

  /** The state after a failure of the stream: `polling` if requests may still work. */
  function stateAfter(code: ErrorCode | null): UpstreamLink['state'] {
    if (code !== null && deadEnds.has(code)) return 'offline';
    return code === 'not_implemented' || link.state !== 'offline' ? 'polling' : 'offline';
  }

  function listen(): Promise<void> {
    const onOpen = () => {
      isOpen = true;
      missedEnds = 0;
      enter('live', null);
      options.onOpen();
    };
    return options.upstream
      .listen({ onOpen, onEvent: options.onEvent }, { signal: stopping.signal, silenceMs: options.silenceMs })
      .finally(() => {
        isOpen = false;
      });
  }

  async function run(): Promise<void> {
    for (let failures = 1; !stopping.signal.aborted; failures += 1) {
      const startedAt = Date.now();
      try {
        await listen();
        if (!stopping.signal.aborted) enter('polling', 'The media service closed the event stream.');
      } catch (thrown) {
        if (!isEaselError(thrown)) options.logger.error({ error: describeError(thrown) }, 'the event stream failed');
        const reason = isEaselError(thrown) ? thrown.message : 'The event stream failed.';
        if (!stopping.signal.aborted) enter(stateAfter(isEaselError(thrown) ? thrown.code : null), reason);
      }
      if (Date.now() - startedAt > settledMs) failures = 1;
      const pause = wait(retryDelay(failures, longestRetryMs), undefined, { signal: stopping.signal });
      await pause.catch(() => undefined);
    }
  }

  const running = run();
  return {
    link: () => link,
    noteCheck({ reach, isMissedEnd }, { queuedAt }) {
      if (link.state === 'live') {
        // A generation that began before the stream was open may have ended before too.
        if (isMissedEnd && queuedAt !== null && queuedAt.toISOString() > link.since) missedEnds += 1;
        if (missedEnds >= maxMissedEnds) enter('polling', muteReason);
        return;
      }
      if (reach === 'unreachable') enter('offline', link.reason);
      else if (link.state === 'offline') enter('polling', link.reason);
    },
    noteAnnouncedEnd() {
      missedEnds = 0;
      if (isOpen) enter('live', null);
    },
    async stop() {
      stopping.abort();
      await running;
    },
  };
}
