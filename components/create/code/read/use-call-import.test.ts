import { describe, expect, it } from 'vitest';
import { modelOptions } from '@/lib/client/models/models';
import type { JsonObject, LooseModel } from '@/lib/contract/model';
import type { CurrentModel } from '../../request/use-model';
import { mountHook } from '../../testing/mount-hook';
import { stubPage } from '../../testing/stub-page';
import { codeMessages } from '../messages';
import { useCallImport } from './use-call-import';

const image = { type: 'string', renderType: 'image-url' };
const modelOf = (id: string): LooseModel => ({
  id,
  display_name: id.toUpperCase(),
  json_request_schema: { type: 'object', properties: { prompt: { type: 'string' }, input_image: image } },
});

async function mountImport(first: string, upload: () => Response = () => Response.json({ id: 'media-1' })) {
  const page = stubPage(({ path }) => {
    if (path === '/api/ai/models/unlisted') return Response.json({ ...modelOf('unlisted'), object: 'model' });
    return path.startsWith('/api/studio/uploads') || path.startsWith('/api/studio/media') ? upload() : undefined;
  });
  let text = first;
  const filled: { model: string; values: JsonObject | null; notice: string }[] = [];
  const variants: number[] = [];
  const model = { id: 'here', model: modelOf('here'), models: [modelOf('here'), modelOf('other')] };
  const hook = await mountHook(page.queries, () =>
    useCallImport(
      {
        model: model as unknown as CurrentModel,
        setVariants: (count) => void variants.push(count),
        replace: (id, values, notice) => void filled.push({ model: id, values, notice }),
      },
      text,
    ),
  );
  return { ...hook, ...page, filled, variants, paste: (next: string) => hook.perform(() => (text = next)) };
}

const call = (body: JsonObject) => JSON.stringify(body);

const refusal = () => Response.json({ error: { message: 'Full.' } }, { status: 507 });

describe('useCallImport', () => {
  it('describes a text as it changes', async () => {
    const { current, paste } = await mountImport('');
    expect(current().state).toEqual({ state: 'error', error: 'empty' });
    await paste('a cat');
    expect(current().state).toEqual({ state: 'error', error: 'no-call' });
    await paste(call({ model: 'other', prompt: 'a cat', steps: 3, response_format: 'url' }));
    expect(current().state).toMatchObject({
      state: 'ready',
      naming: 'named',
      target: { id: 'other' },
      unfit: [
        { name: 'steps', why: 'unknown' },
        { name: 'response_format', why: 'call' },
      ],
    });
  });

  it('uses the model in the form where a call names none, or one that the service does not have', async () => {
    const { current, paste } = await mountImport(call({ prompt: 'a cat' }));
    expect(current().state).toMatchObject({ state: 'ready', naming: 'nameless', target: { id: 'here' } });
    await paste(call({ model: 'gone', prompt: 'a cat' }));
    await expect.poll(() => current().state).toMatchObject({ naming: 'unknown', target: { id: 'here' } });
  });

  it('requests an unlisted model, and remembers it', async () => {
    const { current, perform, filled, queries } = await mountImport(call({ model: 'unlisted', prompt: 'a cat' }));
    await expect.poll(() => current().state).toMatchObject({ state: 'ready', naming: 'named' });
    await perform(({ fill }) => fill(() => undefined));
    expect(filled).toMatchObject([{ model: 'unlisted', values: { prompt: 'a cat' } }]);
    expect(queries.getQueryData(modelOptions('unlisted').queryKey)).toMatchObject({ id: 'unlisted' });
  });

  it('fills the form, with the number of variants, and counts the settings that did not fit', async () => {
    const { perform, filled, variants } = await mountImport(
      call({ model: 'other', prompt: 'a cat', num_generations: 9, steps: 3 }),
    );
    let isDone = false;
    await perform(({ fill }) =>
      fill(() => {
        isDone = true;
      }),
    );
    const notice = codeMessages.filled({ model: 'OTHER' }) + codeMessages.misfitsToo({ count: 1 });
    expect(filled).toEqual([{ model: 'other', values: { prompt: 'a cat' }, notice }]);
    expect(variants).toEqual([4]);
    expect(isDone).toBe(true);
  });

  it('fills nothing where there is no call', async () => {
    const { perform, filled } = await mountImport('a cat');
    await perform(({ fill }) => fill(() => undefined));
    expect(filled).toEqual([]);
  });

  it('leaves the form alone where a file of the call can’t be uploaded, and says why', async () => {
    const file = `data:image/png;base64,${'A'.repeat(8000)}`;
    const { current, perform, filled } = await mountImport(call({ prompt: 'a cat', input_image: file }), refusal);
    expect(current().state).toMatchObject({ files: 1 });
    await perform(({ fill }) => fill(() => undefined));
    expect(current().error).not.toBeNull();
    expect(current().isFilling).toBe(false);
    expect(filled).toEqual([]);
  });
});
