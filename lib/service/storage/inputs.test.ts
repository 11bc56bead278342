import { randomBytes } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { errorBodySchema } from '../../contract/error.ts';
import { bombPng } from '../../media/testing/bomb-png.ts';
import { startTestService, type TestService } from '../testing/start-test-service.ts';

let service: TestService;
let server: Server;
let origin: string;
const files = new Map<string, Buffer>();

beforeAll(async () => {
  server = createServer((request, response) => response.end(files.get(request.url ?? '') ?? ''));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  service = await startTestService({ SERVICE_FETCH_ALLOW: origin });
  const image = sharp({ create: { width: 40, height: 30, channels: 3, background: 'teal' } });
  files.set('/a.png', await image.clone().png().toBuffer());
  files.set('/a.txt', await image.clone().jpeg().toBuffer());
  files.set('/half.png', (await image.clone().png().toBuffer()).subarray(0, 20));
  files.set('/a.svg', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'));
  files.set('/a.gif', await image.clone().gif().toBuffer());
  files.set('/noise', randomBytes(500));
  files.set('/huge.png', bombPng({ width: 16_384, height: 16_384 }));
  files.set('/wide.png', bombPng({ width: 25_000_000, height: 1, depth: 16, colour: 'rgba' }));
});
afterAll(async () => {
  await service.stop();
  server.close();
});

const errorOf = async (response: Response) =>
  errorBodySchema
    .parse(await response.json())
    .error.fields?.map(({ message }) => message)
    .join();

const upscale = (address: string) =>
  service.ann.request('POST', '/api/ai/images/edit', { model: 'ie-13', prompt: 'hills', input_image: address });

describe('media inputs', () => {
  it.each(['/a.png', '/a.txt'])('detects the type of %s by content', async (path) => {
    expect((await upscale(origin + path)).status).toBe(200);
  });

  it('accepts a data: URI, and echoes it truncated', async () => {
    const uri = `data:image/gif;base64,${files.get('/a.png')?.toString('base64')}`;
    const id = await service.ann.enqueue({ model: 'ie-13', prompt: 'hills', input_image: uri });
    const record = await service.ann.ended(id);
    expect(record.status).toBe('succeeded');
    expect(record['input_image']).toMatch(/^data:image\/gif;base64,… \(\d+ characters\)$/);
  });

  it('refuses a data: URI that holds nothing together with every other issue, on the queue as on its endpoint', async () => {
    const body = { model: 'ie-13', prompt: 7, input_image: 'data:', num_generations: 2 };
    const pointersAt = async (path: string) => {
      const { error } = errorBodySchema.parse(await (await service.ann.request('POST', path, body)).json());
      return error.fields?.map(({ pointer }) => pointer);
    };
    expect(await pointersAt('/api/ai/queue')).toEqual(['/prompt', '/input_image']);
    expect(await pointersAt('/api/ai/images/edit')).toEqual(['/num_generations', '/prompt', '/input_image']);
    const list = { model: 'ie-9', prompt: 'hills', input_image: ['data:,a', 'data:;base64,!'] };
    const answer = await service.ann.request('POST', '/api/ai/queue', list);
    expect(errorBodySchema.parse(await answer.json()).error.fields).toEqual([
      { pointer: '/input_image/1', message: 'the data: URI is not valid base64' },
    ]);
  });

  it('takes its own results by their links, and those of one’s own without a valid one', async () => {
    const id = await service.ann.enqueue({ model: 'ig-1', prompt: 'hills', width: 64 });
    const { result_url: url } = await service.ann.ended(id);
    const link = url ?? '';
    expect((await upscale(link)).status).toBe(200);
    expect((await upscale(link.replace('127.0.0.1', 'localhost'))).status).toBe(200);
    const expired = `${service.url}/media/${id}/0?expires=1&signature=x`;
    expect((await upscale(expired)).status).toBe(200);
    const theirs = (address: string) =>
      service.ben.request('POST', '/api/ai/images/edit', { model: 'ie-13', prompt: 'hills', input_image: address });
    expect((await theirs(link)).status).toBe(200);
    expect(await errorOf(await theirs(expired))).toMatch(/link is not valid/);
    expect(await errorOf(await upscale(`${service.url}/media/${id}/7`))).toBe('this result does not exist');
  });

  it('accepts a file of a repository by its URL, with a key that may read it', async () => {
    const form = new FormData();
    form.set('file', new Blob([new Uint8Array(files.get('/a.png') ?? [])]));
    const address = '/api/repos/ann/assets/file/main/my%20pictures/a.png';
    expect((await service.ann.request('PUT', address, form)).status).toBe(200);
    expect((await upscale(service.url + address)).status).toBe(200);
    const id = await service.ann.enqueue({ model: 'ie-9', prompt: 'hills', input_image: [service.url + address] });
    expect((await service.ann.ended(id)).status).toBe('succeeded');
    const body = { model: 'ie-13', prompt: 'hills', input_image: service.url + address };
    const missing = 'the file main/my pictures/a.png does not exist in ann/assets';
    expect(await errorOf(await service.ben.request('POST', '/api/ai/images/edit', body))).toBe(missing);
    const nowhere = `${service.url}/api/repos/ann/assets/file/main/%00.png`;
    expect(await errorOf(await upscale(nowhere))).toBe('file names can’t contain control characters');
    expect(await errorOf(await upscale(`${service.url}/healthz`))).toMatch(/not a public address/);
  });

  it('reads its own without asking for it at the service’s address', async () => {
    const elsewhere = await startTestService({ SERVICE_URL: 'https://media.invalid/easel' });
    try {
      const { ann } = elsewhere;
      const { result_url: url } = await ann.ended(await ann.enqueue({ model: 'ig-1', prompt: 'hills', width: 64 }));
      expect(url).toMatch(/^https:\/\/media\.invalid\/easel\/media\//);
      const id = await ann.enqueue({ model: 'ie-13', prompt: 'hills', input_image: url });
      expect(await ann.ended(id)).toMatchObject({ status: 'succeeded' });
    } finally {
      await elsewhere.stop();
    }
  });

  it.each([
    ['/half.png', /damaged/],
    ['/a.svg', /not known|not supported/],
    ['/a.gif', /image\/gif files are not supported/],
    ['/noise', /file type is not known/],
    ['/empty', /file type is not known/],
    ['/huge.png', /too large/],
    ['/wide.png', /25000000 × 1 pixels is too large/],
  ])('rejects %s at its field', async (path, message) => {
    const response = await upscale(origin + path);
    expect(response.status).toBe(400);
    const { error } = errorBodySchema.parse(await response.json());
    expect(error.fields).toEqual([{ pointer: '/input_image', message: expect.stringMatching(message) as string }]);
  });

  it.each([
    ['data:image/png;base64,', /empty/],
    ['data:image/png;base64,@@@', /not valid base64/],
    ['data:nothing', /no comma/],
    ['http://127.0.0.1:9/x.png', /not a public address/],
    ['http://nowhere.invalid/x.png', /nowhere\.invalid/],
  ])('rejects the URL %s at its field', async (address, message) => {
    const response = await upscale(address);
    expect(response.status).toBe(400);
    const { error } = errorBodySchema.parse(await response.json());
    expect(error.fields?.[0]).toMatchObject({
      pointer: '/input_image',
      message: expect.stringMatching(message) as string,
    });
  });

  it('rejects an image instead of a video, for queued generations in the record', async () => {
    const id = await service.ann.enqueue({ model: 'v-1', input_video: `${origin}/a.png` });
    const record = await service.ann.ended(id);
    expect(record).toMatchObject({ status: 'failed' });
    expect(record.error_message).toBe('input_video: must be a video; this is an image.');
    expect(record.error_fields).toEqual([{ pointer: '/input_video', message: 'must be a video; this is an image' }]);
  });
});
