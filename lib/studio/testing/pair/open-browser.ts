import { createParser } from 'eventsource-parser';
import { setTimeout as wait } from 'node:timers/promises';
import { studioHeader } from './start-balancer.ts';

/** What a browser does with a studio: it stores the session's cookie, sends requests and follows the events. */
export interface TestBrowser {
  /** Sends a request with the session. @throws TypeError without a response */
  send: (path: string, init?: RequestInit) => Promise<Response>;
  /** Sends a request and reads its response as JSON. @throws Error for any other status than 2xx */
  read: <T>(path: string, init?: RequestInit) => Promise<T>;
  /** Logs in with the password of `STUDIO_PASSWORD`. @returns the `Set-Cookie` headers */
  logIn: (password: string) => Promise<string[]>;
  /** The same browser, with all its requests to one of the studios. */
  at: (studio: 0 | 1) => Omit<TestBrowser, 'at'>;
  /** Follows the events as an `EventSource` does: opened again when the stream breaks, with the id of the last event. */
  follow: (listener: EventListener) => { ended: Promise<void>; stop: () => void };
}

/** The listener of an event stream. */
interface EventListener {
  /** Called each time that the stream is open. */
  onOpen: () => void;
  onEvent: (name: string, data: string) => void;
}

const reopenAfterMs = 100;

/** What sends the requests of a browser. */
export type Send = (address: string, init: RequestInit) => Promise<Response>;

/**
 * @param origin the address of a balancer
 * @param fetch sends the requests; by default as Node does
 */
export function openBrowser(origin: string, fetch: Send = globalThis.fetch): TestBrowser {
  const jar = { cookie: '' };
  const open = (always: Record<string, string>) => createBrowser({ origin, fetch, jar, always });
  return { ...open({}), at: (studio) => open({ [studioHeader]: `${studio}` }) };
}

/** @param options.always headers of every request */
function createBrowser(options: {
  origin: string;
  fetch: Send;
  jar: { cookie: string };
  always: Record<string, string>;
}): Omit<TestBrowser, 'at'> {
  const { origin, jar, always } = options;
  const send = (path: string, init: RequestInit = {}) =>
    options.fetch(`${origin}${path}`, {
      redirect: 'manual',
      ...init,
      headers: { cookie: jar.cookie, ...always, ...(init.headers as Record<string, string> | undefined) },
    });

  async function listen(listener: EventListener, signal: AbortSignal): Promise<void> {
    let lastEventId: string | null = null;
    while (!signal.aborted) {
      const headers: Record<string, string> = lastEventId === null ? {} : { 'last-event-id': lastEventId };
      const response = await send('/api/events', { headers, signal }).catch(() => null);
      // The session has ended.
      if (response?.status === 401) return;
      if (response?.ok === true && response.body !== null) {
        listener.onOpen();
        const parser = createParser({
          onEvent({ id, event, data }) {
            lastEventId = id ?? lastEventId;
            listener.onEvent(event ?? 'message', data);
          },
        });
        const decoder = new TextDecoder();
        try {
          for await (const chunk of response.body) parser.feed(decoder.decode(chunk, { stream: true }));
        } catch {
          // It broke; it is opened again.
        }
      }
      await wait(reopenAfterMs, undefined, { signal }).catch(() => undefined);
    }
  }

  return {
    send,
    async read<T>(path: string, init?: RequestInit) {
      const response = await send(path, init);
      if (!response.ok) throw new Error(`${path} was answered with ${response.status}: ${await response.text()}`);
      return (await response.json()) as T;
    },
    async logIn(password) {
      const body = new URLSearchParams({ password });
      const response = await send('/api/studio/login', { method: 'POST', body });
      const cookies = response.headers.getSetCookie();
      jar.cookie = cookies.map((each) => each.split(';')[0] ?? '').join('; ');
      return cookies;
    },
    follow(listener) {
      const leaving = new AbortController();
      return { ended: listen(listener, leaving.signal), stop: () => leaving.abort() };
    },
  };
}
