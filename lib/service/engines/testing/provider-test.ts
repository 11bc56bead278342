import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { onTestFinished } from 'vitest';
import type { JsonObject } from '../../../contract/model.ts';
import { createFetcher } from '../../storage/create-fetcher.ts';
import type { CreateEngine } from '../engine-options.ts';
import type { Engine, EngineInput, EngineJob, EngineModel, FollowOptions } from '../engine.ts';
import { engineSettingsSchema, modelSettingsSchema, type EngineKind } from '../engine-settings.ts';
import type { FakeEngine } from './fake-engine.ts';

/** A key that must appear in no handle, model or message. */
export const secretKey = 'sk-canary-0123456789';

function folder(): Promise<string> {
  return mkdtemp(join(tmpdir(), 'easel-engine-'));
}

/** An engine under test, with what its calls take. */
export interface ProviderTest {
  engine: Engine;
  /** An empty folder. */
  folder: () => Promise<string>;
  /** The model of an id, as discovered. */
  model: (id: string) => Promise<EngineModel>;
  /** A job of a discovered model. */
  job: (id: string, parameters?: JsonObject, inputs?: EngineJob['inputs']) => Promise<EngineJob>;
  /** Sends a job, and returns the handle as the database would. */
  submit: (job: EngineJob, signal?: AbortSignal) => Promise<JsonObject>;
  /** Follows a handle to its end; `shares` collects the progress. */
  follow: (
    handle: JsonObject,
    job: EngineJob,
    options?: Partial<FollowOptions> & { shares?: number[] },
  ) => Promise<string[]>;
  /** A media input of so many bytes. */
  input: (bytes: Uint8Array, contentType?: string) => Promise<EngineInput>;
}

/** Creates an engine of a kind against a fake. */
export function testProvider(
  create: CreateEngine,
  options: { kind: EngineKind; url: string; models: Record<string, JsonObject>; settings?: JsonObject },
): ProviderTest {
  const { kind, url, settings } = options;
  const engine = create({
    name: 'atelier',
    settings: {
      ...engineSettingsSchema.parse({ kind, url, title: 'Atelier', ...settings }),
      key: secretKey,
    },
    models: Object.fromEntries(
      Object.entries(options.models).map(([id, model]) => [
        id,
        modelSettingsSchema.parse({ engine: 'atelier', ...model }),
      ]),
    ),
    folder: tmpdir(),
    fetcher: createFetcher({ isAllowed: () => false, limitBytes: 1_000_000, deadlineMs: 10_000 }),
    logger: pino({ level: 'silent' }),
  });
  const never = new AbortController().signal;

  async function model(id: string): Promise<EngineModel> {
    const { models } = await engine.discover(never);
    const found = models.find((candidate) => candidate.id === id);
    if (found === undefined) throw new Error(`no model ${id}`);
    return JSON.parse(JSON.stringify(found)) as EngineModel;
  }

  return {
    engine,
    folder,
    model,
    job: async (id, parameters = { prompt: 'a barn' }, inputs = {}) => ({
      key: crypto.randomUUID(),
      model: await model(id),
      parameters,
      inputs,
      seed: 42,
    }),
    async submit(job, signal = never) {
      const handle = await engine.submit(job, {
        signal,
        onSending: () => Promise.resolve(),
        directory: await folder(),
      });
      return JSON.parse(JSON.stringify(handle)) as JsonObject;
    },
    async follow(handle, job, { shares = [], ...followOptions } = {}) {
      const outputs = await engine.follow(handle, job, {
        signal: never,
        directory: await folder(),
        limitBytes: 1_000_000,
        onProgress: (share) => void shares.push(share),
        onPreview: () => undefined,
        ...followOptions,
      });
      return outputs.map(({ path }) => path);
    },
    async input(bytes, contentType = 'image/png') {
      const path = join(await folder(), 'input');
      await writeFile(path, bytes);
      return { path, kind: contentType.split('/')[0] === 'video' ? 'video' : 'image', contentType };
    },
  };
}

/** Starts a fake, and an engine of it with models of the settings, until the end of a test. */
export type StartProvider<Fake extends FakeEngine> = (
  models?: Record<string, JsonObject>,
  settings?: JsonObject,
) => Promise<ProviderTest & { fake: Fake }>;

/**
 * Creates the function with which the tests of a provider start.
 *
 * @param options.models used where a test names none
 */
export function createStart<Fake extends FakeEngine>(options: {
  create: CreateEngine;
  kind: EngineKind;
  startFake: () => Promise<Fake>;
  models: Record<string, JsonObject>;
}): StartProvider<Fake> {
  const { create, kind, startFake, models: usualModels } = options;
  return async (models = usualModels, settings = {}) => {
    const fake = await startFake();
    onTestFinished(fake.close);
    return { fake, ...testProvider(create, { kind, url: fake.url, models, settings }) };
  };
}
