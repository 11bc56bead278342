import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { generations } from '../../database/service-tables.ts';
import { EngineError } from '../engines/engine-error.ts';
import { createScriptedEngine, scriptedModel } from '../engines/testing/scripted-engine.ts';
import { startTestLanes, type TestLanes } from '../testing/start-test-lanes.ts';
import { startTestService, type TestService } from '../testing/start-test-service.ts';

let service: TestService;
let lanes: TestLanes;
const engine = createScriptedEngine({ name: 'atelier', models: [scriptedModel('flux')] });
beforeEach(async () => {
  service = await startTestService({ SERVICE_ROLES: 'http' });
  lanes = await startTestLanes(service, engine);
});
afterEach(async () => {
  await lanes.stop();
  await service.stop();
});

const body = { model: 'flux', prompt: 'a red fox' };
const closedAt = async (id: string) => {
  const { database } = service.database.connection;
  const [row] = await database.select().from(generations).where(eq(generations.id, id));
  return row?.engineClosedAt ?? null;
};
async function cancelOne(): Promise<string> {
  await expect.poll(async () => (await service.ann.request('GET', '/api/ai/models/flux')).status).toBe(200);
  engine.script.isDone = () => false;
  const id = await service.ann.enqueue(body);
  await expect.poll(() => engine.following()).toBe(1);
  await service.ann.request('DELETE', `/api/ai/queue/${id}`);
  await expect.poll(() => engine.following()).toBe(0);
  engine.script.isDone = () => true;
  return id;
}

describe('createCloser', () => {
  it('gives up on what can never be cancelled, and the lane goes on', async () => {
    engine.script.cancelFailure = new TypeError('a handle of another kind of engine');
    const id = await cancelOne();
    await expect.poll(async () => closedAt(id)).not.toBeNull();
    expect(await service.ann.ended(await service.ann.enqueue(body))).toMatchObject({ status: 'succeeded' });
  });

  it('tries again what the engine does not cancel now, and the lane goes on', async () => {
    engine.script.cancelFailure = new EngineError('away', 'atelier could not cancel this (status 500).');
    const id = await cancelOne();
    expect(await service.ann.ended(await service.ann.enqueue(body))).toMatchObject({ status: 'succeeded', note: null });
    expect(await closedAt(id)).toBeNull();
  });
});
