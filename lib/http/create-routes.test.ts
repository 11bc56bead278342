import { describe, expect, it } from 'vitest';
import { EaselError } from '../contract/error.ts';
import { createBodyBudget } from './body-budget.ts';
import { createRoutes, type RouteCall } from './create-routes.ts';
import { readJsonBody } from './read-json-body.ts';

const unexpected: unknown[] = [];
const budget = createBodyBudget(50);
const guard = {
  bodyBudget: () => budget,
  authorize: (request: Request) => {
    if (request.headers.has('x-stranger')) throw new EaselError('unauthenticated', 'Log in first.');
  },
  onUnexpected: (thrown: unknown) => unexpected.push(thrown),
};
const routes = createRoutes<{ id: string }>(guard, {
  GET: { handle: ({ params }) => Response.json(params) },
  POST: {
    maxBodyBytes: 20,
    handle: async ({ body }: RouteCall<{ id: string }>) => Response.json(await readJsonBody(body)),
  },
  PUT: {
    handle: () => {
      throw new Error('a secret of the inside');
    },
  },
  DELETE: {
    handle: () => {
      throw new EaselError('too_many_requests', 'Wait.', { retryAfterSeconds: 1.2 });
    },
  },
});

function call(method: keyof typeof routes, init: RequestInit = {}, headers: Record<string, string> = {}) {
  const request = new Request('http://easel.test/a', { method, ...init, headers: { host: 'easel.test', ...headers } });
  return routes[method](request, { params: Promise.resolve({ id: '7' }) });
}

function endless(): ReadableStream<Uint8Array> {
  return new ReadableStream({ pull: (controller) => controller.enqueue(new Uint8Array(16).fill(32)) });
}

describe('createRoutes', () => {
  it('answers with the handler, and with headers that prevent browsers from running the content', async () => {
    const response = await call('GET');
    expect(await response.json()).toEqual({ id: '7' });
    expect(response.headers.get('content-security-policy')).toContain('sandbox');
    expect(response.headers.get('x-content-type-options')).toBe('nosniff');
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(response.headers.get('x-request-id')).toMatch(/^[\da-f-]{36}$/);
    expect([...response.headers.keys()].filter((name) => name.startsWith('access-control'))).toEqual([]);
  });

  it('rejects callers who are not logged in', async () => {
    expect((await call('GET', {}, { 'x-stranger': '1' })).status).toBe(401);
  });

  it('lists the allowed methods', async () => {
    const response = await call('PATCH');
    expect(response.status).toBe(405);
    expect(response.headers.get('allow')).toBe('GET, HEAD, POST, PUT, DELETE');
  });

  it('rejects a body whose declared length is too large', async () => {
    const response = await call('POST', { body: 'x' }, { 'content-length': '21' });
    expect(response.status).toBe(413);
  });

  it('cuts off a body that turns out too large', async () => {
    const response = await call('POST', { body: endless(), duplex: 'half' } as RequestInit);
    expect(response.status).toBe(413);
    expect(await response.json()).toMatchObject({ error: { type: 'payload_too_large' } });
  });

  it('rejects a body where none is expected', async () => {
    expect((await call('DELETE', { body: 'x' }, { 'content-length': '1' })).status).toBe(413);
  });

  it('reads a body within the limit', async () => {
    expect(await (await call('POST', { body: '{"a":1}' })).json()).toEqual({ a: 1 });
    expect((await call('POST', { body: '{"a":' })).status).toBe(400);
    expect((await call('POST', { body: '[1]' })).status).toBe(400);
  });

  it('rejects bodies beyond the budget for all bodies, and releases bytes afterwards', async () => {
    const others = budget.open();
    others.take(45);
    const declared = await call('POST', { body: '{"a":1}' }, { 'content-length': '7' });
    const counted = await call('POST', { body: '{"a":1}' });
    for (const refusal of [declared, counted]) {
      expect([refusal.status, refusal.headers.get('retry-after')]).toEqual([503, '2']);
    }
    others.release();
    expect((await call('POST', { body: '{"a":1}' })).status).toBe(200);
    expect((await call('POST', { body: '{"a":' })).status).toBe(400);
    expect(budget.heldBytes()).toBe(0);
  });

  it('counts a body while its handler runs, unless the body is streamed', async () => {
    const held: number[] = [];
    const handle = async ({ body }: RouteCall<object>) => {
      await new Response(body).text();
      held.push(budget.heldBytes());
      return new Response();
    };
    const two = createRoutes(guard, {
      POST: { maxBodyBytes: 20, handle },
      PUT: { maxBodyBytes: 20, isBodyStreamed: true, handle },
    });
    for (const method of ['POST', 'PUT'] as const) {
      await two[method](new Request('http://easel.test/', { method, body: '12345' }), { params: Promise.resolve({}) });
    }
    expect(held).toEqual([5, 0]);
    expect(budget.heldBytes()).toBe(0);
  });

  it('sends Retry-After', async () => {
    expect((await call('DELETE')).headers.get('retry-after')).toBe('2');
  });

  it('logs unexpected failures and does not expose them', async () => {
    const response = await call('PUT');
    expect(response.status).toBe(500);
    const text = await response.text();
    expect(text).not.toContain('secret');
    expect(text).toContain(response.headers.get('x-request-id'));
    expect(unexpected).toHaveLength(1);
  });
});
