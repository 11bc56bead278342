import { describe, expect, it } from 'vitest';
import { createRouter, type RouteModule } from './create-router.ts';

const loads: string[] = [];
const names = [
  '[...path]',
  'ai/models',
  'ai/models/search',
  'ai/models/[...modelId]',
  'ai/queue/[id]',
  'ai/queue/order',
  'ai/queue/[id]/hold',
  'repos/[space]/[name]/file/[...path]',
];
const modules = new Map<string, RouteModule>(names.map((name) => [name, {}]));
const router = createRouter(
  Object.fromEntries(
    names.map((name) => [
      `./app/api/${name}/route.ts`,
      async () => {
        loads.push(name);
        return modules.get(name) ?? {};
      },
    ]),
  ),
);

async function find(path: string) {
  const found = router.find(path);
  if (found === null) return null;
  const loaded = await found.load();
  return [[...modules].find(([, candidate]) => candidate === loaded)?.[0], found.params];
}

describe('createRouter', () => {
  it.each([
    ['/api/ai/models', 'ai/models', {}],
    ['/api/ai/models/', 'ai/models', {}],
    ['/api/ai/models/search', 'ai/models/search', {}],
    ['/api/ai/models/acme/flux%2F1', 'ai/models/[...modelId]', { modelId: ['acme', 'flux/1'] }],
    ['/api/ai/queue/order', 'ai/queue/order', {}],
    ['/api/ai/queue/order/hold', 'ai/queue/[id]/hold', { id: 'order' }],
    ['/api/ai/queue/a%20b', 'ai/queue/[id]', { id: 'a b' }],
    [
      '/api/repos/x/y/file/main/a',
      'repos/[space]/[name]/file/[...path]',
      { space: 'x', name: 'y', path: ['main', 'a'] },
    ],
    ['/api/repos/x/y/file', '[...path]', { path: ['repos', 'x', 'y', 'file'] }],
    ['/api/ai/queue/a/b', '[...path]', { path: ['ai', 'queue', 'a', 'b'] }],
    ['/api/ai/mode%6Cs', 'ai/models', {}],
    ['/api/__proto__', '[...path]', { path: ['__proto__'] }],
  ])('finds the most specific route of %s', async (path, name, params) => {
    expect(await find(path)).toEqual([name, params]);
  });

  it('finds no route outside', async () => {
    expect([await find('/'), await find('/api'), await find('/api/'), await find('/library')]).toEqual([
      null,
      null,
      null,
      null,
    ]);
  });

  it('loads a route file once', async () => {
    loads.length = 0;
    await find('/api/ai/queue/1/hold');
    await find('/api/ai/queue/2/hold');
    expect(loads.length).toBeLessThanOrEqual(1);
  });

  it('loads a route file again after a failure, and refuses a path that cannot be decoded', async () => {
    let attempts = 0;
    const failing = createRouter({
      './app/api/one/route.ts': async () => {
        attempts += 1;
        if (attempts === 1) throw new Error('too many open files');
        return {};
      },
    });
    await expect(failing.find('/api/one')?.load()).rejects.toThrow('too many open files');
    expect(await failing.find('/api/one')?.load()).toEqual({});
    expect(() => failing.find('/api/%E0%A4%A')).toThrow(URIError);
  });
});
