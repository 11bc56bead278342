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
  const picture = sharp({ create: { width: 40, height: 30, channels: 3, background: 'teal' } });
  files.set('/a.png', await picture.clone().png().toBuffer());
  files.set('/a.txt', await picture.clone().jpeg().toBuffer());
  files.set('/half.png', (await picture.clone().png().toBuffer()).subarray(0, 20));
  files.set('/a.svg', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'));
  files.set('/a.gif', await picture.clone().gif().toBuffer());
  files.set('/noise', randomBytes(500));
  files.set('/huge.png', bombPng({ width: 16_384, height: 16_384 }));
  files.set('/wide.png', bombPng({ width: 25_000_000, height: 1, depth: 16, colour: 'rgba' }));
});
afterAll(async () => {
  await service.stop();
  server.close();
});

const upscale = (address: string) =>
  service.ann.request('POST', '/api/ai/images/edit', { model: 'ie-13', prompt: 'hills', input_image: address });

describe('media inputs', () => {
  it.each(['/a.png', '/a.txt'])('takes %s for what it is', async (path) => {
    expect((await upscale(origin + path)).status).toBe(200);
  });

  it('takes a data: URI, and echoes it short', async () => {
    const uri = `data:image/gif;base64,${files.get('/a.png')?.toString('base64')}`;
    const id = await service.ann.enqueue({ model: 'ie-13', prompt: 'hills', input_image: uri });
    const record = await service.ann.ended(id);
    expect(record.status).toBe('succeeded');
    expect(record['input_image']).toMatch(/^data:image\/gif;base64,… \(\d+ characters\)$/);
  });

  it('takes its own results by their links', async () => {
    const id = await service.ann.enqueue({ model: 'ig-1', prompt: 'hills', width: 64 });
    const { result_url: url } = await service.ann.ended(id);
    expect((await upscale(url ?? '')).status).toBe(200);
  });

  it.each([
    ['/half.png', /damaged/],
    ['/a.svg', /not a known kind|not taken/],
    ['/a.gif', /image\/gif, which is not taken/],
    ['/noise', /not a known kind of file/],
    ['/empty', /not a known kind of file/],
    ['/huge.png', /too large/],
    ['/wide.png', /25000000 × 1 pixels is too large/],
  ])('refuses %s at its field', async (path, words) => {
    const response = await upscale(origin + path);
    expect(response.status).toBe(400);
    const { error } = errorBodySchema.parse(await response.json());
    expect(error.fields).toEqual([{ pointer: '/input_image', message: expect.stringMatching(words) as string }]);
  });

  it.each([
    ['data:image/png;base64,', /empty/],
    ['data:image/png;base64,@@@', /not base64/],
    ['data:nothing', /no comma/],
    ['http://127.0.0.1:9/x.png', /not a public address/],
    ['http://nowhere.invalid/x.png', /nowhere\.invalid/],
  ])('refuses the address %s at its field', async (address, words) => {
    const response = await upscale(address);
    expect(response.status).toBe(400);
    const { error } = errorBodySchema.parse(await response.json());
    expect(error.fields?.[0]).toMatchObject({
      pointer: '/input_image',
      message: expect.stringMatching(words) as string,
    });
  });

  it('refuses a picture where a film is wanted, on the queue by the record', async () => {
    const id = await service.ann.enqueue({ model: 'v-1', input_video: `${origin}/a.png` });
    const record = await service.ann.ended(id);
    expect(record).toMatchObject({ status: 'failed' });
    expect(record.error_message).toBe('input_video: a film is needed here; this is a picture.');
    expect(record.error_fields).toEqual([
      { pointer: '/input_video', message: 'a film is needed here; this is a picture' },
    ]);
  });
});
