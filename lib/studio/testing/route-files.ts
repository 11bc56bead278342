import { glob } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Method, Route } from '../../http/create-routes.ts';
import type { Studio } from '../create-studio.ts';

/** The exports of a route file. */
export type RouteFile = Record<Method, Route<Record<string, string>>>;

/** The host of the studio that tests call. */
export const testHost = '127.0.0.1:3000';

/** Every route file of the studio, by the pattern of its addresses, such as `/api/studio/jobs/[id]`. */
export async function readRouteFiles(): Promise<Map<string, RouteFile>> {
  const files = new Map<string, RouteFile>();
  for await (const file of glob('app/api/**/route.ts')) {
    const pattern = `/${file.replace(/^app\//, '').replace(/\/route\.ts$/, '')}`;
    files.set(pattern, (await import(pathToFileURL(join(process.cwd(), file)).href)) as RouteFile);
  }
  return files;
}

/** The headers of a request in a new session of a person. */
export async function sessionHeaders(studio: Studio, personId: string): Promise<Headers> {
  const headers = new Headers({ host: testHost });
  const cookie = await studio.login.enter(headers, personId, 'link');
  headers.set('cookie', cookie.split(';')[0] ?? '');
  return headers;
}

/**
 * Calls a method of a route.
 *
 * @param call.body a text is sent as it is, everything else as JSON
 * @param values of the parameters in the pattern
 * @returns the status; the response itself is left
 */
export async function callRoute(
  file: RouteFile | undefined,
  call: {
    method: Method;
    pattern: string;
    values: Record<string, string>;
    /** With its question mark. */
    query?: string;
    headers: Headers;
    body?: unknown;
  },
): Promise<number> {
  const { method, pattern, values, query = '', headers, body } = call;
  const path = pattern.replaceAll(/\[(?:\.{3})?(\w+)\]/g, (_all, name: string) => values[name] ?? '');
  const leave = new AbortController();
  const request = new Request(`http://${testHost}${path}${query}`, {
    method,
    headers,
    signal: leave.signal,
    ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
  });
  const response = await file?.[method](request, { params: Promise.resolve(values) });
  leave.abort();
  await response?.body?.cancel();
  return response?.status ?? 0;
}
