import { QueryClient } from '@tanstack/react-query';
import { onTestFinished, vi } from 'vitest';
import { toasts } from '@/lib/client/toasts';
import type { JsonObject } from '@/lib/contract/model';

/** A request that a page made. */
export interface PageRequest {
  method: string;
  path: string;
  headers: Headers;
  body: JsonObject | null;
}

/** A page with an empty storage, and a studio behind `fetch`. */
export interface StubbedPage {
  queries: QueryClient;
  /** What the page has stored, by key. */
  stored: Map<string, string>;
  /** Every request that the page made. */
  requests: PageRequest[];
  /** Dispatches an event of the window; to be called once a hook is mounted. */
  dispatch: (type: string, details?: object) => void;
}

let stored = new Map<string, string>();

/** The globals of the window that `stubPage` prepared. */
export function pageGlobals(): Record<string, unknown> {
  const items = stored;
  return {
    localStorage: {
      getItem: (key: string) => items.get(key) ?? null,
      setItem: (key: string, value: string) => void items.set(key, value),
      removeItem: (key: string) => void items.delete(key),
    },
    location: { origin: 'http://studio.example', href: 'http://studio.example/' },
  };
}

/** Prepares a page for `mountHook`; it ends with the test, as do the toasts. */
export function stubPage(
  answer: (request: PageRequest) => Response | Promise<Response> | undefined = () => undefined,
): StubbedPage {
  stored = new Map();
  const requests: PageRequest[] = [];
  vi.stubGlobal('requestAnimationFrame', (run: () => void) => setTimeout(run));
  vi.stubGlobal('fetch', async (path: string, init: RequestInit = {}) => {
    const { method = 'GET', headers, body } = init;
    const request = {
      method,
      path,
      headers: new Headers(headers),
      body: typeof body === 'string' ? (JSON.parse(body) as JsonObject) : null,
    };
    requests.push(request);
    return (await answer(request)) ?? Response.json({ error: { message: `nothing at ${path}` } }, { status: 404 });
  });
  onTestFinished(() => {
    vi.unstubAllGlobals();
    for (const { id } of toasts.current()) toasts.dismiss(id);
  });
  return {
    queries: new QueryClient({ defaultOptions: { queries: { retry: false } } }),
    stored,
    requests,
    dispatch: (type, details = {}) => void window.dispatchEvent(Object.assign(new Event(type), details)),
  };
}

/** The messages of the shown toasts, the latest last. */
export function shownToasts(): string[] {
  return toasts.current().map(({ message }) => message);
}
