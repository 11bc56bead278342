import { Validator } from '@cfworker/json-schema';
import { describe, expect, it } from 'vitest';
import type { Handle } from '../engine.ts';
import { isEngineError } from '../engine-error.ts';
import { mediaFieldsOfSchema } from '../../models/media-fields-of-schema.ts';
import { describeEngineFaults } from './describe-engine-faults.ts';
import { withBench, type EngineBench, type EngineCase } from './engine-bench.ts';
import { expectAnswerOfFind } from './expect-answer-of-find.ts';

/** How a kind differs from engines with a queue. */
export interface ContractOptions {
  /** Its submission lasts until the results are there: nothing can be cancelled, followed or forgotten. */
  isSynchronous?: boolean;
}

const clone = (handle: Handle) => JSON.parse(JSON.stringify(handle)) as Handle;

const signal = () => new AbortController().signal;

/**
 * The tests that every kind of engine must pass, against its fake. They run concurrently, each with a case of its own.
 *
 * @param name of the factory, as in `createComfyui`
 * @param setup creates a case with a new fake, and its files in the given folder, which is removed at the end
 */
export function describeEngine<Fake extends EngineCase['fake']>(
  name: string,
  setup: (directory: string) => Promise<EngineCase<Fake>>,
  { isSynchronous = false }: ContractOptions = {},
): void {
  const run = (test: (bench: EngineBench<Fake>) => Promise<void>) => () => withBench(setup, test);

  describe.concurrent(`${name} as an engine`, () => {
    it(
      'discovers models that the form can show and the database can store',
      run(async ({ engine, expectNoSecret, fake, secret }) => {
        const { software, models } = await engine.discover(signal());
        expect(software).toMatch(/\S/);
        expect(models.length).toBeGreaterThan(0);
        expectNoSecret({ software, models });
        expect(JSON.parse(JSON.stringify(models))).toEqual(models);
        for (const { requestSchema } of models) {
          expect(requestSchema).toMatchObject({ type: 'object', properties: expect.any(Object) });
          const properties = Object.entries(requestSchema['properties'] as Record<string, { format?: unknown }>);
          const addresses = properties.filter(([, { format }]) => format === 'uri').map(([field]) => field);
          const marked = mediaFieldsOfSchema(requestSchema).map((field) => field.name);
          expect(marked).toEqual(expect.arrayContaining(addresses));
        }
        expect(fake.headers().some((headers) => JSON.stringify(headers).includes(secret))).toBe(true);
      }),
    );

    it(
      'describes requests by a JSON Schema that marks media',
      run(async ({ readModel, parameters, inputs = {} }) => {
        const model = await readModel();
        expect(model.unavailable).toBeNull();
        expect(new Validator(model.requestSchema, '2020-12').validate(parameters)).toMatchObject({ valid: true });
        const marked = mediaFieldsOfSchema(model.requestSchema);
        for (const [field, files] of Object.entries(inputs)) {
          const kind = files[0]?.kind;
          expect(marked).toContainEqual(expect.objectContaining({ name: field, kind }));
          expect(model.inputs).toContain(kind);
        }
      }),
    );

    it(
      'sends once, reports rising progress and stores the results',
      run(async ({ submit, follow, fake, expectNoSecret }) => {
        const handle = await submit();
        expectNoSecret(handle);
        const shares: number[] = [];
        const outputs = await follow(handle, { onProgress: (share) => shares.push(share) });
        expect(outputs.length).toBeGreaterThan(0);
        expect(shares).toEqual(shares.toSorted((one, other) => one - other));
        expect(shares.every((share) => share >= 0 && share <= 1)).toBe(true);
        expect(shares.length).toBeGreaterThanOrEqual(isSynchronous ? 0 : 1);
        expect(fake.sent()).toBe(1);
      }),
    );

    it(
      'awaits onSending before it sends',
      run(async ({ submit, fake }) => {
        const sent: number[] = [];
        await submit({
          onSending: async () => {
            // Two round trips, in which a request that did not wait would arrive.
            for (const path of ['/first', '/second']) await (await fetch(new URL(path, fake.url))).text();
            sent.push(fake.sent());
          },
        });
        expect([...sent, fake.sent()]).toEqual([0, 1]);
      }),
    );

    it(
      'sends nothing when onSending throws',
      run(async ({ submit, fake }) => {
        const fenced = new Error('another attempt has begun');
        await expect(submit({ onSending: () => Promise.reject(fenced) })).rejects.toBe(fenced);
        expect(fake.sent()).toBe(0);
      }),
    );

    it(
      'sends nothing after an abort',
      run(async ({ submit, fake }) => {
        await expect(submit({ signal: AbortSignal.abort() })).rejects.toThrow(/abort/i);
        const control = new AbortController();
        const onSending = async () => control.abort();
        await expect(submit({ signal: control.signal, onSending })).rejects.toThrow(/abort/i);
        expect(fake.sent()).toBe(0);
      }),
    );

    it(
      'finds a generation by its key, or does not know',
      run(async (bench) => {
        await bench.submit();
        await expectAnswerOfFind(bench, 'cut');
        expect(bench.fake.sent()).toBe(1);
      }),
    );
  });

  describe.skipIf(isSynchronous).concurrent(`${name} as an engine with a queue`, () => {
    it(
      'goes on from a stored handle, in another process and after a failure',
      run(async ({ fake, submit, follow, createEngine }) => {
        const handle = clone(await submit());
        fake.fail('follow', 'server error');
        const thrown: unknown = await follow(handle).then(
          () => null,
          (error: unknown) => error,
        );
        expect(thrown === null || isEngineError(thrown, 'away')).toBe(true);
        expect((await follow(handle, {}, createEngine())).length).toBeGreaterThan(0);
        expect(fake.sent()).toBe(1);
      }),
    );

    it(
      'cancels what a handle names',
      run(async ({ fake, submit, follow, createEngine, failureOf }) => {
        fake.hold();
        const handle = await submit();
        const ended = failureOf(follow(handle));
        await createEngine().cancel(clone(handle), signal());
        expect(fake.cancelled()).toBe(1);
        await ended;
      }),
    );

    it(
      'succeeds to cancel what has ended, and what the engine does not know',
      run(async ({ fake, engine, submit, follow }) => {
        const handle = await submit();
        await follow(handle);
        await expect(engine.cancel(handle, signal())).resolves.toBeUndefined();
        fake.forget();
        await expect(engine.cancel(handle, signal())).resolves.toBeUndefined();
      }),
    );

    it(
      'says that the engine has forgotten a generation',
      run(async ({ fake, engine, submit, follow, failureOf, jobKey }) => {
        fake.hold();
        const handle = await submit();
        fake.forget();
        expect(await failureOf(follow(handle))).toMatchObject({ reason: 'forgotten' });
        expect(['unknown', 'never arrived']).toContain(await engine.find(jobKey, signal()));
      }),
    );

    it(
      'ends following at once when it is aborted, and cancels nothing',
      run(async ({ fake, submit, follow }) => {
        fake.hold();
        const handle = await submit();
        const before = fake.headers().length;
        const control = new AbortController();
        const ended = follow(handle, { signal: control.signal }).catch((error: unknown) => error);
        await expect.poll(() => fake.headers().length).toBeGreaterThan(before);
        control.abort();
        expect(await ended).toMatchObject({ name: 'AbortError' });
        expect(fake.cancelled()).toBe(0);
      }),
    );
  });

  describeEngineFaults(name, setup, isSynchronous);
}
