import { newId } from '../new-id.ts';
import type { OpenStream, StreamState, StudioStream, StreamListener } from './stream.ts';

/** What the tabs of a browser send to each other. */
type TabMessage =
  | { kind: 'ask' }
  /** `turn` names the leading tab: under another one, events may have been missed. */
  | { kind: 'state'; turn: string; state: StreamState }
  | { kind: 'event'; name: string; data: string };

interface ShareOptions {
  /** Opens the one connection, in the tab that leads. */
  openOwn: OpenStream;
  /** Name of the lock and of the channel. */
  name?: string;
  /** How often a tab asks whether the leading one still answers, and how long it waits for that. */
  askEveryMs?: number;
  patienceMs?: number;
}

/** Whether this browser lets tabs share: over plain HTTP from another machine it offers no locks. */
export function canShare(): boolean {
  return typeof BroadcastChannel !== 'undefined' && typeof navigator !== 'undefined' && 'locks' in navigator;
}

/**
 * The studio's events, by one connection a browser: browsers allow six to a host, and each tab would take one. The tab that holds
 * a lock leads: it has the connection, and passes its events on. The browser gives the lock of a tab that closes or
 * crashes to the next at once; from one that is frozen, and does not answer, it is taken.
 */
export function shareStream(listener: StreamListener, options: ShareOptions): StudioStream {
  const { openOwn, name = 'easel:events', askEveryMs = 20_000, patienceMs = 4000 } = options;
  const channel = new BroadcastChannel(name);
  let own: StudioStream | null = null;
  /** Names this tab's turn as the leading one. */
  let turn = '';
  let latest: { turn: string; state: StreamState } = { turn: '', state: 'connecting' };
  let isClosed = false;
  let waiting = new AbortController();
  let stepDown: (() => void) | null = null;
  let askTimer: ReturnType<typeof setTimeout> | undefined;

  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no target: it reaches its own origin alone
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

  /** Another tab got no answer from this one, and leads now. */
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
