import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import type { EaselError } from '../../../contract/error.ts';
import type { JsonObject } from '../../../contract/model.ts';
import { describeFaultyFollowing, describeFaultySending, describeProviderRules } from '../testing/describe-provider.ts';
import { createStart, secretKey } from '../testing/provider-test.ts';
import { startFakeFal } from '../testing/start-fake-fal.ts';
import { createFal } from './create-fal.ts';
import { falAddresses } from './fal-addresses.ts';

const image = Buffer.from('the bytes of a result');
const never = new AbortController().signal;

const start = createStart({
  create: createFal,
  kind: 'fal',
  startFake: () => startFakeFal({ image }),
  models: { lantern: { model: 'fal-ai/lantern' } },
});

function propertiesOf(schema: JsonObject): Record<string, JsonObject> {
  return schema['properties'] as Record<string, JsonObject>;
}

describe('createFal', () => {
  describe('discover', () => {
    it('reads the form from fal’s document, without the key', async () => {
      const { fake, model } = await start();
      const lantern = await model('lantern');
      expect(lantern).toMatchObject({
        title: 'lantern',
        mediaType: 'image',
        inputs: ['text', 'image'],
        unavailable: null,
        requestSchema: { required: ['prompt'] },
        plan: { model: 'fal-ai/lantern', lists: ['reference_image_urls'], seed: { to: 'seed' } },
      });
      const properties = propertiesOf(lantern.requestSchema);
      expect(Object.keys(properties)).toEqual([
        'prompt',
        'image_size',
        'image_url',
        'reference_image_urls',
        'num_images',
        'seed',
      ]);
      expect(properties['reference_image_urls']).toMatchObject({ renderType: 'image-url', maxItems: 4 });
      const document = fake.requests.find(({ path }) => path.startsWith('/api/'));
      expect(document?.headers).not.toHaveProperty('authorization');
    });

    it.each([
      ['its category', 'fal-ai/lantern/video', {}, 'video'],
      ['its output', 'someone/clip', {}, 'video'],
      ['the settings', 'someone/voice', { mediaType: 'video' }, 'video'],
    ])('knows what a model generates by %s', async (_by, model, settings, mediaType) => {
      const test = await start({ one: { model, ...settings } });
      expect(await test.model('one')).toMatchObject({ mediaType, unavailable: null });
    });

    it.each([
      ['an unknown model', { model: 'fal-ai/nothing' }, /Atelier has no model “fal-ai\/nothing”\./],
      ['a model of other media', { model: 'someone/voice' }, /neither images nor videos/],
      ['no model', {}, /name no model/],
      ['a path that leads elsewhere', { model: '../storage' }, /name no model/],
      ['a map to nowhere', { model: 'fal-ai/lantern', map: { text: 'prompt', width: 'width' } }, /“width” to “width”/],
    ])('explains why %s can’t be used', async (_what, settings, reason) => {
      const { model } = await start({ one: settings });
      expect((await model('one')).unavailable).toMatch(reason);
    });

    it('is away when the queue refuses the key, which the documents do not need', async () => {
      const { fake, model } = await start();
      fake.fail('discover', 'refused key');
      await expect(model('lantern')).rejects.toMatchObject({
        reason: 'away',
        message: 'Atelier refused its key (status 401).',
      });
      expect(fake.requests.map(({ path }) => path)).toEqual([
        '/fal-ai/lantern/requests/00000000-0000-0000-0000-000000000000/status',
      ]);
    });

    it('is away when a document has another shape', async () => {
      const { fake, model } = await start();
      fake.fail('discover', 'wrong shape', 2);
      await expect(model('lantern')).rejects.toMatchObject({ reason: 'away' });
      expect(fake.requests).toHaveLength(2);
    });

    it.each(['html', 'server error', 'too many', 'cut', 'redirect'] as const)('is away after %s', async (fault) => {
      const { fake, model } = await start();
      fake.fail('discover', fault);
      await expect(model('lantern')).rejects.toMatchObject({ reason: 'away' });
    });
  });

  describe('submit', () => {
    it('posts the input and returns the addresses that fal gives', async () => {
      const { fake, job, submit } = await start();
      const handle = await submit(
        await job('lantern', { prompt: 'x', image_size: { width: 64, height: 32 }, seed: 9 }),
      );
      expect(fake.requests.at(-1)).toMatchObject({
        path: '/fal-ai/lantern',
        json: { prompt: 'x', image_size: { width: 64, height: 32 }, seed: 9 },
        headers: { authorization: `Key ${secretKey}` },
      });
      const at = `${fake.url}/fal-ai/lantern/requests/request-1`;
      expect(handle).toEqual({ status: `${at}/status`, response: at, cancel: `${at}/cancel` });
    });

    it('places parameters of an existing model where the settings say', async () => {
      const { fake, job, submit } = await start({
        lantern: {
          model: 'fal-ai/lantern',
          map: { text: 'prompt', width: 'image_size.width', height: 'image_size.height' },
          fields: { num_images: { show: false, default: 2 } },
        },
      });
      await submit(await job('lantern', { text: 'x', width: 64, height: 32, steps: 9 }));
      expect(fake.requests.at(-1)?.json).toEqual({
        num_images: 2,
        prompt: 'x',
        image_size: { width: 64, height: 32 },
        seed: 42,
      });
    });

    it('sends small files inside the request, and uploads larger ones first', async () => {
      const { fake, job, submit, input } = await start();
      const large = Buffer.alloc(300_000, 7);
      const files = { image_url: [await input(image)], reference_image_urls: [await input(large), await input(image)] };
      await submit(await job('lantern', { prompt: 'x', image_url: 'a', reference_image_urls: ['b', 'c'] }, files));
      const uri = `data:image/png;base64,${image.toString('base64')}`;
      expect(fake.requests.at(-1)?.json).toMatchObject({
        image_url: uri,
        reference_image_urls: ['https://files.example/0', uri],
      });
      expect(fake.uploads).toEqual([large]);
      expect(fake.requests.find(({ path }) => path.startsWith('/upload/'))?.headers).not.toHaveProperty(
        'authorization',
      );
    });

    it('uploads before it says that it sends', async () => {
      const { fake, engine, job, input, folder } = await start();
      const work = await job('lantern', { prompt: 'x' }, { image_url: [await input(Buffer.alloc(300_000))] });
      const onSending = () => Promise.reject(new Error(`after ${fake.uploads.length} upload`));
      await expect(engine.submit(work, { signal: never, onSending, directory: await folder() })).rejects.toThrow(
        'after 1 upload',
      );
      expect(fake.sent()).toBe(0);
    });

    it.each(['http://10.0.0.1/upload', 'http://localhost:9/upload', 'http://[::1]:9/upload'])(
      'sends no file to %s',
      async (address) => {
        const { fake, job, submit, input } = await start();
        fake.takeFilesAt(address);
        const work = await job('lantern', { prompt: 'x' }, { image_url: [await input(Buffer.alloc(300_000))] });
        await expect(submit(work)).rejects.toMatchObject({
          code: 'upstream_error',
          message: 'Atelier wants a file at an address that is not public.',
        });
        expect(fake.sent()).toBe(0);
      },
    );

    it('refuses several files where the model takes one', async () => {
      const { fake, job, submit, input } = await start();
      const work = await job('lantern', { prompt: 'x' }, { image_url: [await input(image), await input(image)] });
      await expect(submit(work)).rejects.toMatchObject({ code: 'invalid_params', fields: [{ pointer: '/image_url' }] });
      expect(fake.sent()).toBe(0);
    });

    it('gives its key to no other server that an answer names', async () => {
      const { fake, job, submit } = await start();
      const other = 'http://127.0.0.1:9/status';
      fake.answerNext({ body: { request_id: 'x', status_url: other, response_url: other, cancel_url: other } });
      await expect(submit(await job('lantern'))).rejects.toMatchObject({
        reason: 'uncertain',
        message: 'Atelier answered with an address of another server.',
      });
    });

    describeFaultySending(start, 'lantern');

    it('says where a field was refused', async () => {
      const { fake, job, submit } = await start();
      const detail = [{ loc: ['body', 'image_size', 'width'], msg: 'Too large', type: 'less_than_equal' }];
      fake.answerNext({ status: 422, body: { detail } });
      await expect(submit(await job('lantern'))).rejects.toMatchObject({
        code: 'invalid_params',
        message: 'Atelier refused the request: Too large.',
        fields: [{ pointer: '/image_size/width', message: 'Too large.' }],
      });
    });

    it('quotes why an account may not', async () => {
      const { fake, job, submit } = await start();
      fake.answerNext({ status: 403, body: { detail: 'User is locked. Reason: Exhausted balance.' } });
      await expect(submit(await job('lantern'))).rejects.toMatchObject({
        reason: 'away',
        message: expect.stringContaining('Exhausted balance') as string,
      });
    });
  });

  describe('follow', () => {
    it('waits for the end, reports progress from the log, and downloads in order', async () => {
      const { fake, job, submit, follow } = await start();
      const work = await job('lantern', { prompt: 'x', num_images: 2 });
      const shares: number[] = [];
      const paths = await follow(await submit(work), work, { shares });
      expect(shares).toEqual([0.5]);
      expect(await Promise.all(paths.map((path) => readFile(path)))).toEqual([image, image]);
      expect(fake.requests.filter(({ path }) => path.startsWith('/files/')).map(({ path }) => path)).toEqual([
        '/files/0',
        '/files/1',
      ]);
    });

    it('takes the video, and not its thumbnail', async () => {
      const { fake, job, submit, follow } = await start({ film: { model: 'fal-ai/lantern/video' } });
      const work = await job('film');
      expect(await follow(await submit(work), work)).toHaveLength(1);
      expect(fake.requests.at(-1)?.path).toBe('/files/0');
    });

    const faults = ['cut', 'html', 'server error', 'wrong shape', 'too many', 'refused key'] as const;
    describeFaultyFollowing(start, { id: 'lantern', faults, results: 1 });

    it.each([
      [
        'a refused field',
        { status: 422, body: { detail: [{ loc: ['body', 'prompt'], msg: 'Too long', type: 'value_error' }] } },
        'invalid_params',
        'Atelier refused the request: Too long.',
        ['/prompt'],
      ],
      [
        'refused content',
        {
          status: 422,
          body: { detail: [{ loc: ['body', 'prompt'], msg: 'Flagged', type: 'content_policy_violation' }] },
        },
        'invalid_params',
        'Atelier refused the content: Flagged.',
        ['/prompt'],
      ],
      [
        'an error of the runner',
        { status: 503, body: { detail: 'The runner went away', error_type: 'runner_disconnected' } },
        'upstream_error',
        'Atelier could not finish: The runner went away.',
        [],
      ],
      [
        'only black images',
        { body: { images: [{ url: 'https://files.example/black' }], has_nsfw_concepts: [true] } },
        'invalid_params',
        'Atelier refused the content: its safety checker blacked out the result.',
        ['/prompt'],
      ],
      ['no result', { body: { seed: 3 } }, 'upstream_error', 'Atelier finished without a result.', []],
      [
        'a result on a private address',
        { body: { images: [{ url: 'http://10.0.0.1/x.png' }] } },
        'upstream_error',
        'A result of Atelier could not be downloaded: 10.0.0.1 is not a public address. Files are only fetched from public addresses.',
        [],
      ],
    ])('ends with %s', async (_what, answer, code, message, pointers) => {
      const { fake, job, submit, follow } = await start();
      fake.finishWith(answer);
      const work = await job('lantern');
      const error = await follow(await submit(work), work).catch((thrown: unknown) => thrown as EaselError);
      expect(error).toMatchObject({ code, message });
      expect((error as EaselError).fields.map(({ pointer }) => pointer)).toEqual(pointers);
    });

    it('leaves out black images among others', async () => {
      const { fake, job, submit, follow } = await start();
      const images = [{ url: `${fake.url}/files/black` }, { url: `${fake.url}/files/fine` }];
      fake.finishWith({ body: { images, has_nsfw_concepts: [true, false] } });
      const work = await job('lantern');
      expect(await follow(await submit(work), work)).toHaveLength(1);
      expect(fake.requests.at(-1)?.path).toBe('/files/fine');
    });

    it('reads results inside the answer', async () => {
      const { fake, job, submit, follow } = await start();
      fake.finishWith({ body: { images: [{ url: `data:image/png;base64,${image.toString('base64')}` }] } });
      const work = await job('lantern');
      const handle = await submit(work);
      const [path = ''] = await follow(handle, work);
      expect(await readFile(path)).toEqual(image);
      await expect(follow(handle, work, { limitBytes: 3 })).rejects.toMatchObject({ code: 'payload_too_large' });
    });

    it('ends with the error that the status states', async () => {
      const { fake, job, submit, follow } = await start();
      fake.failWith('Out of memory');
      fake.finishWith({ status: 500, body: {} });
      const work = await job('lantern');
      await expect(follow(await submit(work), work)).rejects.toMatchObject({
        code: 'upstream_error',
        message: 'Atelier could not finish: Out of memory.',
      });
    });

    it('believes the status when the answer looks like a success', async () => {
      const { fake, job, submit, follow } = await start();
      fake.failWith('Timed out');
      const work = await job('lantern');
      await expect(follow(await submit(work), work)).rejects.toMatchObject({
        code: 'upstream_error',
        message: 'Atelier could not finish: Timed out.',
      });
    });

    it('tries a result again before it gives up', async () => {
      const { fake, job, submit, follow } = await start();
      const work = await job('lantern');
      const handle = await submit(work);
      fake.fail('result', 'redirect', 2);
      expect(await follow(handle, work)).toHaveLength(1);
      fake.fail('result', 'redirect', 3);
      await expect(follow(handle, work)).rejects.toMatchObject({ code: 'upstream_error' });
    });

    it('stops when it is aborted', async () => {
      const { fake, job, submit, follow } = await start();
      fake.hold();
      const work = await job('lantern');
      const handle = await submit(work);
      const controller = new AbortController();
      const following = follow(handle, work, { signal: controller.signal });
      await expect.poll(() => fake.requests.filter(({ path }) => path.endsWith('/status')).length).toBeGreaterThan(1);
      controller.abort(new Error('stopped'));
      await expect(following).rejects.toThrow('stopped');
      expect(fake.cancelled()).toBe(0);
    });
  });

  it('cancels, also what is gone', async () => {
    const { fake, engine, job, submit } = await start();
    const handle = await submit(await job('lantern'));
    await engine.cancel(handle, never);
    await engine.cancel(handle, never);
    expect(fake.cancelled()).toBe(1);
    for (const fault of ['cut', 'server error', 'html'] as const) {
      fake.fail('follow', fault);
      await expect(engine.cancel(handle, never)).rejects.toMatchObject({ reason: 'away' });
    }
  });

  const refusal = { status: 422, body: { detail: `bad key ${secretKey}` } };
  describeProviderRules(start, { id: 'lantern', refusal });
});

describe('falAddresses', () => {
  it('is three hosts of fal, or one gateway', () => {
    expect(new Set(Object.values(falAddresses(undefined))).size).toBe(3);
    expect(new Set(Object.values(falAddresses('http://gateway')))).toEqual(new Set(['http://gateway']));
  });
});
