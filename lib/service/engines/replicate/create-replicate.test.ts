import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import type { EaselError } from '../../../contract/error.ts';
import type { JsonObject } from '../../../contract/model.ts';
import { describeFaultyFollowing, describeFaultySending, describeProviderRules } from '../testing/describe-provider.ts';
import { createStart, secretKey } from '../testing/provider-test.ts';
import { startFakeReplicate } from '../testing/start-fake-replicate.ts';
import { createReplicate } from './create-replicate.ts';

const image = Buffer.from('the bytes of a result');
const never = new AbortController().signal;

const start = createStart({
  create: createReplicate,
  kind: 'replicate',
  startFake: () => startFakeReplicate({ image }),
  models: { lantern: { model: 'atelier/lantern' } },
});

describe('createReplicate', () => {
  describe('discover', () => {
    it('reads the form from the newest version', async () => {
      const { model } = await start();
      const lantern = await model('lantern');
      expect(lantern).toMatchObject({
        title: 'lantern',
        description: 'What atelier/lantern does.',
        mediaType: 'image',
        inputs: ['text', 'image'],
        unavailable: null,
        plan: { model: 'atelier/lantern', version: 'v2', isPinned: false },
      });
      const properties = lantern.requestSchema['properties'] as Record<string, JsonObject>;
      expect(Object.keys(properties)).toEqual(['prompt', 'image', 'look', 'size', 'seed']);
      expect(properties['look']).toMatchObject({
        enum: ['soft', 'hard'],
        default: 'soft',
        description: 'How it looks',
      });
      expect(properties['image']).toMatchObject({ renderType: 'image-url' });
    });

    it.each([
      ['its example', 'atelier/film', {}, 'video'],
      ['its output', 'someone/harbour', {}, 'image'],
      ['the settings', 'someone/speaker', { mediaType: 'video' }, 'video'],
    ])('knows what a model generates by %s', async (_by, model, settings, mediaType) => {
      const test = await start({ one: { model, ...settings } });
      expect(await test.model('one')).toMatchObject({ mediaType, unavailable: null });
    });

    it.each([
      ['an unknown model', { model: 'atelier/nothing' }, /has no model “atelier\/nothing”/],
      ['an unknown version', { model: 'atelier/lantern:v9' }, /has no model “atelier\/lantern:v9”/],
      ['a model without a version', { model: 'someone/unborn' }, /that can be run/],
      ['a model of text', { model: 'someone/writer' }, /neither images nor videos/],
      ['a model of sound', { model: 'someone/speaker' }, /neither images nor videos/],
      ['no model', {}, /name no model/],
      ['a path that leads elsewhere', { model: '../files' }, /name no model/],
      ['a map to nowhere', { model: 'atelier/lantern', map: { text: 'prompt', width: 'width' } }, /“width” to “width”/],
    ])('explains why %s can’t be used', async (_what, settings, reason) => {
      const { model } = await start({ one: settings });
      expect((await model('one')).unavailable).toMatch(reason);
    });

    it.each(['html', 'server error', 'too many', 'refused key', 'cut', 'redirect'] as const)(
      'is away after %s',
      async (fault) => {
        const { fake, model } = await start();
        fake.fail('discover', fault);
        await expect(model('lantern')).rejects.toMatchObject({ reason: 'away' });
      },
    );
  });

  describe('submit', () => {
    it('starts a prediction with a deadline, and returns the addresses that Replicate gives', async () => {
      const { fake, job, submit } = await start();
      const handle = await submit(await job('lantern', { prompt: 'x', look: 'hard' }));
      expect(fake.requests.at(-1)).toMatchObject({
        path: '/v1/models/atelier/lantern/predictions',
        json: { input: { prompt: 'x', look: 'hard', seed: 42 } },
        headers: { authorization: `Bearer ${secretKey}`, 'cancel-after': '3h' },
      });
      const at = `${fake.url}/v1/predictions/prediction-1`;
      expect(handle).toEqual({ get: at, cancel: `${at}/cancel` });
    });

    it('runs a model of the community by its version', async () => {
      const { fake, job, submit, follow } = await start({ harbour: { model: 'someone/harbour' } });
      const work = await job('harbour');
      const handle = await submit(work);
      expect(fake.requests.at(-1)).toMatchObject({ path: '/v1/predictions', json: { version: 'v2', input: {} } });
      expect(await follow(handle, work)).toHaveLength(2);
    });

    it('runs the version that the settings name, and no other', async () => {
      const { fake, job, submit } = await start({ lantern: { model: 'atelier/lantern:v1' } });
      await submit(await job('lantern'));
      expect(fake.requests.at(-1)).toMatchObject({ path: '/v1/predictions', json: { version: 'v1' } });
      expect(fake.sent()).toBe(1);
    });

    it('places parameters of an existing model where the settings say', async () => {
      const { fake, job, submit } = await start({
        lantern: {
          model: 'atelier/lantern',
          map: { text: 'prompt', width: 'size.width', style: { to: 'look', values: { crisp: 'hard' } } },
        },
      });
      await submit(await job('lantern', { text: 'x', width: 64, style: 'crisp' }));
      expect(fake.requests.at(-1)?.json).toEqual({
        input: { prompt: 'x', size: { width: 64 }, look: 'hard', seed: 42 },
      });
    });

    it('sends small files inside the request, and uploads larger ones first', async () => {
      const { fake, job, submit, input } = await start();
      await submit(await job('lantern', { prompt: 'x', image: 'a' }, { image: [await input(image)] }));
      const uri = `data:image/png;base64,${image.toString('base64')}`;
      expect(fake.requests.at(-1)?.json).toMatchObject({ input: { image: uri } });
      const large = await input(Buffer.alloc(300_000, 7), 'image/jpeg');
      await submit(await job('lantern', { prompt: 'x', image: 'a' }, { image: [large] }));
      expect(fake.requests.at(-1)?.json).toMatchObject({ input: { image: `${fake.url}/v1/files/1` } });
      expect(fake.uploads.map(({ name, type, size }) => [name, type, size])).toEqual([
        ['input.jpg', 'image/jpeg', 300_000],
      ]);
    });

    it('gives its key to no other server that an answer names', async () => {
      const { fake, job, submit } = await start();
      const other = 'http://127.0.0.1:9/x';
      fake.answerNext({ status: 201, body: { status: 'starting', urls: { get: other, cancel: other } } });
      await expect(submit(await job('lantern'))).rejects.toMatchObject({ reason: 'uncertain' });
    });

    describeFaultySending(start, 'lantern');

    it('says where a field was refused', async () => {
      const { fake, job, submit } = await start();
      const invalid = [{ type: 'range', field: 'input.size.width', description: 'Must be less than 4096' }];
      const detail = '- input.size.width: Must be less than 4096';
      fake.answerNext({ status: 422, body: { title: 'Input validation failed', detail, invalid_fields: invalid } });
      await expect(submit(await job('lantern'))).rejects.toMatchObject({
        code: 'invalid_params',
        fields: [{ pointer: '/size/width', message: 'Must be less than 4096.' }],
      });
    });

    it('says when the account is empty', async () => {
      const { fake, job, submit } = await start();
      fake.answerNext({ status: 402, body: { title: 'Insufficient credit', detail: 'Add credit to go on.' } });
      await expect(submit(await job('lantern'))).rejects.toMatchObject({
        code: 'insufficient_credits',
        message: 'Atelier wants to be paid first. Add credit to go on.',
      });
    });
  });

  describe('follow', () => {
    it('waits for the end, reports progress from the log, and downloads in order', async () => {
      const { fake, job, submit, follow } = await start();
      const work = await job('lantern');
      const shares: number[] = [];
      const paths = await follow(await submit(work), work, { shares });
      expect(shares).toEqual([0.5, 0.5]);
      expect(await Promise.all(paths.map((path) => readFile(path)))).toEqual([image, image]);
      expect(fake.requests.slice(-2).map(({ path }) => path)).toEqual(['/files/0.webp', '/files/1.webp']);
    });

    it.each([
      ['a text', (url: string) => `${url}/files/one.webp`, 1],
      ['an object', (url: string) => ({ image: `${url}/files/one.webp`, mask: `${url}/files/two.webp` }), 2],
    ])('takes %s of addresses', async (_what, output, count) => {
      const { fake, job, submit, follow } = await start();
      fake.finishWith({ output: output(fake.url) });
      const work = await job('lantern');
      expect(await follow(await submit(work), work)).toHaveLength(count);
    });

    const faults = ['cut', 'html', 'server error', 'wrong shape', 'too many'] as const;
    describeFaultyFollowing(start, { id: 'lantern', faults, results: 2 });

    it.each([
      [
        'a reason',
        { status: 'failed', error: 'The input was flagged as sensitive. (E005)' },
        'Atelier could not finish: The input was flagged as sensitive. (E005).',
      ],
      ['no reason', { status: 'failed', error: null }, 'Atelier could not finish: Atelier gave no reason.'],
      ['its deadline', { status: 'aborted' }, 'The generation was cancelled at Atelier.'],
      ['no result', { output: null }, 'Atelier finished without a result.'],
    ])('ends with %s', async (_what, end, message) => {
      const { fake, job, submit, follow } = await start();
      fake.finishWith(end);
      const work = await job('lantern');
      const error = await follow(await submit(work), work).catch((thrown: unknown) => thrown as EaselError);
      expect(error).toMatchObject({ code: 'upstream_error', message });
    });

    it('stops when it is aborted', async () => {
      const { fake, job, submit, follow } = await start();
      fake.hold();
      const work = await job('lantern');
      const handle = await submit(work);
      const controller = new AbortController();
      const following = follow(handle, work, { signal: controller.signal });
      await expect.poll(() => fake.requests.at(-1)?.path).toBe('/v1/predictions/prediction-1');
      controller.abort(new Error('stopped'));
      await expect(following).rejects.toThrow('stopped');
      expect(fake.cancelled()).toBe(0);
    });
  });

  it('cancels, also what is gone', async () => {
    const { fake, engine, job, submit, follow } = await start();
    const work = await job('lantern');
    const handle = await submit(work);
    await engine.cancel(handle, never);
    expect(fake.cancelled()).toBe(1);
    await expect(follow(handle, work)).rejects.toMatchObject({ code: 'upstream_error' });
    fake.forget();
    await engine.cancel(handle, never);
    fake.fail('follow', 'server error');
    await expect(engine.cancel(handle, never)).rejects.toMatchObject({ reason: 'away' });
  });

  const refusal = { status: 422, body: { detail: `bad key ${secretKey}` } };
  describeProviderRules(start, { id: 'lantern', refusal });
});
