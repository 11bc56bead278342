import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { completedEventSchema, eventNames, updatedEventSchema } from '../contract/events.ts';
import { errorBodySchema } from '../contract/error.ts';
import { enqueueResponseSchema } from '../contract/generation-record.ts';
import { imageResponseSchema } from '../contract/sync-response.ts';
import { createGate } from './testing/gate.ts';
import { startTestService, type TestService } from './testing/start-test-service.ts';

let service: TestService;
beforeAll(async () => {
  service = await startTestService();
});
afterAll(() => service.stop());

const hills = { model: 'ig-1', prompt: 'hills', width: 64, height: 96 };

async function errorOf(response: Response) {
  return errorBodySchema.parse(await response.json()).error;
}

describe('three call styles for one body', () => {
  it('answers a synchronous call with the image’s address', async () => {
    const response = await service.ann.request('POST', '/api/ai/images/generate', hills);
    expect(response.status).toBe(200);
    const { model, images } = imageResponseSchema.parse(await response.json());
    expect(model).toBe('ig-1');
    const [image] = images as { url: string }[];
    const bytes = await (await fetch(image?.url ?? '')).arrayBuffer();
    expect(await sharp(bytes).metadata()).toMatchObject({ format: 'png', width: 64, height: 96 });
  });

  it('answers with the bytes themselves on request', async () => {
    const body = { ...hills, response_format: 'b64_json' };
    const response = await service.ann.request('POST', '/api/ai/images/edit', body);
    const { images } = (await response.json()) as { images: { b64_json: string }[] };
    const bytes = Buffer.from(images[0]?.b64_json ?? '', 'base64');
    expect((await sharp(bytes).metadata()).width).toBe(64);
  });

  it('enqueues, and the record reports the end', async () => {
    const id = await service.ann.enqueue({ ...hills, seed: 7, target_namespace: 'ann' });
    const record = await service.ann.ended(id);
    expect(record).toMatchObject({
      generation_id: id,
      model_name: 'ig-1',
      prompt: 'hills',
      width: 64,
      seed: 7,
      media_type: 'image',
      status: 'succeeded',
      progress: 1,
      error_message: null,
      target_namespace: 'ann',
      target_repo: null,
    });
    expect(record.results).toHaveLength(1);
    expect(record.completed_at).toBeGreaterThanOrEqual(record.enqueued_at ?? Infinity);
    expect((await fetch(record.result_url ?? '')).headers.get('content-type')).toBe('image/png');
  });

  it('sends progress and completion as events, and only to the owner', async () => {
    const [own, foreign] = await Promise.all([service.ann.listen(), service.ben.listen()]);
    const gate = createGate();
    const id = await service.ann.enqueue({ ...hills, prompt: gate.prompt });
    const shares = () =>
      own.received.flatMap(({ event, data }) =>
        event === eventNames.updated && data['generation_id'] === id ? [updatedEventSchema.parse(data).progress] : [],
      );
    await expect.poll(() => shares().some((share) => share !== null && share > 0 && share < 1)).toBe(true);
    await gate.open();
    const completed = await own.next(eventNames.completed, id);
    expect(completedEventSchema.parse(completed.data)).toEqual(completed.data);
    expect(completed.data).toMatchObject({ status: 'succeeded', media_type: 'image', model: 'ig-1' });
    expect((await fetch(String(completed.data['url']))).status).toBe(200);
    const updates = own.received
      .filter(({ event, data }) => event === eventNames.updated && data['generation_id'] === id)
      .map(({ data }) => updatedEventSchema.parse(data));
    expect(new Set(updates.map(({ status }) => status))).toEqual(new Set(['queued', 'processing', 'succeeded']));
    const sharesSent = shares().filter((share) => share !== null);
    expect(sharesSent).toEqual(sharesSent.toSorted((one, other) => one - other));
    expect(foreign.received).toEqual([]);
    own.close();
    foreign.close();
  });

  it('creates several at once with different seeds', async () => {
    const response = await service.ann.request('POST', '/api/ai/queue', { ...hills, num_generations: 3, seed: 10 });
    const { generations } = enqueueResponseSchema.parse(await response.json());
    const records = await Promise.all(generations.map(({ generation_id: id }) => service.ann.ended(id)));
    expect(records.map(({ seed }) => seed)).toEqual([10, 11, 12]);
  });
});

describe('failures', () => {
  it('reports a renderer’s issue at its field', async () => {
    const response = await service.ann.request('POST', '/api/ai/images/generate', { ...hills, prompt: 'refuse' });
    expect(response.status).toBe(400);
    expect(await errorOf(response)).toMatchObject({ type: 'invalid_params', fields: [{ pointer: '/width' }] });
  });

  it('fails without exposing the error', async () => {
    const stream = await service.ann.listen();
    const id = await service.ann.enqueue({ ...hills, prompt: 'throw' });
    const { data } = await stream.next(eventNames.completed, id);
    expect(completedEventSchema.parse(data)).toMatchObject({ status: 'failed', media_type: 'image' });
    const record = await service.ann.record(id);
    expect(record).toMatchObject({ status: 'failed', result_url: null });
    expect(record.error_message).not.toContain('secret');
    stream.close();
  });

  it('gives a crashing renderer a second attempt, then reports the crash', async () => {
    const id = await service.ann.enqueue({ ...hills, prompt: 'crash' });
    const record = await service.ann.ended(id);
    expect(record).toMatchObject({ status: 'failed' });
    expect(record.error_message).toMatch(/crashed twice.*SIGKILL/);
  });
});

describe('cancelling', () => {
  it('stops a running render, sends no completion, and changes nothing afterwards', async () => {
    const stream = await service.ann.listen();
    const id = await service.ann.enqueue({ ...hills, prompt: 'block' });
    await service.ann.until(id, ({ status }) => status === 'processing');
    const answer = await service.ann.request('DELETE', `/api/ai/queue/${id}`);
    expect(await answer.json()).toEqual({ status: 'success', generation_id: id });
    expect((await service.ann.record(id)).status).toBe('cancelled');
    expect((await service.ann.request('DELETE', `/api/ai/queue/${id}`)).status).toBe(200);
    // Its slot is free again.
    const after = await Promise.all([1, 2, 3, 4].map(() => service.ann.enqueue(hills)));
    for (const other of after) expect((await service.ann.ended(other)).status).toBe('succeeded');
    await Promise.all(after.map((other) => stream.next(eventNames.completed, other)));
    const completions = stream.received.filter(({ event }) => event === eventNames.completed);
    expect(completions.map(({ data }) => data['generation_id'])).not.toContain(id);
    stream.close();
  });

  it('cancels the generation when a synchronous caller disconnects', async () => {
    const control = new AbortController();
    const stream = await service.ann.listen();
    const call = fetch(`${service.url}/api/ai/images/generate`, {
      method: 'POST',
      headers: { authorization: 'Bearer ann-key-0123456789', 'content-type': 'application/json' },
      body: JSON.stringify({ ...hills, prompt: 'hang', negative_prompt: 'sync gone' }),
      signal: control.signal,
    });
    await expect
      .poll(async () => {
        const list = await service.ann.request('GET', '/api/ai/queue?status=processing');
        return ((await list.json()) as { count: number }).count;
      })
      .toBe(1);
    control.abort();
    await expect(call).rejects.toThrow(/abort/);
    await expect
      .poll(async () => {
        const list = await service.ann.request('GET', '/api/ai/queue?status=cancelled');
        const { generations } = (await list.json()) as { generations: { negative_prompt?: string }[] };
        return generations.some((record) => record.negative_prompt === 'sync gone');
      })
      .toBe(true);
    stream.close();
  });
});

describe('a video that takes long', () => {
  it('does not delay images', async () => {
    const videos = await Promise.all([1, 2, 3].map(() => service.ben.enqueue({ model: 'v-7', prompt: 'hang' })));
    const running = async () => {
      const records = await Promise.all(videos.map((id) => service.ben.record(id)));
      return records.filter(({ status }) => status === 'processing').length;
    };
    await expect.poll(running).toBe(2);
    expect((await service.ben.ended(await service.ben.enqueue(hills))).status).toBe('succeeded');
    expect(await running()).toBe(2);
    for (const id of videos) await service.ben.request('DELETE', `/api/ai/queue/${id}`);
  });
});

describe('ownership', () => {
  it('shows a generation to its owner only', async () => {
    const id = await service.ann.enqueue(hills);
    expect((await service.ben.request('GET', `/api/ai/queue/${id}`)).status).toBe(404);
    expect((await service.ben.request('DELETE', `/api/ai/queue/${id}`)).status).toBe(404);
    expect((await service.ben.request('GET', `/api/ai/generations/${id}`)).status).toBe(404);
    expect((await service.ann.ended(id)).status).toBe('succeeded');
  });

  it.each(['', 'Bearer', 'Bearer wrong-key-00000', 'Basic ann-key-0123456789'])(
    'rejects the key “%s”',
    async (value) => {
      for (const path of ['/api/ai/models/ig-1', '/api/events', '/api/nothing', '/api/openapi.json']) {
        const response = await fetch(service.url + path, { headers: { authorization: value } });
        expect(response.status).toBe(401);
        expect((await errorOf(response)).type).toBe('unauthenticated');
      }
    },
  );
});

describe('lists', () => {
  it('pages through the history, newest first', async () => {
    const { total_entries: before } = (await (await service.ben.request('GET', '/api/ai/generations')).json()) as {
      total_entries: number;
    };
    await service.ben.ended(await service.ben.enqueue(hills));
    const last = await service.ben.enqueue({ ...hills, prompt: 'last' });
    await service.ben.ended(last);
    const response = await service.ben.request('GET', '/api/ai/generations?page_size=1');
    expect(await response.json()).toMatchObject({
      count: 1,
      generations: [{ generation_id: last, cost: null }],
      page_number: 1,
      page_size: 1,
      total_pages: before + 2,
      total_entries: before + 2,
      total_cost: null,
    });
  });

  it('lists active generations, filtered', async () => {
    const id = await service.ben.enqueue({ ...hills, prompt: 'hang' });
    const ids = async (query: string) => {
      const response = await service.ben.request('GET', `/api/ai/queue${query}`);
      return ((await response.json()) as { generations: { generation_id: string }[] }).generations.map(
        ({ generation_id: generationId }) => generationId,
      );
    };
    expect(await ids('')).toEqual([id]);
    expect(await ids('?media_type=video')).toEqual([]);
    expect(await ids('?model=ig-1&media_type=image')).toEqual([id]);
    expect((await service.ben.request('GET', '/api/ai/queue?status=nonsense')).status).toBe(400);
    await service.ben.request('DELETE', `/api/ai/queue/${id}`);
    expect(await ids('')).toEqual([]);
  });
});
