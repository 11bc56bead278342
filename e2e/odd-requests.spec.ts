import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { headOf, sendRaw } from '../lib/http/testing/raw-request.ts';
import { test } from './support/journey.ts';

/** Requests that no browser sends, and whether they are for the studio or for Next. */
const oddRequests: [status: number, method: string, target: string, headers?: Record<string, string>][] = [
  [404, 'GET', '//x'],
  [404, 'GET', '//evil.example/%2e%2e'],
  [421, 'GET', 'http://evil.example/'],
  [400, 'GET', '*'],
  [400, 'GET', '/api/%'],
  [400, 'GET', '/api/ai/models/%ff'],
  [400, 'DELETE', '/api/ai/queue/x%00'],
  [405, 'TRACE', '/'],
  [405, 'TRACE', '/api/ai/queue'],
  [405, 'POST', '/library', { 'Next-Action': 'x' }],
  [400, 'GET', '/', { RSC: '1', 'Next-Router-State-Tree': 'x' }],
  [404, 'GET', '/_next/image?url=/icon.svg&w=64&q=75'],
  [404, 'GET', '/_global-error'],
  [200, 'GET', '/login?problem=__proto__'],
  [200, 'GET', '/', { Upgrade: 'websocket', Connection: 'Upgrade, close' }],
  [421, 'GET', '/_next/static/x.js', { Host: 'evil.example' }],
];

test('requests that no browser sends are answered by the studio, not by Next', async ({ easel }) => {
  const log = () => readFile(join(easel.dataDirectory, 'logs', 'studio.log'), 'utf8');
  const before = (await log()).length;
  const { host } = new URL(easel.url);
  for (const [status, method, target, headers] of oddRequests) {
    const answer = await sendRaw(easel.url, headOf(method, target, { Host: host, ...headers }));
    expect(answer.status, `${method} ${target}`).toBe(status);
    expect(answer.head, `${method} ${target}`).toMatch(/^x-content-type-options: nosniff\r?$/im);
    expect(answer.head).toMatch(/^content-security-policy: default-src 'none'/im);
    expect(answer.head).not.toMatch(/^location:/im);
  }
  const models = await sendRaw(
    easel.url,
    headOf('GET', '/api/ai/models', { Host: host, 'X-Middleware-Prefetch': '1' }),
  );
  expect(models.body).toContain('"ig-1"');
  expect((await log()).slice(before)).toBe('');
});
