import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { generations } from '../../database/service-tables.ts';
import { hangBoundMs } from '../../setup/test/hang-bound.ts';
import { createScriptedEngine, scriptedModel } from '../engines/testing/scripted-engine.ts';
import { startTestLanes, type TestLanes } from '../testing/start-test-lanes.ts';
import { startTestService, type TestService } from '../testing/start-test-service.ts';

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

/** A paid engine that cannot say what arrived, as fal and Replicate. */
function forgetful() {
  const engine = createScriptedEngine({ name: 'atelier', isPaid: true, models: [scriptedModel('flux')] });
  engine.script.canFind = false;
  return engine;
}
async function start(
  engine: ReturnType<typeof forgetful>,
  settings: Parameters<typeof startTestLanes>[2] = {},
): Promise<TestLanes> {
  const lanes = await startTestLanes(service, engine, settings);
  open.push(lanes);
  await expect.poll(async () => (await service.ann.request('GET', '/api/ai/models/flux')).status).toBe(200);
  return lanes;
}
const body = { model: 'flux', prompt: 'a red fox' };
const { promise: never } = Promise.withResolvers<void>();
const rowOf = async (id: string) => {
  const [row] = await service.database.connection.database.select().from(generations).where(eq(generations.id, id));
  if (row === undefined) throw new Error('it is gone');
  return row;
};
/** Enqueues a generation whose worker wrote that it sends it, and was not heard of since. */
async function sentByAnother(request: Record<string, unknown>) {
  const id = await service.ann.enqueue(request);
  const [key, sentAt] = [randomUUID(), new Date()];
  const { database } = service.database.connection;
  await database.update(generations).set({ engineKey: key, engineSentAt: sentAt }).where(eq(generations.id, id));
  return { id, key, sentAt };
}
const disconnected = () => Object.assign(new Error('terminating connection'), { code: '57P01' });

describe('runAtEngine', () => {
  it('cancels what was cancelled between the request and its answer', async () => {
    const engine = forgetful();
    const answer = Promise.withResolvers<void>();
    engine.script.afterSending = () => answer.promise;
    await start(engine);
    const id = await service.ann.enqueue(body);
    await expect.poll(() => engine.sent.length).toBe(1);
    await service.ann.request('DELETE', `/api/ai/queue/${id}`);
    setTimeout(answer.resolve, 500);
    await expect.poll(() => engine.cancelled).toEqual(engine.sent);
    await expect.poll(async () => (await rowOf(id)).engineClosedAt).not.toBeNull();
  });

  it('waits for the answer to a request when the worker stops, and follows it later', async () => {
    const engine = forgetful();
    const answer = Promise.withResolvers<void>();
    engine.script.afterSending = () => answer.promise;
    const lanes = await start(engine, { answerGraceMs: hangBoundMs });
    const id = await service.ann.enqueue(body);
    await expect.poll(() => engine.sent.length).toBe(1);
    setTimeout(answer.resolve, 500);
    await lanes.stop();
    expect(await rowOf(id)).toMatchObject({ status: 'queued', engineHandle: { key: engine.sent[0] } });
    await start(engine);
    expect(await service.ann.ended(id)).toMatchObject({ status: 'succeeded' });
    expect(engine.sent).toHaveLength(1);
  });

  it('stops although the answer does not come, and says that something was sent', async () => {
    const engine = forgetful();
    engine.script.afterSending = () => never;
    const lanes = await start(engine, { answerGraceMs: 1000 });
    const id = await service.ann.enqueue(body);
    await expect.poll(() => engine.sent.length).toBe(1);
    await lanes.stop();
    expect(await rowOf(id)).toMatchObject({ status: 'queued', engineKey: engine.sent[0], engineHandle: null });
    expect((await rowOf(id)).engineSentAt).not.toBeNull();
  });

  it('finishes results that came with the answer when the worker stops, and sends nothing more', async () => {
    const engine = forgetful();
    engine.holdsResults = () => true;
    const answer = Promise.withResolvers<void>();
    engine.script.afterSending = () => answer.promise;
    const lanes = await start(engine, { answerGraceMs: hangBoundMs });
    const id = await service.ann.enqueue(body);
    await expect.poll(() => engine.sent.length).toBe(1);
    const next = await service.ann.enqueue(body);
    setTimeout(answer.resolve, 500);
    await lanes.stop();
    expect(await rowOf(id)).toMatchObject({ status: 'succeeded' });
    expect(await rowOf(next)).toMatchObject({ status: 'queued', engineSentAt: null });
    expect(engine.sent).toHaveLength(1);
  });

  it('stops finishing them when it takes too long', async () => {
    const engine = forgetful();
    engine.holdsResults = () => true;
    engine.script.isDone = () => false;
    const lanes = await start(engine, { answerGraceMs: 300 });
    const id = await service.ann.enqueue(body);
    await expect.poll(async () => (await rowOf(id)).engineHandle).not.toBeNull();
    await lanes.stop();
    expect(await rowOf(id)).toMatchObject({ status: 'queued', engineHandle: { key: engine.sent[0] } });
  });

  it('keeps the handle when the database is away for a moment', async () => {
    const engine = forgetful();
    const { database } = service.database.connection;
    engine.script.afterSending = () => {
      vi.spyOn(database, 'update').mockImplementationOnce(() => {
        throw disconnected();
      });
      return Promise.resolve();
    };
    await start(engine);
    const record = await service.ann.ended(await service.ann.enqueue(body));
    expect(record).toMatchObject({ status: 'succeeded' });
    expect(engine.sent).toHaveLength(1);
  });

  it('finds what was sent before it looks at the inputs, which may be gone by then', async () => {
    const engine = forgetful();
    engine.script.canFind = true;
    await (await start(engine)).stop();
    const { id, key } = await sentByAnother({ ...body, image: 'https://example.com/gone.png' });
    engine.remember(key);
    await start(engine);
    expect(await service.ann.ended(id)).toMatchObject({ status: 'succeeded' });
    expect(engine.sent).toEqual([]);
  });

  it('does not send again what another worker may still be sending', async () => {
    const engine = forgetful();
    engine.script.canFind = true;
    const find = vi.spyOn(engine, 'find');
    await (await start(engine)).stop();
    const { id, key } = await sentByAnother(body);
    await start(engine, { sendingDeadlineMs: 20_000 });
    await expect.poll(() => find.mock.settledResults.at(-1)).toEqual({ type: 'fulfilled', value: 'never arrived' });
    engine.remember(key);
    expect(await service.ann.ended(id)).toMatchObject({ status: 'succeeded' });
    expect(engine.sent).toEqual([]);
  });

  it('sends again once a request of another worker must have ended', async () => {
    const engine = forgetful();
    engine.script.canFind = true;
    await (await start(engine)).stop();
    const { id, sentAt } = await sentByAnother(body);
    const sendingDeadlineMs = 3000;
    await start(engine, { sendingDeadlineMs });
    await expect.poll(() => engine.sent.length).toBe(1);
    expect(Date.now() - sentAt.getTime()).toBeGreaterThanOrEqual(sendingDeadlineMs);
    expect(await service.ann.ended(id)).toMatchObject({ status: 'succeeded' });
    expect(engine.sent).toHaveLength(1);
  });
});
