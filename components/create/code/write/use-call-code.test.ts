import { describe, expect, it } from 'vitest';
import type { JsonObject } from '@/lib/contract/model';
import type { CurrentModel } from '../../request/use-model';
import { mountHook } from '../../testing/mount-hook';
import { type PageRequest, stubPage } from '../../testing/stub-page';
import type { CodeChoice } from './code-choice';
import { useCallCode } from './use-call-code';

const schema = {
  type: 'object',
  properties: { prompt: { type: 'string' }, seed: { type: 'integer' }, input_image: { type: 'string' } },
};
const file = '/api/studio/media/0f0f0f0f-1111-4222-8333-444444444444';
const status = { upstream: { baseUrl: 'https://media.example', isEmbedded: false } };

async function mountCode(
  values: JsonObject | null,
  files: (request: PageRequest) => Response | Promise<Response> | undefined = () => undefined,
) {
  const page = stubPage((request) => (request.path === '/api/studio/status' ? Response.json(status) : files(request)));
  let choice: CodeChoice = { language: 'curl', style: 'queue' };
  const model = { id: 'one-latest', model: { id: 'one' }, schema } as unknown as CurrentModel;
  const hook = await mountHook(page.queries, () => useCallCode({ model, values, variants: 3 }, choice));
  const code = () => {
    const state = hook.current();
    return state.state === 'ready' ? state.code : '';
  };
  const choose = (next: CodeChoice) => hook.perform(() => (choice = next));
  return { ...hook, code, choose };
}

describe('useCallCode', () => {
  it('writes the call of the form to the service, with the model’s own id', async () => {
    const { code } = await mountCode({ prompt: 'a boat', seed: 7 });
    await expect.poll(code).toContain('https://media.example/api/ai/queue');
    expect(code()).toContain('"model": "one"');
    expect(code()).toContain('"seed": 7');
    expect(code()).toContain('"num_generations": 3');
  });

  it('leaves out the variants of a synchronous call, and a seed that each press draws', async () => {
    const { code, choose } = await mountCode({ prompt: 'a boat', seed: 7, $fresh: ['/seed'] });
    await expect.poll(code).not.toBe('');
    await choose({ language: 'curl', style: 'sync' });
    expect(code()).toContain('https://media.example/api/ai/images/generate');
    expect(code()).not.toMatch(/num_generations|seed|fresh/);
  });

  it('writes nothing without a form', async () => {
    const { current } = await mountCode(null);
    expect(current()).toEqual({ state: 'none' });
  });

  it('uses a file’s public address in the code', async () => {
    const outgoing = Promise.withResolvers<Response>();
    const { current, code } = await mountCode({ prompt: 'a boat', input_image: file }, ({ path }) => {
      if (path === `${file}/info`) return Response.json({ kind: 'video', bytes: 9, name: 'a.mp4' });
      return path === '/api/studio/outgoing' ? outgoing.promise : undefined;
    });
    expect(current()).toEqual({ state: 'loading' });
    outgoing.resolve(Response.json({ file: 'https://open.example/a.mp4' }));
    await expect.poll(code).toContain('"input_image": "https://open.example/a.mp4"');
    expect(code()).not.toContain(file);
    expect(current()).toMatchObject({ files: [{ name: 'a.mp4', how: 'address' }], shortenings: [] });
  });

  it('reports why a file can’t be read, and retries on request', async () => {
    let isThere = false;
    const { current, perform, code } = await mountCode({ input_image: file }, ({ path }) => {
      if (!isThere) return Response.json({ error: { message: 'No such file.' } }, { status: 404 });
      return path.endsWith('/info')
        ? Response.json({ kind: 'video', bytes: 9, name: 'a.mp4' })
        : Response.json({ file: 'https://open.example/a.mp4' });
    });
    await expect.poll(current).toMatchObject({ state: 'failed', why: 'No such file.' });
    isThere = true;
    await perform((state) => {
      if (state.state === 'failed') state.retry();
    });
    await expect.poll(code).toContain('https://open.example/a.mp4');
  });
});
