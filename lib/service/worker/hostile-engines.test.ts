import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createLogger } from '../../logging/create-logger.ts';
import { waitUntil } from '../../setup/test/wait.ts';
import { createEngine } from '../engines/create-engine.ts';
import { engineSettingsSchema, modelSettingsSchema } from '../engines/engine-settings.ts';
import type { EngineFault, EngineStage } from '../engines/testing/fake-engine.ts';
import { createFetcher, type Fetcher } from '../storage/create-fetcher.ts';
import type { KilledEngine } from '../testing/kills/run-engine-kills.ts';
import { startKilledEngines } from '../testing/kills/start-killed-engines.ts';
import { startTestLanes, type TestLanes } from '../testing/start-test-lanes.ts';
import { startTestService, type TestService } from '../testing/start-test-service.ts';
import { removeFolder } from '../../setup/test/remove-folder.ts';

const faults: EngineFault[] = [
  'html',
  'redirect',
  'huge',
  'server error',
  'wrong shape',
  'cut',
  'refused key',
  'too many',
];
const stages: EngineStage[] = ['submit', 'follow', 'result'];
/** Answers that say that nothing was processed: the request is sent again once the engine is back. */
const refusals = new Set<EngineFault>(['redirect', 'refused key', 'too many']);

let folder: string;
let engines: KilledEngine[];
let service: TestService;
let fetcher: Fetcher;
let lanes: TestLanes[];

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'easel-hostile-engines-'));
  engines = await startKilledEngines(folder);
  service = await startTestService({ SERVICE_ROLES: 'http' });
  fetcher = createFetcher({ isAllowed: () => false, limitBytes: 1_000_000, deadlineMs: 30_000 });
  lanes = await Promise.all(
    engines.map(async ({ name, kind, fake, models }) => {
      const engine = await createEngine({
        name,
        settings: { ...engineSettingsSchema.parse({ kind }), url: fake.url, key: 'a-key-for-tests' },
        models: Object.fromEntries(
          Object.entries(models).map(([id, model]) => [id, modelSettingsSchema.parse({ ...model, engine: name })]),
        ),
        folder,
        fetcher,
        logger: createLogger('service', 'silent'),
      });
      // The fakes show a request at once.
      return startTestLanes(service, engine, { settleMs: 10 });
    }),
  );
  for (const { body } of engines) {
    const path = `/api/ai/models/${String(body['model'])}`;
    await waitUntil(async () => (await service.ann.request('GET', path)).status === 200);
  }
});
afterAll(async () => {
  for (const one of lanes) await one.stop();
  for (const { fake } of engines) await fake.close();
  await fetcher.close();
  await service.stop();
  await removeFolder(folder);
});

describe('an engine that answers wrongly', () => {
  it.concurrent.each(['comfyui', 'other', 'openai', 'fal', 'replicate'])(
    'leaves every generation in a true state: %s',
    async (name) => {
      const engine = engines.find((candidate) => candidate.name === name);
      if (engine === undefined) throw new Error(`no engine ${name}`);
      const { fake, body, canFind } = engine;
      for (const stage of stages) {
        for (const fault of faults) {
          const before = fake.sent();
          fake.fail(stage, fault, 1);
          const record = await service.ann.ended(await service.ann.enqueue({ ...body, prompt: `${stage} ${fault}` }));
          const sentence = record.status === 'failed' ? /^\S.{10,}[.!?…]$/s : /^$/;
          expect(record.error_message ?? '').toMatch(sentence);
          // An engine that can say what it received may be sent the same again; one that can't may not.
          const most = canFind || refusals.has(fault) ? 2 : 1;
          expect([stage, fault, fake.sent() - before <= most]).toEqual([stage, fault, true]);
        }
      }
      const last = await service.ann.ended(await service.ann.enqueue({ ...body, prompt: 'all is well' }));
      expect(last).toMatchObject({ status: 'succeeded', error_message: null });
    },
  );
});
