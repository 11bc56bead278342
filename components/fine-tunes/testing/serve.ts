import { expect, onTestFinished, vi } from 'vitest';
import { hangBoundMs } from '@/lib/setup/test/hang-bound';
import type { MountedHook } from '@/components/ui/testing/mount-hook';

/** A test's answer to a request: a JSON body, or a whole response. */
type Answer = Response | object;

/**
 * Answers the requests of a test by method and path, as `GET /api/studio/status`; the query is left out. Others get a
 * 404. Returns the received requests, as `POST /a {"b":1}`.
 */
export function serve(answers: Record<string, Answer | (() => Answer)>): string[] {
  const requests: string[] = [];
  vi.stubGlobal(
    'fetch',
    async (path: string, { method = 'GET', body = '' }: { method?: string; body?: string } = {}) => {
      const name = `${method} ${path.split('?')[0]}`;
      requests.push(body === '' ? name : `${name} ${body}`);
      const found = answers[name] ?? failure(404);
      const answer = typeof found === 'function' ? found() : found;
      return answer instanceof Response ? answer.clone() : Response.json(answer);
    },
  );
  onTestFinished(() => void vi.unstubAllGlobals());
  return requests;
}

/** An error of the service with this status. */
export function failure(status: number, message = `Failed with ${status}`): Response {
  return Response.json({ error: { type: 'failed', message } }, { status });
}

/** A storage that lasts as long as the test. */
export function createStorage(items = new Map<string, string>()): Pick<Storage, 'getItem' | 'setItem'> {
  return { getItem: (key) => items.get(key) ?? null, setItem: (key, value) => void items.set(key, value) };
}

/** Waits until a condition of a mounted hook is true. Updates meanwhile are processed within `act`. */
export async function until(hook: Pick<MountedHook<unknown>, 'act'>, check: () => boolean): Promise<void> {
  const startedAt = performance.now();
  while (!check() && performance.now() - startedAt < hangBoundMs) {
    await hook.act(
      () =>
        new Promise((resolve) => {
          setTimeout(resolve, 5);
        }),
    );
  }
  expect(check()).toBe(true);
}
