import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createLogger } from '../../logging/create-logger.ts';
import { startTestService, type TestService } from '../testing/start-test-service.ts';
import { EngineError } from './engine-error.ts';
import { engineSettingsSchema } from './engine-settings.ts';
import { createScriptedEngine, scriptedModel, type ScriptedEngine } from './testing/scripted-engine.ts';
import { watchEngine, type LiveEngine } from './watch-engine.ts';

let service: TestService;
beforeAll(async () => {
  service = await startTestService({ SERVICE_ROLES: 'http' });
});
afterAll(async () => service.stop());

function watch(engine: ScriptedEngine): LiveEngine {
  return watchEngine({
    engine,
    settings: engineSettingsSchema.parse({ kind: 'comfyui', url: 'http://127.0.0.1:1' }),
    models: {},
    database: service.database.connection.database,
    logger: createLogger('service', 'silent'),
    patienceMs: 3_600_000,
    onReady: () => undefined,
    intervalsMs: { away: 50, ready: 3_600_000 },
  });
}
const scripted = () => createScriptedEngine({ name: 'atelier', models: [scriptedModel('flux')] });

describe('watchEngine', () => {
  it('does not believe that it may ask again in 300 years only', async () => {
    const engine = scripted();
    const discover = vi.spyOn(engine, 'discover');
    discover.mockImplementation(() =>
      Promise.reject(new EngineError('away', 'atelier is not available.', { retryAfterSeconds: 1e10 })),
    );
    const live = watch(engine);
    await expect.poll(() => discover.mock.calls.length).toBe(1);
    // A timer of that length would fire at once, and again.
    await wait(500);
    expect(discover.mock.calls.length).toBe(1);
    live.checkNow();
    await expect.poll(() => discover.mock.calls.length).toBe(2);
    await live.stop();
  });

  it('looks again when it was asked to while it looked', async () => {
    const engine = scripted();
    const answer = Promise.withResolvers<void>();
    const discover = vi.spyOn(engine, 'discover');
    discover.mockImplementationOnce(async () => {
      await answer.promise;
      return { software: 'Scripted 1.0', models: [] };
    });
    const live = watch(engine);
    await expect.poll(() => discover.mock.calls.length).toBe(1);
    live.checkNow();
    answer.resolve();
    await expect.poll(() => discover.mock.calls.length).toBe(2);
    await live.stop();
  });

  it('takes no work after the end of the watch, and closes the client once nothing holds it', async () => {
    const engine = scripted();
    const close = vi.spyOn(engine, 'close');
    const live = watch(engine);
    await expect.poll(() => live.isReady()).toBe(true);
    const release = live.hold();
    await live.endWatch();
    expect(live.isReady()).toBe(false);
    const stopped = live.stop();
    await wait(50);
    expect(close).not.toHaveBeenCalled();
    release();
    await stopped;
    expect(close).toHaveBeenCalledOnce();
  });
});
