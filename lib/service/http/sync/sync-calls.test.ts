import { randomBytes } from 'node:crypto';
import { readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { errorBodySchema } from '../../../contract/error.ts';
import { imageResponseSchema } from '../../../contract/sync-response.ts';
import { createGate } from '../../testing/gate.ts';
import { openRaw } from '../../../http/testing/raw-request.ts';
import { headOf } from '../../testing/head-of.ts';
import { startTestService, type TestService } from '../../testing/start-test-service.ts';

let service: TestService;
beforeAll(async () => {
  service = await startTestService();
});
afterAll(() => service.stop());

const hills = { model: 'ig-1', prompt: 'hills', width: 64, height: 64 };
const endpoint = '/api/ai/images/generate';

async function onlyActive(): Promise<string> {
  const list = await service.ann.request('GET', '/api/ai/queue');
  const { generations } = (await list.json()) as { generations: { generation_id: string }[] };
  expect(generations).toHaveLength(1);
  return generations[0]?.generation_id ?? '';
}

describe('a synchronous call', () => {
  it('that takes too long ends with the path of the record, and its generation continues', async () => {
    const impatient = await startTestService({ SERVICE_SYNC_SECONDS: '1' });
    onTestFinished(() => impatient.stop());
    const gate = createGate();
    const response = await impatient.ann.request('POST', endpoint, { ...hills, prompt: gate.prompt });
    expect(response.status).toBe(504);
    const { error } = errorBodySchema.parse(await response.json());
    expect(error.type).toBe('still_running');
    const id = /\/api\/ai\/queue\/([\w-]+)/.exec(error.detail)?.[1] ?? '';
    await gate.open();
    expect((await impatient.ann.ended(id)).status).toBe('succeeded');
  });

  it('whose connection is cut cancels its generation', async () => {
    const body = JSON.stringify({ ...hills, prompt: 'hang' });
    const head = headOf('POST', endpoint, {
      'Content-Type': 'application/json',
      'Content-Length': String(body.length),
    });
    const { socket } = openRaw(service.url, head, body);
    await expect.poll(() => onlyActive().catch(() => '')).not.toBe('');
    const id = await onlyActive();
    socket.resetAndDestroy();
    const record = await service.ann.ended(id);
    expect(record).toMatchObject({ status: 'cancelled', error_message: 'The client closed the connection.' });
  });

  it('returns every result, as URL and as base64', async () => {
    const several = { ...hills, model: 'ie-1', prompt: 'two 3 pictures', width: undefined, height: undefined };
    const byUrl = await service.ann.request('POST', '/api/ai/images/edit', { ...several, num_images: 3 });
    const { images } = imageResponseSchema.parse(await byUrl.json());
    expect(images).toHaveLength(3);
    const asItself = await service.ann.request('POST', '/api/ai/images/edit', {
      ...several,
      num_images: 3,
      response_format: 'b64_json',
    });
    expect(asItself.headers.get('content-length')).toMatch(/^\d+$/);
    const encoded = ((await asItself.json()) as { images: { b64_json: string }[] }).images;
    expect(encoded).toHaveLength(3);
    for (const { b64_json: text } of encoded) {
      expect(Buffer.from(text, 'base64').subarray(1, 4).toString()).toBe('PNG');
    }
  });
});

describe('a result', () => {
  it.each([
    ['shorter than its row says', 10],
    ['longer', 100_000],
  ])('that is %s is cut off, without exposing internals', async (_name, bytes) => {
    const { result_url: address } = await service.ann.ended(await service.ann.enqueue(hills));
    const url = new URL(address ?? '');
    const folder = join(service.dataDirectory, 'storage', 'service', 'results', url.pathname.split('/')[2] ?? '');
    const [name = ''] = await readdir(folder);
    await writeFile(join(folder, name), randomBytes(bytes));
    const answer = await openRaw(service.url, headOf('GET', url.pathname + url.search)).ended;
    const promised = Number(/content-length: (\d+)/i.exec(answer)?.[1]);
    const body = answer.slice(answer.indexOf('\r\n\r\n') + 4);
    expect(promised).toBeGreaterThan(10);
    expect(body.length).not.toBe(promised);
    expect(body).not.toMatch(/Error|\.ts:|storage/);
  });
});
