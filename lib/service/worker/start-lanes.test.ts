import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { EaselError } from '../../contract/error.ts';
import { eventNames, updatedEventSchema } from '../../contract/events.ts';
import { engineSpending } from '../../database/service-engine-tables.ts';
import { generations } from '../../database/service-tables.ts';
import { EngineError } from '../engines/engine-error.ts';
import { createScriptedEngine, scriptedModel, type ScriptedEngine } from '../engines/testing/scripted-engine.ts';
import { startTestService, type TestService } from '../testing/start-test-service.ts';
import { startTestLanes, type TestLanes } from '../testing/start-test-lanes.ts';

// The HTTP process has no engines of its own: all it knows is what the worker writes to the database.
let service: TestService;
let open: TestLanes[] = [];
beforeEach(async () => {
  service = await startTestService({ SERVICE_ROLES: 'http' });
});
afterEach(async () => {
  vi.restoreAllMocks();
  for (const lanes of open) await lanes.stop();
  open = [];
  await service.stop();
});

interface Started {
  engine: ScriptedEngine;
  lanes: TestLanes;
}

async function start(
  engine: ScriptedEngine = createScriptedEngine({ name: 'atelier', models: [scriptedModel('flux')] }),
  settings: Parameters<typeof startTestLanes>[2] = {},
): Promise<Started> {
  const lanes = await startTestLanes(service, engine, settings);
  open.push(lanes);
  await expect.poll(async () => (await service.ann.request('GET', '/api/ai/models/flux')).status).toBe(200);
  return { engine, lanes };
}

const body = { model: 'flux', prompt: 'a red fox' };
const rowOf = async (id: string) => {
  const [row] = await service.database.connection.database.select().from(generations).where(eq(generations.id, id));
  if (row === undefined) throw new Error('it is gone');
  return row;
};
/** Calls a function once a claim is committed, before the lane learns of it. */
function afterClaim(act: () => Promise<void>): void {
  const { database } = service.database.connection;
  const transaction = database.transaction.bind(database);
  let isDone = false;
  vi.spyOn(database, 'transaction').mockImplementation(async (work, config) => {
    const result = await transaction(work, config);
    const isClaim = typeof result === 'object' && result !== null && 'state' in result && result.state === 'claimed';
    if (!isClaim || isDone) return result;
    isDone = true;
    await act();
    return result;
  });
}

const paid = () => createScriptedEngine({ name: 'atelier', isPaid: true, models: [scriptedModel('flux')] });

describe('startLanes', () => {
  it('offers the engine’s model beside the service’s own, and generates with it', async () => {
    const { engine } = await start();
    const model = (await (await service.ann.request('GET', '/api/ai/models/flux')).json()) as Record<string, unknown>;
    expect(model).toMatchObject({
      owned_by: 'atelier',
      engine: { name: 'atelier', kind: 'comfyui' },
      unavailable: null,
      json_request_schema: { required: ['prompt'] },
    });
    const id = await service.ann.enqueue(body);
    const record = await service.ann.ended(id);
    expect(record).toMatchObject({ status: 'succeeded', prompt: 'a red fox', model_name: 'flux', note: null });
    expect(engine.sent).toHaveLength(1);
    expect(engine.jobs[0]?.parameters).toMatchObject({ prompt: 'a red fox', steps: 20, seed: record['seed'] });
    const result = await fetch(record.result_url ?? '');
    expect(result.headers.get('content-type')).toBe('image/png');
  });

  it('refuses what the engine’s schema refuses, before anything is sent', async () => {
    const { engine } = await start();
    const response = await service.ann.request('POST', '/api/ai/queue', {
      ...body,
      steps: 'many',
      stepz: 3,
      image: 'x',
    });
    expect(response.status).toBe(400);
    const { error } = (await response.json()) as { error: { fields: { pointer: string; message: string }[] } };
    expect(error.fields.map(({ pointer }) => pointer).toSorted()).toEqual(['/image', '/steps', '/stepz']);
    expect(engine.sent).toEqual([]);
  });

  it('works on as many as the engine has slots, with turns among keys', async () => {
    const engine = createScriptedEngine({ name: 'atelier', models: [scriptedModel('flux')] });
    const done = new Set<string>();
    engine.script.isDone = (key) => done.has(key);
    await start(engine, { concurrency: 2 });
    for (let index = 0; index < 4; index += 1) await service.ann.enqueue({ ...body, prompt: `ann ${index}` });
    await expect.poll(() => engine.sent.length).toBe(2);
    const ben = await service.ben.enqueue({ ...body, prompt: 'ben' });
    done.add(engine.sent[0] ?? '');
    await expect.poll(() => engine.sent.length).toBe(3);
    expect(engine.jobs[2]?.parameters['prompt']).toBe('ben');
    engine.script.isDone = () => true;
    await service.ben.ended(ben);
    await expect.poll(() => engine.sent.length).toBe(5);
  });

  it('shares the slots of an engine among workers', async () => {
    const { engine } = await start();
    engine.script.isDone = () => false;
    const other = createScriptedEngine({ name: 'atelier', models: [scriptedModel('flux')] });
    other.script.isDone = () => false;
    await start(other);
    await Promise.all([1, 2, 3].map(() => service.ann.enqueue(body)));
    await expect.poll(() => engine.sent.length + other.sent.length).toBe(1);
    await expect.poll(() => engine.following() + other.following()).toBe(1);
    expect(engine.sent.length + other.sent.length).toBe(1);
  });

  it('waits while the engine is away, says so in the record, and goes on when it is back', async () => {
    const { engine } = await start();
    engine.script.isAway = true;
    const id = await service.ann.enqueue(body);
    const waiting = await service.ann.until(id, ({ note }) => note !== null);
    expect(waiting).toMatchObject({
      status: 'queued',
      note: 'atelier refuses connections. This starts when it answers again.',
    });
    engine.script.isAway = false;
    expect(await service.ann.ended(id)).toMatchObject({ status: 'succeeded', note: null });
    expect(engine.sent).toHaveLength(1);
  });

  it('says at once why something waits that ran when the engine went away', async () => {
    const { engine } = await start(undefined, { awayMs: 3_600_000 });
    engine.script.isDone = () => false;
    const id = await service.ann.enqueue(body);
    await expect.poll(() => engine.following()).toBe(1);
    engine.script.isAway = true;
    const waiting = await service.ann.until(id, ({ status }) => status === 'queued');
    expect(waiting.note).toBe('atelier refuses connections. This starts when it answers again.');
  });

  it('fails what waited longer than the patience', async () => {
    const { engine } = await start(undefined, { patienceMs: 1 });
    engine.script.isAway = true;
    const record = await service.ann.ended(await service.ann.enqueue(body));
    expect(record).toMatchObject({ status: 'failed' });
    expect(record.error_message).toBe('atelier refuses connections.');
    expect(engine.sent).toEqual([]);
  });

  it('follows what was sent when it is started again', async () => {
    const { engine, lanes } = await start();
    engine.script.isDone = () => false;
    const id = await service.ann.enqueue(body);
    await expect.poll(() => engine.following()).toBe(1);
    await lanes.stop();
    expect(engine.cancelled).toEqual([]);
    engine.script.isDone = () => true;
    await start(engine);
    expect(await service.ann.ended(id)).toMatchObject({ status: 'succeeded' });
    expect(engine.sent).toHaveLength(1);
  });

  it('finishes what it sent with the former settings, then closes their client', async () => {
    const former = paid();
    let isClosed = false;
    former.close = () => {
      isClosed = true;
      return Promise.resolve();
    };
    const answered = Promise.withResolvers<void>();
    former.script.canFind = false;
    former.script.afterSending = () => answered.promise;
    const { lanes } = await start(former);
    const id = await service.ann.enqueue(body);
    await expect.poll(() => former.sent.length).toBe(1);
    const next = paid();
    await lanes.replace(next);
    const second = await service.ann.enqueue(body);
    expect(isClosed).toBe(false);
    answered.resolve();
    expect(await service.ann.ended(id)).toMatchObject({ status: 'succeeded' });
    expect((await rowOf(id)).attempt).toBe(1);
    expect(await service.ann.ended(second)).toMatchObject({ status: 'succeeded' });
    expect([former.sent.length, next.sent.length]).toEqual([1, 1]);
    await expect.poll(() => isClosed).toBe(true);
  });

  it('requeues what an engine works on that left the settings, and follows it when it is back', async () => {
    const { engine, lanes } = await start();
    engine.script.isDone = () => false;
    const id = await service.ann.enqueue(body);
    await expect.poll(() => engine.following()).toBe(1);
    await lanes.replace(null);
    await expect.poll(async () => (await rowOf(id)).status).toBe('queued');
    engine.script.isDone = () => true;
    await lanes.replace(engine);
    expect(await service.ann.ended(id)).toMatchObject({ status: 'succeeded' });
    expect(engine.sent).toHaveLength(1);
  });

  it('finds what arrived although its answer was lost', async () => {
    const engine = paid();
    engine.script.afterSending = () => Promise.reject(new EngineError('uncertain', 'cut'));
    await start(engine);
    expect(await service.ann.ended(await service.ann.enqueue(body))).toMatchObject({ status: 'succeeded' });
    expect(engine.sent).toHaveLength(1);
  });

  it('never sends again what may have been paid', async () => {
    const engine = paid();
    engine.script.canFind = false;
    engine.script.afterSending = () => Promise.reject(new EngineError('uncertain', 'cut'));
    await start(engine);
    const record = await service.ann.ended(await service.ann.enqueue(body));
    expect(record.error_message).toMatch(/may have been made and billed, so it was not sent again/);
    expect(engine.sent).toHaveLength(1);
  });

  it('sends again what a free engine forgot', async () => {
    const { engine } = await start();
    engine.script.isDone = () => engine.sent.length > 1;
    const id = await service.ann.enqueue(body);
    await expect.poll(() => engine.following()).toBe(1);
    engine.forget();
    expect(await service.ann.ended(id)).toMatchObject({ status: 'succeeded' });
    expect(engine.sent).toHaveLength(2);
  });

  it('cancels at the engine, also when no worker follows', async () => {
    const { engine, lanes } = await start();
    engine.script.isDone = () => false;
    const id = await service.ann.enqueue(body);
    await expect.poll(() => engine.following()).toBe(1);
    await lanes.stop();
    await service.ann.request('DELETE', `/api/ai/queue/${id}`);
    expect(engine.cancelled).toEqual([]);
    await start(engine);
    await expect.poll(() => engine.cancelled).toEqual(engine.sent);
    await expect.poll(async () => (await rowOf(id)).engineClosedAt).not.toBeNull();
  });

  it('cancels while it follows', async () => {
    const { engine } = await start();
    engine.script.isDone = () => false;
    const id = await service.ann.enqueue(body);
    await expect.poll(() => engine.following()).toBe(1);
    await service.ann.request('DELETE', `/api/ai/queue/${id}`);
    await expect.poll(() => engine.cancelled).toEqual(engine.sent);
    expect(engine.following()).toBe(0);
  });

  it('serves previews to the owner while it runs, announces each, and removes the last with the end', async () => {
    const { engine } = await start();
    engine.script.isDone = () => false;
    const image = sharp({ create: { width: 8, height: 6, channels: 3, background: '#336699' } });
    const [jpeg, webp] = await Promise.all([image.clone().jpeg().toBuffer(), image.clone().webp().toBuffer()]);
    const events = await service.ann.listen();
    const id = await service.ann.enqueue(body);
    const address = `/api/ai/queue/${id}/preview`;
    await expect.poll(() => engine.following()).toBe(1);
    expect((await service.ann.record(id)).preview).toBeNull();
    expect((await service.ann.request('GET', address)).status).toBe(404);

    engine.script.preview = jpeg;
    await service.ann.until(id, ({ preview }) => preview !== null);
    const first = await service.ann.request('GET', address);
    expect(Object.fromEntries(first.headers)).toMatchObject({
      'content-type': 'image/jpeg',
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
    });
    expect(Buffer.from(await first.arrayBuffer()).equals(jpeg)).toBe(true);
    engine.script.preview = webp;
    await expect
      .poll(async () => (await service.ann.request('GET', address)).headers.get('content-type'))
      .toBe('image/webp');
    const stranger = await service.ben.request('GET', address);
    expect(stranger.status).toBe(404);
    expect(await stranger.json()).toMatchObject({ error: { type: 'resource_not_found' } });

    engine.script.isDone = () => true;
    expect(await service.ann.ended(id)).toMatchObject({ status: 'succeeded', preview: null });
    expect((await service.ann.request('GET', address)).status).toBe(404);
    await events.next(eventNames.completed, id);
    const announced = events.received
      .filter(({ event, data }) => event === eventNames.updated && data['generation_id'] === id)
      .map(({ data }) => updatedEventSchema.parse(data).preview);
    const numbers = announced.filter((number) => number !== null);
    expect(numbers.length).toBeGreaterThan(1);
    expect(numbers).toEqual(numbers.toSorted((one, other) => one - other));
    events.close();
  });

  it('fails with the engine’s words, at its field', async () => {
    const { engine } = await start();
    engine.script.failure = new EaselError('invalid_params', 'steps: too many for this model.', {
      fields: [{ pointer: '/steps', message: 'too many for this model' }],
    });
    const record = await service.ann.ended(await service.ann.enqueue(body));
    expect(record).toMatchObject({
      status: 'failed',
      error_message: 'steps: too many for this model.',
      error_fields: [{ pointer: '/steps' }],
    });
  });

  it('refuses a result that is no image or video', async () => {
    const { engine } = await start();
    engine.script.result = () => Promise.resolve(Buffer.from('<html>not an image</html>'));
    const record = await service.ann.ended(await service.ann.enqueue(body));
    expect(record.error_message).toBe('atelier returned a result that is no usable image or video.');
  });

  it('counts what is sent and stops at the limit of a day', async () => {
    const { engine } = await start(undefined, { maxPerDay: 1, price: { perImage: 0.04 } });
    expect(await service.ann.ended(await service.ann.enqueue(body))).toMatchObject({ status: 'succeeded' });
    const second = await service.ann.enqueue(body);
    const waiting = await service.ann.until(second, ({ note }) => note !== null);
    expect(waiting.note).toMatch(/^The limit of 1 per day for atelier is reached\./);
    expect(engine.sent).toHaveLength(1);
    const spending = await service.database.connection.database.select().from(engineSpending);
    expect(spending).toMatchObject([{ engine: 'atelier', model: 'flux', sent: 1, cost: 0.04 }]);
  });

  it('does not count what surely did not arrive', async () => {
    const { engine } = await start();
    let refusals = 0;
    engine.script.afterSending = () => {
      refusals += 1;
      if (refusals > 1) return Promise.resolve();
      engine.forget();
      return Promise.reject(new EngineError('away', 'atelier refuses connections.'));
    };
    expect(await service.ann.ended(await service.ann.enqueue(body))).toMatchObject({ status: 'succeeded' });
    const spending = await service.database.connection.database.select().from(engineSpending);
    expect(spending).toMatchObject([{ sent: 1 }]);
  });

  it('fails what the engine never takes, although it answers', async () => {
    const { engine } = await start(undefined, { patienceMs: 500 });
    engine.script.beforeSending = () => Promise.reject(new EngineError('away', 'atelier refused its key.'));
    const record = await service.ann.ended(await service.ann.enqueue(body));
    expect(record).toMatchObject({ status: 'failed' });
    expect(record.error_message).toBe('atelier refused its key.');
    expect(engine.sent).toEqual([]);
  });

  it('says of what was sent that it may have been made when it waited too long', async () => {
    const { engine } = await start(undefined, { patienceMs: 500 });
    engine.script.isDone = () => false;
    const id = await service.ann.enqueue(body);
    await expect.poll(() => engine.following()).toBe(1);
    engine.script.isAway = true;
    expect((await service.ann.ended(id)).error_message).toMatch(/may have been made and billed/);
  });

  it('says nothing about waiting once it was cancelled', async () => {
    const { engine } = await start();
    engine.script.isAway = true;
    const id = await service.ann.enqueue(body);
    await service.ann.until(id, ({ note }) => note !== null);
    await service.ann.request('DELETE', `/api/ai/queue/${id}`);
    expect(await service.ann.record(id)).toMatchObject({ status: 'cancelled', note: null });
  });

  it('works on what it claimed although the answer of the database was lost', async () => {
    const { engine } = await start();
    afterClaim(() => Promise.reject(Object.assign(new Error('terminating connection'), { code: '57P01' })));
    expect(await service.ann.ended(await service.ann.enqueue(body))).toMatchObject({ status: 'succeeded' });
    expect(engine.sent).toHaveLength(1);
  });

  it('sends nothing for a claim that was under way when it was stopped', async () => {
    const { engine, lanes } = await start();
    const stopped = Promise.withResolvers<void>();
    afterClaim(async () => {
      void lanes.stop().then(stopped.resolve);
      await Promise.resolve();
    });
    const id = await service.ann.enqueue(body);
    await stopped.promise;
    open = [];
    expect(engine.sent).toEqual([]);
    expect((await rowOf(id)).status).toBe('queued');
  });
});
