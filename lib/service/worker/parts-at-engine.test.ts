import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { deriveSeed } from '../../contract/derive-seed.ts';
import { EaselError } from '../../contract/error.ts';
import { engineSpending } from '../../database/service-engine-tables.ts';
import { generations } from '../../database/service-tables.ts';
import { EngineError } from '../engines/engine-error.ts';
import { createScriptedEngine, scriptedModel, type ScriptedEngine } from '../engines/testing/scripted-engine.ts';
import { bindCount } from '../testing/bind-count.ts';
import { startTestLanes, type TestLanes } from '../testing/start-test-lanes.ts';
import { startTestService, type TestService } from '../testing/start-test-service.ts';

let service: TestService;
let open: TestLanes[] = [];
beforeEach(async () => {
  service = await startTestService({ SERVICE_ROLES: 'http' });
  await bindCount(service.database.connection.pool, 'flux', 'num_images');
});
afterEach(async () => {
  for (const lanes of open) await lanes.stop();
  open = [];
  await service.stop();
});

const seed = 7;
const body = { model: 'flux', prompt: 'a red fox', num_images: 3, seed };
const seeds = [0, 1, 2].map((index) => deriveSeed(seed, index));
const seedsOf = (engine: ScriptedEngine) => engine.jobs.map(({ parameters }) => parameters['seed']);

/** An engine whose results are as wide as 10 and the index of the part. What the test holds back does not end. */
function createEngine(isPaid = true): { engine: ScriptedEngine; holdFrom: (count: number) => void } {
  const engine = createScriptedEngine({ name: 'atelier', isPaid, models: [scriptedModel('flux')] });
  let ending = Infinity;
  engine.script.isDone = (key) => engine.sent.indexOf(key) < ending;
  engine.script.result = (key) => {
    const job = engine.jobs.find((one) => one.key === key);
    const width = 10 + seeds.indexOf(job?.seed ?? -1);
    return sharp({ create: { width, height: 6, channels: 3, background: '#336699' } })
      .png()
      .toBuffer();
  };
  return { engine, holdFrom: (count) => (ending = count) };
}

async function start(engine: ScriptedEngine, settings: Parameters<typeof startTestLanes>[2] = {}): Promise<TestLanes> {
  const lanes = await startTestLanes(service, engine, settings);
  open.push(lanes);
  await expect.poll(async () => (await service.ann.request('GET', '/api/ai/models/flux')).status).toBe(200);
  return lanes;
}
const rowOf = async (id: string) => {
  const [row] = await service.database.connection.database.select().from(generations).where(eq(generations.id, id));
  if (row === undefined) throw new Error('it is gone');
  return row;
};
const widthsOf = async (id: string) => (await rowOf(id)).results.map(({ width }) => width);
const spending = () => service.database.connection.database.select().from(engineSpending);
/** The folders of attempts that are worked on. */
async function workFolders(): Promise<string[]> {
  const workers = (await readdir(service.dataDirectory)).filter((name) => name.startsWith('work-'));
  const paths = workers.map((name) => join(service.dataDirectory, name));
  return (
    await Promise.all(paths.map(async (path) => (await readdir(path)).map((attempt) => join(path, attempt))))
  ).flat();
}
/** Waits until a part is followed and all before it are written. */
async function untilFollowing(engine: ScriptedEngine, id: string, index: number): Promise<void> {
  await expect.poll(() => engine.sent.length).toBe(index + 1);
  await expect.poll(async () => (await rowOf(id)).engineHandle).not.toBeNull();
}

/** Stops a worker that follows the second part, and lets the engine end everything from then on. */
async function stopDuringSecondPart(isPaid = true): Promise<{ engine: ScriptedEngine; id: string }> {
  const { engine, holdFrom } = createEngine(isPaid);
  holdFrom(1);
  const lanes = await start(engine);
  const id = await service.ann.enqueue(body);
  await untilFollowing(engine, id, 1);
  await lanes.stop();
  holdFrom(Infinity);
  return { engine, id };
}

describe('a generation in parts', () => {
  it('sends one request for each result, one after another, each with its own seed and price', async () => {
    const { engine, holdFrom } = createEngine();
    holdFrom(1);
    await start(engine, { price: { perImage: 0.04 } });
    const id = await service.ann.enqueue(body);
    await untilFollowing(engine, id, 1);
    expect(await rowOf(id)).toMatchObject({
      enginePartCount: 3,
      engineParts: [{ key: engine.sent[0] }, null, null],
      engineKey: engine.sent[1],
    });
    await expect.poll(async () => (await rowOf(id)).progress).toBeGreaterThan(1 / 3);
    expect(engine.sent).toHaveLength(2);
    holdFrom(Infinity);
    expect(await service.ann.ended(id)).toMatchObject({ status: 'succeeded', seed });
    expect(seedsOf(engine)).toEqual(seeds);
    for (const { parameters } of engine.jobs) expect(parameters).not.toHaveProperty('num_images');
    expect(await widthsOf(id)).toEqual([10, 11, 12]);
    expect(await spending()).toMatchObject([{ sent: 3, cost: expect.closeTo(0.12, 6) as number }]);
  });

  it('keeps no file of a part but its results', async () => {
    const { engine, holdFrom } = createEngine();
    holdFrom(2);
    await start(engine);
    const id = await service.ann.enqueue(body);
    await untilFollowing(engine, id, 2);
    const [folder = ''] = await workFolders();
    const entries = await readdir(folder, { recursive: true, withFileTypes: true });
    const files = entries.filter((entry) => entry.isFile()).map(({ name }) => name);
    expect(files.toSorted()).toEqual(['0-0', '1-0']);
  });

  it('removes its files before it writes that it failed, which may need their space', async () => {
    const { engine, holdFrom } = createEngine();
    engine.script.result = () => Promise.resolve(Buffer.from('no image'));
    holdFrom(0);
    await start(engine);
    const id = await service.ann.enqueue(body);
    await untilFollowing(engine, id, 0);
    const client = await service.database.connection.pool.connect();
    await client.query('begin');
    await client.query('select from service.generations where id = $1 for update', [id]);
    try {
      holdFrom(Infinity);
      await expect.poll(workFolders).toEqual([]);
    } finally {
      await client.query('rollback');
      client.release();
    }
    expect(await service.ann.ended(id)).toMatchObject({ status: 'failed' });
  });

  it('reports progress as a share of all parts', async () => {
    const { engine, holdFrom } = createEngine();
    holdFrom(0);
    await start(engine);
    const id = await service.ann.enqueue(body);
    await expect.poll(async () => (await rowOf(id)).progress).toBeGreaterThan(0.25);
    expect((await rowOf(id)).progress).toBeLessThan(1 / 3);
  });

  it('sends one request without the parameter', async () => {
    const { engine } = createEngine();
    await start(engine);
    const id = await service.ann.enqueue({ model: 'flux', prompt: 'a red fox' });
    expect(await service.ann.ended(id)).toMatchObject({ status: 'succeeded' });
    expect(engine.sent).toHaveLength(1);
    expect(engine.jobs[0]?.parameters).not.toHaveProperty('num_images');
  });

  it('goes on where it was after a stop, with the results of the parts before', async () => {
    const { engine, id } = await stopDuringSecondPart();
    expect(engine.cancelled).toEqual([]);
    await start(engine);
    expect(await service.ann.ended(id)).toMatchObject({ status: 'succeeded' });
    expect(seedsOf(engine)).toEqual(seeds);
    expect(await widthsOf(id)).toEqual([10, 11, 12]);
  });

  it('goes on where it was, before all that waits, when the engine was away between two parts', async () => {
    const { engine } = createEngine();
    await start(engine);
    let refusals = 0;
    engine.script.beforeSending = () => {
      if (engine.sent.length !== 1 || refusals === 2) return Promise.resolve();
      refusals += 1;
      return Promise.reject(new EngineError('away', 'atelier refuses connections.'));
    };
    const id = await service.ann.enqueue(body);
    const next = await service.ann.enqueue({ ...body, prompt: 'next', num_images: 1 });
    expect(await service.ann.ended(id)).toMatchObject({ status: 'succeeded' });
    await service.ann.ended(next);
    expect(refusals).toBe(2);
    expect(seedsOf(engine)).toEqual([...seeds, seed]);
    expect(await widthsOf(id)).toEqual([10, 11, 12]);
  });

  it('waits for an engine that is away when the results of the parts before came with its answers', async () => {
    const { engine } = createEngine();
    engine.holdsResults = () => true;
    let refusals = 0;
    engine.script.beforeSending = () => {
      if (engine.sent.length !== 1 || refusals === 2) return Promise.resolve();
      refusals += 1;
      // What only the first attempt has is gone.
      engine.forget();
      return Promise.reject(new EngineError('away', 'atelier gets too many requests.', { retryAfterSeconds: 0.01 }));
    };
    await start(engine);
    const id = await service.ann.enqueue(body);
    expect(await service.ann.ended(id)).toMatchObject({ status: 'succeeded' });
    expect(refusals).toBe(2);
    expect(await rowOf(id)).toMatchObject({ attempt: 1 });
    expect(seedsOf(engine)).toEqual(seeds);
    expect(await spending()).toMatchObject([{ sent: 3 }]);
  });

  it('sends a part again that a free engine forgot, and no other', async () => {
    const { engine, id } = await stopDuringSecondPart(false);
    engine.forget();
    engine.remember(engine.sent[1] ?? '');
    await start(engine);
    expect(await service.ann.ended(id)).toMatchObject({ status: 'succeeded' });
    expect(seedsOf(engine)).toEqual([seeds[0], seeds[1], seeds[0], seeds[2]]);
    expect(await widthsOf(id)).toEqual([10, 11, 12]);
  });

  it('does not send again what a paid engine forgot', async () => {
    const { engine, id } = await stopDuringSecondPart();
    engine.forget();
    engine.remember(engine.sent[1] ?? '');
    await start(engine);
    const { error_message: message } = await service.ann.ended(id);
    expect(message).toMatch(/may have been made and billed.* 2 of 3 images had been generated before\.$/);
    expect(engine.sent).toHaveLength(2);
  });

  it.each([
    [true, 'atelier ran out of memory. 2 of 3 images had been generated before.'],
    [false, 'atelier ran out of memory.'],
  ])('fails with a part, and says what a paid engine made before (paid: %s)', async (isPaid, expected) => {
    const { engine } = createEngine(isPaid);
    await start(engine);
    engine.script.beforeSending = () =>
      engine.sent.length < 2
        ? Promise.resolve()
        : Promise.reject(new EaselError('upstream_error', 'atelier ran out of memory.'));
    const record = await service.ann.ended(await service.ann.enqueue(body));
    expect(record).toMatchObject({ status: 'failed', error_message: expected });
    expect(engine.sent).toHaveLength(2);
  });

  it('sends nothing more when a result is not usable', async () => {
    const { engine } = createEngine();
    engine.script.result = () => Promise.resolve(Buffer.from('<html>not an image</html>'));
    await start(engine);
    const record = await service.ann.ended(await service.ann.enqueue(body));
    expect(record.error_message).toBe('atelier returned a result that is no usable image or video.');
    expect(engine.sent).toHaveLength(1);
  });

  it('cancels the current part, and sends no other', async () => {
    const { engine, holdFrom } = createEngine();
    holdFrom(1);
    await start(engine);
    const id = await service.ann.enqueue(body);
    await untilFollowing(engine, id, 1);
    await service.ann.request('DELETE', `/api/ai/queue/${id}`);
    await expect.poll(async () => (await rowOf(id)).engineClosedAt).not.toBeNull();
    expect(engine.cancelled).toEqual([engine.sent[1]]);
    holdFrom(Infinity);
    await service.ann.ended(await service.ann.enqueue({ ...body, num_images: 1 }));
    expect(engine.sent).toHaveLength(3);
  });
});

describe('the limit of a day', () => {
  const one = { ...body, num_images: 1 };
  const limited = /^The limit of \d+ per day/;

  it('counts the parts that running generations are still to send', async () => {
    const { engine, holdFrom } = createEngine();
    holdFrom(0);
    await start(engine, { maxPerDay: 4, concurrency: 3 });
    const first = await service.ann.enqueue(body);
    const second = await service.ann.enqueue(one);
    await expect.poll(() => engine.sent.length).toBe(2);
    const third = await service.ann.enqueue(one);
    const waiting = await service.ann.until(third, ({ note }) => note !== null);
    expect(waiting.note).toMatch(limited);
    holdFrom(Infinity);
    expect(await service.ann.ended(first)).toMatchObject({ status: 'succeeded' });
    expect(await service.ann.ended(second)).toMatchObject({ status: 'succeeded' });
    expect(await spending()).toMatchObject([{ sent: 4 }]);
    expect((await rowOf(third)).status).toBe('queued');
  });

  it('is not exceeded by a generation whose parts are too many for the rest of the day', async () => {
    const { engine } = createEngine();
    await start(engine, { maxPerDay: 3 });
    await service.ann.ended(await service.ann.enqueue(one));
    const waiting = await service.ann.until(await service.ann.enqueue(body), ({ note }) => note !== null);
    expect(waiting.note).toMatch(limited);
    expect(engine.sent).toHaveLength(1);
  });

  it('is exceeded by a generation with more parts than the limit, which begins alone', async () => {
    const { engine } = createEngine();
    await start(engine, { maxPerDay: 2 });
    expect(await service.ann.ended(await service.ann.enqueue(body))).toMatchObject({ status: 'succeeded' });
    expect(engine.sent).toHaveLength(3);
    const waiting = await service.ann.until(await service.ann.enqueue(one), ({ note }) => note !== null);
    expect(waiting.note).toMatch(limited);
  });
});
