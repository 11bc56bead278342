import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createLogger } from '../../logging/create-logger.ts';
import { describeModel } from '../engines/describe-model.ts';
import { storeEngineModels } from '../engines/engine-store.ts';
import { scriptedModel } from '../engines/testing/scripted-engine.ts';
import { startTestService, type TestService } from '../testing/start-test-service.ts';
import { enqueueGenerations } from './enqueue-generations.ts';
import { startJobQueue, type JobQueue } from './job-queue.ts';

let service: TestService;
let queue: JobQueue;
beforeAll(async () => {
  service = await startTestService({ SERVICE_ROLES: 'http' });
  const logger = createLogger('service', 'silent');
  queue = await startJobQueue({ url: service.database.url, logger, longestJobSeconds: 60 });
});
afterAll(async () => {
  await queue.stop();
  await service.stop();
});

const engine = { name: 'atelier', title: 'atelier', kind: 'comfyui', isPaid: false };
function describeWithSeed(seed: Record<string, unknown>) {
  const model = scriptedModel('flux');
  return describeModel(engine, { ...model, requestSchema: { type: 'object', properties: { seed } } }, null);
}
async function enqueue(described: ReturnType<typeof describeWithSeed>, parameters: Record<string, unknown>, count = 1) {
  const made = await enqueueGenerations(service.database.connection.database, queue, {
    owner: 'ann',
    model: described.definition,
    callStyle: 'queue',
    requestId: null,
    parameters,
    asked: parameters,
    options: {},
    count,
    waitingLimit: 0,
  });
  return made.map((row) => row.parameters['seed']);
}
async function seedsOf(seed: Record<string, unknown>, parameters: Record<string, unknown>, count = 1) {
  const described = describeWithSeed(seed);
  await storeEngineModels(service.database.connection.database, engine.name, [described]);
  return enqueue(described, parameters, count);
}

describe('enqueueGenerations', () => {
  it('keeps a seed as it was given', async () => {
    expect(await seedsOf({ type: 'integer' }, { seed: 2 ** 40 }, 2)).toEqual([2 ** 40, 2 ** 40 + 1]);
    expect(await seedsOf({ type: 'number' }, { seed: 1.5 })).toEqual([1.5]);
    expect(await seedsOf({ type: 'string' }, { seed: 'abc' })).toEqual(['abc']);
    expect(await seedsOf({ type: 'integer' }, { seed: -1 })).toEqual([-1]);
  });

  it('draws and continues seeds within the bounds of the model', async () => {
    expect(await seedsOf({ type: 'integer', minimum: 3, maximum: 5 }, { seed: 4 }, 3)).toEqual([4, 5, 3]);
    const drawn = await seedsOf({ type: 'integer', minimum: 3, maximum: 4 }, {}, 20);
    expect(new Set(drawn)).toEqual(new Set([3, 4]));
    expect(await seedsOf({ type: 'string' }, {})).toEqual([undefined]);
  });

  it('refuses a version of a model that was removed since it was read', async () => {
    const { database } = service.database.connection;
    const former = describeWithSeed({ type: 'integer', maximum: 1000 });
    await storeEngineModels(database, engine.name, [former]);
    await storeEngineModels(database, engine.name, [describeWithSeed({ type: 'integer', maximum: 2000 })]);
    await expect(enqueue(former, {})).rejects.toMatchObject({ code: 'unavailable' });
  });
});
