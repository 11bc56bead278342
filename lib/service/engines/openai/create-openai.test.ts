import { readFile, rm } from 'node:fs/promises';
import { describe, expect, it, onTestFinished } from 'vitest';
import type { EaselError } from '../../../contract/error.ts';
import type { JsonObject } from '../../../contract/model.ts';
import { describeFaultyFollowing, describeFaultySending } from '../testing/describe-provider.ts';
import { createStart, secretKey, testProvider } from '../testing/provider-test.ts';
import { startFakeOpenAi } from '../testing/start-fake-openai.ts';
import { createOpenAi } from './create-openai.ts';

const image = Buffer.from('the bytes of an image');
const video = Buffer.from('the bytes of a video');

const start = createStart({
  create: createOpenAi,
  kind: 'openai',
  startFake: () => startFakeOpenAi({ image, video }),
  models: { sketch: { model: 'sketch-1' } },
});

function superseded(): Promise<void> {
  return Promise.reject(new Error('superseded'));
}

const clip = { clip: { model: 'clip-1', mediaType: 'video' } };

function propertiesOf(schema: JsonObject): Record<string, JsonObject> {
  return schema['properties'] as Record<string, JsonObject>;
}

describe('createOpenAi', () => {
  describe('discover', () => {
    it('offers the models of the settings with a fixed schema', async () => {
      const { model } = await start();
      const sketch = await model('sketch');
      expect(sketch).toMatchObject({
        title: 'sketch-1',
        mediaType: 'image',
        inputs: ['text', 'image'],
        unavailable: null,
      });
      expect(Object.keys(propertiesOf(sketch.requestSchema))).toEqual([
        'prompt',
        'image',
        'mask',
        'size',
        'num_images',
      ]);
      expect(sketch.requestSchema).toMatchObject({ required: ['prompt'] });
      expect(propertiesOf(sketch.requestSchema)['image']).toMatchObject({ renderType: 'image-url', maxItems: 16 });
    });

    it.each([
      ['gpt-image-1', ['prompt', 'image', 'mask', 'size', 'num_images', 'quality', 'background', 'output_format'], 4],
      ['gpt-image-2', ['prompt', 'image', 'mask', 'size', 'num_images', 'quality', 'background', 'output_format'], 9],
      ['dall-e-3', ['prompt', 'size', 'quality'], 3],
      ['dall-e-2', ['prompt', 'image', 'mask', 'size', 'num_images'], 3],
    ])('knows the fields of %s', async (name, fields, sizes) => {
      const { model } = await start({ known: { model: name } });
      const properties = propertiesOf((await model('known')).requestSchema);
      expect(Object.keys(properties)).toEqual(fields);
      expect(properties['size']?.['enum']).toHaveLength(sizes);
    });

    it('takes titles, hidden fields, and further properties from the settings', async () => {
      const { model } = await start({
        sketch: {
          model: 'sketch-1',
          title: 'Sketch',
          fields: { image: { show: false }, mask: { show: false }, n: { maximum: 2 } },
          extra: {
            steps: { type: 'integer', default: 8 },
            size: { type: 'string', enum: ['64x64'], default: '64x64' },
          },
        },
      });
      const sketch = await model('sketch');
      const properties = propertiesOf(sketch.requestSchema);
      expect(sketch).toMatchObject({ title: 'Sketch', inputs: ['text'] });
      expect(Object.keys(properties)).toEqual(['prompt', 'size', 'num_images', 'steps']);
      expect(properties['num_images']).toMatchObject({ maximum: 2 });
      expect(properties['size']).toMatchObject({ enum: ['64x64'] });
    });

    it('says when the settings send a parameter nowhere', async () => {
      const { model } = await start({ sketch: { model: 'sketch-1', map: { prompt: 'prompt', width: 'width' } } });
      expect((await model('sketch')).unavailable).toMatch(/“width” to “width”/);
    });

    it.each([
      ['refused key', 'refused its key'],
      ['html', 'no use'],
      ['redirect', 'no use'],
      ['server error', 'no use'],
      ['cut', 'did not complete'],
    ] as const)('is away after %s', async (fault, message) => {
      const { fake, model } = await start();
      fake.fail('discover', fault);
      await expect(model('sketch')).rejects.toMatchObject({
        reason: 'away',
        message: expect.stringContaining(message) as string,
      });
    });

    it('names the server that cannot be reached', async () => {
      const { fake, model } = await start();
      await fake.close();
      await expect(model('sketch')).rejects.toMatchObject({ reason: 'away', message: 'Atelier refuses connections.' });
    });

    it('accepts an address with the version in it', async () => {
      const fake = await startFakeOpenAi({ image, video });
      onTestFinished(fake.close);
      const test = testProvider(createOpenAi, { kind: 'openai', url: `${fake.url}/v1/`, models: { a: {} } });
      await test.submit(await test.job('a'));
      expect(fake.requests.map(({ path }) => path)).toEqual(['/v1/models', '/v1/images/generations']);
      expect(fake.requests.at(-1)?.json).not.toHaveProperty('model');
    });
  });

  describe('images', () => {
    it('posts JSON and stores what comes with the answer', async () => {
      const { fake, job, submit, follow } = await start();
      const work = await job('sketch', { prompt: 'a barn', size: '768x768', num_images: 2 });
      const handle = await submit(work);
      const paths = await follow(handle, work);
      expect(fake.requests.at(-1)).toMatchObject({
        path: '/v1/images/generations',
        json: { model: 'sketch-1', prompt: 'a barn', size: '768x768', n: 2, response_format: 'b64_json' },
        headers: { authorization: `Bearer ${secretKey}` },
      });
      expect(await Promise.all(paths.map((path) => readFile(path)))).toEqual([image, image]);
      expect(fake.sent()).toBe(1);
    });

    it('sends no automatic values, and no response format to OpenAI’s own models', async () => {
      const { fake, job, submit } = await start({ own: { model: 'gpt-image-1' } });
      await submit(await job('own', { prompt: 'x', size: 'auto', quality: 'high', background: 'auto' }));
      expect(fake.requests.at(-1)?.json).toEqual({ model: 'gpt-image-1', prompt: 'x', quality: 'high' });
    });

    it('passes further properties through', async () => {
      const { fake, job, submit } = await start({
        sketch: { extra: { seed: { type: 'integer' }, negative_prompt: { type: 'string' } } },
      });
      await submit(await job('sketch', { prompt: 'x', negative_prompt: 'fog' }));
      expect(fake.requests.at(-1)?.json).toMatchObject({ negative_prompt: 'fog', seed: 42 });
    });

    it('sends the parameters of an existing model where the settings say', async () => {
      const { fake, job, submit } = await start({
        sketch: { map: { text: 'prompt', aspect_ratio: { to: 'size', values: { wide: '1344x768' } } } },
      });
      await submit(await job('sketch', { text: 'x', aspect_ratio: 'wide', steps: 3 }));
      expect(fake.requests.at(-1)?.json).toEqual({ response_format: 'b64_json', prompt: 'x', size: '1344x768' });
    });

    it('edits images by a form', async () => {
      const { fake, job, submit, input } = await start();
      const [one, two, mask] = [
        await input(Buffer.from('one')),
        await input(Buffer.from('two'), 'image/jpeg'),
        await input(image),
      ];
      await submit(
        await job(
          'sketch',
          { prompt: 'x', image: ['a', 'b'], mask: 'c', num_images: 1 },
          { image: [one, two], mask: [mask] },
        ),
      );
      const form = fake.requests.at(-1)?.form ?? [];
      const files = form.filter((entry): entry is [string, File] => entry[1] instanceof File);
      expect(fake.requests.at(-1)?.path).toBe('/v1/images/edits');
      const texts = form.filter(([, value]) => typeof value === 'string');
      expect(Object.fromEntries(texts)).toEqual({
        model: 'sketch-1',
        response_format: 'b64_json',
        prompt: 'x',
        n: '1',
      });
      expect(files.map(([name, file]) => [name, file.type, file.name])).toEqual([
        ['image[]', 'image/png', 'input.png'],
        ['image[]', 'image/jpeg', 'input.jpg'],
        ['mask', 'image/png', 'input.png'],
      ]);
      expect(await files[1]?.[1].text()).toBe('two');
    });

    it('names a single image without brackets', async () => {
      const { fake, job, submit, input } = await start();
      await submit(await job('sketch', { prompt: 'x' }, { image: [await input(image)] }));
      expect(fake.requests.at(-1)?.form.map(([name]) => name)).toContain('image');
    });

    it('refuses a mask without an image before it sends', async () => {
      const { fake, job, submit, input } = await start();
      const work = await job('sketch', { prompt: 'x' }, { mask: [await input(image)] });
      await expect(submit(work)).rejects.toMatchObject({ code: 'invalid_params', fields: [{ pointer: '/mask' }] });
      expect(fake.sent()).toBe(0);
    });

    it('asks before it sends, and does not send when that throws', async () => {
      const { fake, engine, job, folder } = await start();
      const submitOptions = { signal: new AbortController().signal, onSending: superseded, directory: await folder() };
      await expect(engine.submit(await job('sketch'), submitOptions)).rejects.toThrow('superseded');
      expect(fake.sent()).toBe(0);
    });

    it('downloads results that are given as addresses', async () => {
      const { fake, job, submit, follow } = await start();
      fake.giveUrls();
      const work = await job('sketch', { prompt: 'x', num_images: 2 });
      const handle = await submit(work);
      expect(handle).toEqual({ images: [{ url: `${fake.url}/files/0.png` }, { url: `${fake.url}/files/1.png` }] });
      fake.fail('result', 'server error');
      await expect(follow(handle, work)).rejects.toMatchObject({ reason: 'away' });
      const paths = await follow(handle, work);
      expect(await Promise.all(paths.map((path) => readFile(path)))).toEqual([image, image]);
    });

    it('follows again, in another process', async () => {
      const { job, submit, follow } = await start();
      const work = await job('sketch');
      const handle = await submit(work);
      await follow(handle, work);
      const [path = ''] = await follow(handle, work);
      expect(await readFile(path)).toEqual(image);
    });

    it('says of results that came with the answer that only this attempt has them', async () => {
      const { fake, engine, job, submit } = await start();
      expect(engine.holdsResults?.(await submit(await job('sketch')))).toBe(true);
      fake.giveUrls();
      expect(engine.holdsResults?.(await submit(await job('sketch')))).toBe(false);
      expect(engine.holdsResults?.({ video: 'video-1' })).toBe(false);
    });

    it('has forgotten results whose files are gone', async () => {
      const { job, submit, follow } = await start();
      const work = await job('sketch');
      const handle = await submit(work);
      const [{ file }] = handle['images'] as [{ file: string }];
      await rm(file);
      await expect(follow(handle, work)).rejects.toMatchObject({ reason: 'forgotten' });
    });

    it('refuses results beyond the limit', async () => {
      const { job, submit, follow } = await start();
      const work = await job('sketch');
      await expect(follow(await submit(work), work, { limitBytes: 3 })).rejects.toMatchObject({
        code: 'payload_too_large',
      });
    });

    it('cannot find a lost answer, and has nothing to cancel', async () => {
      const { fake, engine, job, submit } = await start();
      const never = new AbortController().signal;
      expect(await engine.find('key', never)).toBe('unknown');
      await engine.cancel(await submit(await job('sketch')), never);
      expect(fake.cancelled()).toBe(0);
    });

    it('closes the connection when it is aborted', async () => {
      const { fake, job, submit } = await start();
      fake.hold();
      const controller = new AbortController();
      const sending = submit(await job('sketch'), controller.signal);
      await expect.poll(() => fake.sent()).toBe(1);
      controller.abort(new Error('stopped'));
      await expect(sending).rejects.toThrow('stopped');
    });

    describeFaultySending(start, 'sketch');

    it.each([
      ['a parameter by name', 400, { error: { message: 'Bad size', param: 'size' } }, 'invalid_params', ['/size']],
      ['the number of images', 400, { error: { message: 'Too many', param: 'n' } }, 'invalid_params', ['/num_images']],
      [
        'an issue as vLLM writes it',
        422,
        { detail: [{ loc: ['body', 'size'], msg: 'odd' }] },
        'invalid_params',
        ['/size'],
      ],
      ['refused content', 400, { error: { message: 'No', code: 'moderation_blocked' } }, 'invalid_params', ['/prompt']],
      ['an unpaid bill', 429, { error: { message: 'Pay', code: 'insufficient_quota' } }, 'insufficient_credits', []],
      ['an unknown model', 404, { error: { message: 'No such model' } }, 'upstream_error', []],
      ['an error with a reason', 500, { error: { message: 'Out of memory' } }, 'upstream_error', []],
      ['no results', 200, { data: [] }, 'upstream_error', []],
      ['results without content', 200, { data: [{ b64_json: '' }] }, 'upstream_error', []],
    ])('explains %s', async (_what, status, body, code, pointers) => {
      const { fake, job, submit } = await start();
      fake.answerNext({ status, body });
      const error = await submit(await job('sketch')).catch((thrown: unknown) => thrown as EaselError);
      expect(error).toMatchObject({ code, message: expect.stringMatching(/^Atelier .*\.$/) as string });
      expect((error as EaselError).fields.map(({ pointer }) => pointer)).toEqual(pointers);
    });

    it('keeps its key out of models, handles and messages', async () => {
      const { fake, job, submit, model } = await start();
      fake.answerNext({ status: 400, body: { error: { message: `bad key ${secretKey}` } } });
      const error = await submit(await job('sketch')).catch((thrown: unknown) => thrown);
      const texts = [
        String(error),
        JSON.stringify(await model('sketch')),
        JSON.stringify(await submit(await job('sketch'))),
      ];
      expect(texts.join('')).not.toContain(secretKey);
    });
  });

  describe('videos', () => {
    it('starts a video by a form, follows and downloads it', async () => {
      const { fake, job, submit, follow, input } = await start(clip);
      const work = await job(
        'clip',
        { prompt: 'x', seconds: 5, size: '1280x720' },
        { input_reference: [await input(image)] },
      );
      const handle = await submit(work);
      const shares: number[] = [];
      const [path = ''] = await follow(handle, work, { shares });
      const form = fake.requests.find(({ method }) => method === 'POST')?.form ?? [];
      expect(Object.fromEntries(form)).toMatchObject({ model: 'clip-1', prompt: 'x', seconds: '5', size: '1280x720' });
      expect(form.find(([name]) => name === 'input_reference')?.[1]).toBeInstanceOf(File);
      expect(shares).toEqual([0, 0.5, 1]);
      expect(await readFile(path)).toEqual(video);
    });

    const faults = ['cut', 'html', 'wrong shape', 'too many'] as const;
    describeFaultyFollowing(() => start(clip), { id: 'clip', faults, results: 1 });

    it.each([
      ['a reason', { code: 'out_of_memory', message: 'Out of memory' }, 'upstream_error', 'Out of memory.'],
      ['no reason', {}, 'upstream_error', 'gave no reason'],
      ['refused content', { code: 'content_policy_violation', message: 'Not this' }, 'invalid_params', 'Not this.'],
    ])('fails with %s', async (_what, failure, code, message) => {
      const { fake, job, submit, follow } = await start(clip);
      fake.failVideos(failure);
      const work = await job('clip');
      const following = follow(await submit(work), work);
      await expect(following).rejects.toMatchObject({ code, message: expect.stringContaining(message) as string });
    });

    it('cancels by deleting, also what is gone', async () => {
      const { fake, engine, job, submit } = await start(clip);
      const never = new AbortController().signal;
      const handle = await submit(await job('clip'));
      await engine.cancel(handle, never);
      await engine.cancel(handle, never);
      expect(fake.cancelled()).toBe(1);
      fake.fail('follow', 'cut');
      await expect(engine.cancel(handle, never)).rejects.toMatchObject({ reason: 'away' });
    });

    it('stops following when it is aborted', async () => {
      const { fake, job, submit, follow } = await start(clip);
      fake.hold();
      const work = await job('clip');
      const controller = new AbortController();
      const following = follow(await submit(work), work, {
        signal: controller.signal,
        onProgress: () => controller.abort(new Error('stopped')),
      });
      await expect(following).rejects.toThrow('stopped');
      expect(fake.cancelled()).toBe(0);
    });
  });

  it('refuses handles and plans of other versions', async () => {
    const { job, follow, submit } = await start();
    const work = await job('sketch');
    await expect(follow({ id: 'x' }, work)).rejects.toMatchObject({ code: 'unknown_error' });
    const old = { ...work, model: { ...work.model, plan: {} } };
    await expect(submit(old)).rejects.toMatchObject({ code: 'unknown_error' });
  });
});
