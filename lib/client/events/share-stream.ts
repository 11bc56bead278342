import { newId } from '../new-id.ts';
import { ownKey } from '../own-key.ts';
import type { OpenStream, StreamState, StudioStream, StreamListener } from './stream.ts';

/** The messages between the tabs of a browser. */
type TabMessage =
  | { kind: 'ask' }
  /** `turn` identifies the leading tab: after a change of it, events may have been missed. */
  | { kind: 'state'; turn: string; state: StreamState }
  | { kind: 'event'; name: string; data: string };

interface ShareOptions {
  /** Opens the connection in the leading tab. */
  openOwn: OpenStream;
  /** Name of the lock and of the channel, of which each person has their own. */
  name?: string;
  /** How often a tab checks that the leading one responds, and how long it waits. */
  askEveryMs?: number;
  patienceMs?: number;
}

/** Whether tabs can share a stream: over plain HTTP from another machine, browsers provide no locks. */
export function canShare(): boolean {
  return typeof BroadcastChannel !== 'undefined' && typeof navigator !== 'undefined' && 'locks' in navigator;
}

/**
 * Shares one connection to the studio's events between a person's tabs in a browser, since browsers allow six per host. The
 * tab that holds a lock leads: it has the connection and passes its events on. When it closes or crashes, the browser
 * gives the lock to the next tab at once. From a frozen tab that does not respond, another tab takes the lock.
 */
export function shareStream(listener: StreamListener, options: ShareOptions): StudioStream {
  const { openOwn, askEveryMs = 20_000, patienceMs = 4000 } = options;
  // What a connection delivers depends on who opened it.
  const name = ownKey(options.name ?? 'easel:events');
  const channel = new BroadcastChannel(name);
  let own: StudioStream | null = null;
  /** Identifies this tab while it leads. */
  let turn = '';
  let latest: { turn: string; state: StreamState } = { turn: '', state: 'connecting' };
  let isClosed = false;
  let waiting = new AbortController();
  let stepDown: (() => void) | null = null;
  let askTimer: ReturnType<typeof setTimeout> | undefined;

  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel only reaches its own origin
  const post = (message: TabMessage) => channel.postMessage(message);

  function lead(): Promise<void> {
    clearTimeout(askTimer);
    if (isClosed) return Promise.resolve();
    turn = newId();
    own = openOwn({
      onState(state) {
        post({ kind: 'state', turn, state });
        listener.onState(state);
      },
      onEvent(event, data) {
        post({ kind: 'event', name: event, data });
        listener.onEvent(event, data);
      },
    });
    return new Promise((resolve) => {
      stepDown = () => {
        own?.close();
        own = null;
        resolve();
      };
    });
  }

  async function waitToLead() {
    const attempt = new AbortController();
    waiting = attempt;
    try {
      await navigator.locks.request(name, { signal: attempt.signal }, lead);
    } catch {
      if (!attempt.signal.aborted) handleReplacement();
    }
  }

  async function takeOver() {
    waiting.abort();
    try {
      await navigator.locks.request(name, { steal: true }, lead);
    } catch {
      handleReplacement();
    }
  }

  /** Another tab got no response from this one, and leads now. */
  function handleReplacement() {
    stepDown?.();
    if (isClosed) return;
    askSoon();
    void waitToLead();
  }

  function ask() {
    clearTimeout(askTimer);
    if (own !== null || isClosed) return;
    post({ kind: 'ask' });
    askTimer = setTimeout(() => {
      if (own === null) void takeOver();
    }, patienceMs);
  }

  function askSoon() {
    clearTimeout(askTimer);
    askTimer = setTimeout(ask, askEveryMs);
  }

  channel.addEventListener('message', ({ data }: MessageEvent<TabMessage>) => {
    if (own !== null) {
      if (data.kind === 'ask') post({ kind: 'state', turn, state: own.state() });
      return;
    }
    if (data.kind === 'ask') return;
    askSoon();
    if (data.kind === 'event') {
      listener.onEvent(data.name, data.data);
    } else if (data.turn !== latest.turn || data.state !== latest.state) {
      latest = data;
      listener.onState(data.state);
    }
  });

  void waitToLead();
  ask();
  return {
    state: () => own?.state() ?? latest.state,
    wake() {
      own?.wake();
      ask();
    },
    close() {
      isClosed = true;
      clearTimeout(askTimer);
      waiting.abort();
      stepDown?.();
      channel.close();
    },
  };
}
