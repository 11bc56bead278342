import { onTestFinished, vi } from 'vitest';
import type { FieldIssue } from '@/lib/contract/error';

/** The studio's answer to a request: a JSON body, a whole response, or what makes one anew. */
type Answer = object | (() => object);

/**
 * Answers the requests of a test by method and path, as `GET /api/studio/me`; others get a 404. Returns the received
 * requests, as `POST /a {"b":1}`.
 */
export function serve(answers: Record<string, Answer>): string[] {
  const requests: string[] = [];
  vi.stubGlobal('fetch', async (path: string, { method = 'GET', body = '' }: { method?: string; body?: string }) => {
    const name = `${method} ${path}`;
    requests.push(body === '' ? name : `${name} ${body}`);
    const found = answers[name] ?? refusal(404, []);
    const answer = (await (typeof found === 'function' ? found() : found)) as object;
    return answer instanceof Response ? answer.clone() : Response.json(answer);
  });
  onTestFinished(() => void vi.unstubAllGlobals());
  return requests;
}

/** An empty answer, as to a deletion. */
export const done = () => new Response(null, { status: 204 });

/** An error of the studio with issues of fields. */
export function refusal(status: number, fields: FieldIssue[], detail = 'Refused.'): Response {
  return Response.json({ error: { type: 'invalid_params', title: 'Refused', detail, fields } }, { status });
}
