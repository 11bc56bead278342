import { randomUUID } from 'node:crypto';
import { mkdir, mkdtemp, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { inspect } from 'node:util';
import { pino } from 'pino';
import { expect } from 'vitest';
import { isEaselError } from '../../../contract/error.ts';
import type { JsonObject } from '../../../contract/model.ts';
import { createFetcher } from '../../storage/create-fetcher.ts';
import type { CreateEngine, EngineOptions } from '../engine-options.ts';
import type { Engine, EngineInput, EngineJob, EngineModel, FollowOptions, Handle, SubmitOptions } from '../engine.ts';
import { EngineError } from '../engine-error.ts';
import { engineSettingsSchema, modelSettingsSchema, type EngineKind, type EngineSettings } from '../engine-settings.ts';
import type { FakeEngine } from './fake-engine.ts';
import { removeFolder } from '../../../setup/test/remove-folder.ts';

/** An engine kind with one model of its fake, for the contract suite. */
export interface EngineCase<Fake extends FakeEngine = FakeEngine> {
  create: CreateEngine;
  kind: EngineKind;
  /** A new fake; the suite closes it. */
  fake: Fake;
  /** Further settings of the engine. */
  settings?: Partial<EngineSettings>;
  /** The settings of its models, as the settings file has them. */
  models?: Record<string, JsonObject>;
  /** The folder that relative paths of the settings start from. */
  folder?: string;
  /** The name in the catalogue of the model to run. */
  model: string;
  /** A valid request for it, with addresses at its media fields. */
  parameters: JsonObject;
  /** The files of these media. */
  inputs?: Record<string, EngineInput[]>;
}

/** What a test of the suite has. */
export interface EngineBench<Fake extends FakeEngine = FakeEngine> extends EngineCase<Fake> {
  engine: Engine;
  /** The key of the job that `submit` sends. */
  jobKey: string;
  /** A secret of the settings, which the engine must be sent. */
  secret: string;
  /** Another client of the same engine, as another process has it. */
  createEngine: (url?: string) => Engine;
  readModel: () => Promise<EngineModel>;
  submit: (changes?: Partial<SubmitOptions>, engine?: Engine) => Promise<Handle>;
  follow: (handle: Handle, changes?: Partial<FollowOptions>, engine?: Engine) => Promise<{ path: string }[]>;
  /** Fails unless a promise ends with an error that the interface allows. */
  failureOf: (work: Promise<unknown>) => Promise<Error>;
  /** Fails when a value contains a secret. */
  expectNoSecret: (value: unknown) => void;
}

const name = 'testbed';
const secretKey = `canary-key-${randomUUID()}`;
const secretHeader = `canary-header-${randomUUID()}`;

function expectNoSecret(value: unknown): void {
  const text = typeof value === 'string' ? value : inspect(value, { depth: 10, maxStringLength: null });
  expect(text).not.toContain(secretKey);
  expect(text).not.toContain(secretHeader);
}

/** The error that a promise ends with, which must be one that the interface allows, a sentence, and without secrets. */
async function failureOf(work: Promise<unknown>): Promise<Error> {
  const thrown: unknown = await work.then(
    (value) => expect.fail(`ended with ${inspect(value)}`),
    (error: unknown) => error,
  );
  if (!(thrown instanceof EngineError) && !isEaselError(thrown)) throw thrown;
  expect(thrown.message).toMatch(/^\S.{10,}[.!?…]$/s);
  if (thrown instanceof EngineError) expect(thrown.message.toLowerCase()).toContain(name);
  expectNoSecret(thrown);
  return thrown;
}

/** Runs a test with a new fake and a client of it, and checks at the end that nothing has leaked. */
export async function withBench<Fake extends FakeEngine>(
  setup: (directory: string) => Promise<EngineCase<Fake>>,
  test: (bench: EngineBench<Fake>) => Promise<void>,
): Promise<void> {
  const directory = await mkdtemp(join(tmpdir(), 'easel-engine-'));
  const engineCase = await setup(directory);
  const { fake, kind, create, folder = directory, model: id, parameters, inputs = {} } = engineCase;
  const jobKey = randomUUID();
  const logged: string[] = [];
  const fetcher = createFetcher({ isAllowed: () => false, limitBytes: 1_000_000, deadlineMs: 30_000 });
  const engines: Engine[] = [];

  const options: EngineOptions = {
    name,
    settings: {
      ...engineSettingsSchema.parse({ kind, title: 'Testbed' }),
      url: fake.url,
      key: secretKey,
      headers: { 'x-canary': secretHeader },
      ...engineCase.settings,
    },
    models: Object.fromEntries(
      Object.entries(engineCase.models ?? {}).map(([model, settings]) => [
        model,
        modelSettingsSchema.parse({ engine: name, ...settings }),
      ]),
    ),
    folder,
    fetcher,
    logger: pino({ level: 'trace' }, { write: (line: string) => void logged.push(line) }),
  };

  function createEngine(url = fake.url): Engine {
    const engine = create({ ...options, settings: { ...options.settings, url } });
    engines.push(engine);
    return engine;
  }
  const engine = createEngine();

  async function readModel(): Promise<EngineModel> {
    const { models } = await engine.discover(AbortSignal.timeout(60_000));
    const model = models.find((one) => one.id === id);
    if (model === undefined) throw new Error(`no model ${id} among ${models.map((one) => one.id).join(', ')}`);
    return model;
  }
  let known: Promise<EngineModel> | null = null;
  const job = async (): Promise<EngineJob> => ({
    key: jobKey,
    model: await (known ??= readModel()),
    parameters,
    inputs,
    seed: 1234,
  });
  let results = 0;

  const bench: EngineBench<Fake> = {
    ...engineCase,
    engine,
    jobKey,
    secret: kind === 'comfyui' ? secretHeader : secretKey,
    createEngine,
    readModel,
    failureOf,
    expectNoSecret,
    async submit(changes = {}, sender = engine) {
      const signal = new AbortController().signal;
      return sender.submit(await job(), { signal, onSending: () => Promise.resolve(), directory, ...changes });
    },
    async follow(handle, changes = {}, follower = engine) {
      const folderOfResults = join(directory, `results-${(results += 1)}`);
      await mkdir(folderOfResults);
      const outputs = await follower.follow(handle, await job(), {
        signal: new AbortController().signal,
        directory: folderOfResults,
        limitBytes: 1_000_000,
        onProgress: () => undefined,
        onPreview: () => undefined,
        ...changes,
      });
      for (const { path } of outputs) {
        expect(dirname(path)).toBe(folderOfResults);
        expect((await stat(path)).size).toBeGreaterThan(0);
      }
      return outputs;
    },
  };
  try {
    await test(bench);
    expectNoSecret(logged.join('\n'));
  } finally {
    await Promise.all(engines.map((one) => one.close()));
    await fetcher.close();
    await fake.close();
    await removeFolder(directory);
  }
}
