import { Validator } from '@cfworker/json-schema';
import { describe, expect, it } from 'vitest';
import { isEaselError } from '../../../contract/error.ts';
import type { Handle } from '../engine.ts';
import { EngineError } from '../engine-error.ts';
import { mediaFieldsOfSchema } from '../media-fields-of-schema.ts';
import { withBench, type EngineBench, type EngineCase } from './engine-bench.ts';
import type { EngineFault } from './fake-engine.ts';

/** How a kind differs from engines with a queue. */
export interface ContractOptions {
  /** Its submission lasts until the results are there: nothing can be cancelled, followed or forgotten. */
  isSynchronous?: boolean;
}

const forever = Number.POSITIVE_INFINITY;

/** Faults after which the work may have begun. */
const lostAnswers: EngineFault[] = ['cut', 'html', 'server error', 'wrong shape'];
/** `huge` has a test of its own, because it takes memory. */
const faults: EngineFault[] = [...lostAnswers, 'redirect', 'refused key', 'too many'];
/** Of a result, any bytes are taken: a later step recognises what they are. */
const resultFaults: EngineFault[] = ['cut', 'server error', 'redirect', 'refused key', 'too many'];

const clone = (handle: Handle) => JSON.parse(JSON.stringify(handle)) as Handle;

function expectReason(error: Error, ...reasons: EngineError['reason'][]): void {
  if (error instanceof EngineError) expect(reasons).toContain(error.reason);
}

async function expectAnswerOfFind({ engine, jobKey, fake, follow }: EngineBench, fault: EngineFault): Promise<void> {
  const found = await engine.find(jobKey, new AbortController().signal);
  if (typeof found === 'object') await follow(found);
  // The fake acts on a request before it cuts the connection.
  else expect(fault === 'cut' ? ['unknown'] : ['unknown', 'never arrived']).toContain(found);
  expect(fake.sent()).toBe(1);
}

/**
 * The tests that every kind of engine must pass, against its fake.
 *
 * @param name of the factory, as in `createComfyui`
 * @param setup creates a case with a new fake, and its files in the given folder
 */
export function describeEngine(
  name: string,
  setup: (directory: string) => Promise<EngineCase>,
  { isSynchronous = false }: ContractOptions = {},
): void {
  const run = (test: (bench: EngineBench) => Promise<void>) => () => withBench(setup, test);

  describe.concurrent(`${name} as an engine`, () => {
    it(
      'discovers models that the form can show and the database can store',
      run(async ({ engine, expectNoSecret, parameters, inputs = {}, model: id, fake, secret }) => {
        const { software, models } = await engine.discover(new AbortController().signal);
        expect(software).toMatch(/\S/);
        expectNoSecret({ software, models });
        expect(JSON.parse(JSON.stringify(models))).toEqual(models);
        for (const model of models) {
          expect(model.requestSchema).toMatchObject({ type: 'object', properties: expect.any(Object) });
          const properties = Object.entries(model.requestSchema['properties'] as Record<string, { format?: unknown }>);
          const marked = mediaFieldsOfSchema(model.requestSchema).map((field) => field.name);
          const addresses = properties.filter(([, { format }]) => format === 'uri').map(([field]) => field);
          expect(marked).toEqual(expect.arrayContaining(addresses));
        }
        const [model] = models.filter((one) => one.id === id);
        expect(model?.unavailable).toBeNull();
        const schema = model?.requestSchema ?? {};
        expect(new Validator(schema, '2020-12').validate(parameters)).toMatchObject({ valid: true });
        for (const [field, files] of Object.entries(inputs)) {
          const [file] = files;
          expect(mediaFieldsOfSchema(schema)).toContainEqual(
            expect.objectContaining({ name: field, kind: file?.kind }),
          );
          expect(model?.inputs).toContain(file?.kind);
        }
        expect(fake.headers().some((headers) => JSON.stringify(headers).includes(secret))).toBe(true);
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
        if (!isSynchronous) expect(shares.length).toBeGreaterThan(0);
        expect(fake.sent()).toBe(1);
      }),
    );

    it(
      'awaits onSending before it sends',
      run(async ({ submit, fake }) => {
        let sentBefore = -1;
        await submit({
          onSending: async () => {
            await new Promise(setImmediate);
            sentBefore = fake.sent();
          },
        });
        expect(sentBefore).toBe(0);
        expect(fake.sent()).toBe(1);
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
        await expect(submit({ signal: AbortSignal.abort() })).rejects.toThrow();
        const control = new AbortController();
        const onSending = async () => control.abort();
        await expect(submit({ signal: control.signal, onSending })).rejects.toThrow();
        expect(fake.sent()).toBe(0);
      }),
    );

    it.each(lostAnswers)('sends once, and does not say that nothing arrived, after the answer: %s', (fault) =>
      withBench(setup, async (bench) => {
        await bench.readModel();
        bench.fake.fail('submit', fault);
        expectReason(await bench.failureOf(bench.submit()), 'uncertain');
        expect(bench.fake.sent()).toBe(1);
        await expectAnswerOfFind(bench, fault);
      }),
    );

    it.each(['refused key', 'too many'] as const)('is away, and sends once, after the answer: %s', (fault) =>
      withBench(setup, async ({ fake, submit, failureOf, readModel }) => {
        await readModel();
        fake.fail('submit', fault);
        const error = await failureOf(submit());
        expect(error).toMatchObject({ reason: 'away', retryAfterSeconds: fault === 'too many' ? 7 : null });
        expect(fake.sent()).toBe(1);
      }),
    );

    it(
      'does not follow a redirect of what it sends',
      run(async ({ fake, submit, failureOf, readModel }) => {
        await readModel();
        fake.fail('submit', 'redirect');
        await failureOf(submit());
        expect(fake.sent()).toBe(1);
      }),
    );

    it(
      'is away while connections are refused',
      run(async ({ createEngine, submit, failureOf, readModel, fake }) => {
        await readModel();
        const gone = createEngine('http://127.0.0.1:1');
        expect(await failureOf(submit({}, gone))).toMatchObject({ reason: 'away' });
        expect(await failureOf(gone.discover(new AbortController().signal))).toMatchObject({ reason: 'away' });
        expect(fake.sent()).toBe(0);
      }),
    );

    it.each(faults)('explains a discovery with the answer: %s', (fault) =>
      withBench(setup, async ({ fake, engine, failureOf }) => {
        fake.fail('discover', fault, forever);
        expectReason(await failureOf(engine.discover(new AbortController().signal)), 'away');
      }),
    );

    it.each(resultFaults)('explains a result with the answer: %s', (fault) =>
      withBench(setup, async ({ fake, submit, follow, failureOf }) => {
        fake.fail('result', fault, forever);
        const work = isSynchronous ? submit().then((handle) => follow(handle)) : follow(await submit());
        expectReason(await failureOf(work), 'away', 'uncertain');
      }),
    );

    it(
      'stops reading a result at its limit',
      run(async ({ submit, follow, failureOf }) => {
        const handle = await submit();
        expect(await failureOf(follow(handle, { limitBytes: 10 }))).toMatchObject({ code: 'payload_too_large' });
      }),
    );

    if (isSynchronous) return;

    it.each(faults)('explains following with the answer: %s', (fault) =>
      withBench(setup, async ({ fake, submit, follow, failureOf }) => {
        const handle = await submit();
        fake.fail('follow', fault, forever);
        expectReason(await failureOf(follow(handle)), 'away');
      }),
    );

    it(
      'goes on from a stored handle, in another process and after a failure',
      run(async ({ fake, submit, follow, createEngine }) => {
        const handle = clone(await submit());
        fake.fail('follow', 'server error');
        await follow(handle).catch((error: unknown) => expect(error).toMatchObject({ reason: 'away' }));
        expect((await follow(handle, {}, createEngine())).length).toBeGreaterThan(0);
        expect(fake.sent()).toBe(1);
      }),
    );

    it(
      'finds a generation by its key',
      run(async (bench) => {
        await bench.submit();
        await expectAnswerOfFind(bench, 'cut');
      }),
    );

    it(
      'cancels what a handle names',
      run(async ({ fake, submit, follow, createEngine, failureOf }) => {
        fake.hold();
        const handle = await submit();
        const ended = failureOf(follow(handle));
        await createEngine().cancel(clone(handle), new AbortController().signal);
        expect(fake.cancelled()).toBe(1);
        await ended;
      }),
    );

    it(
      'succeeds to cancel what has ended, and what the engine does not know',
      run(async ({ fake, engine, submit, follow }) => {
        const handle = await submit();
        await follow(handle);
        await engine.cancel(handle, new AbortController().signal);
        fake.forget();
        await engine.cancel(handle, new AbortController().signal);
      }),
    );

    it(
      'says that the engine has forgotten a generation',
      run(async ({ fake, engine, submit, follow, failureOf, jobKey }) => {
        fake.hold();
        const handle = await submit();
        fake.forget();
        expect(await failureOf(follow(handle))).toMatchObject({ reason: 'forgotten' });
        expect(['unknown', 'never arrived']).toContain(await engine.find(jobKey, new AbortController().signal));
      }),
    );

    it(
      'ends following at once when it is aborted',
      run(async ({ fake, submit, follow }) => {
        fake.hold();
        const handle = await submit();
        const before = fake.headers().length;
        const control = new AbortController();
        const ended = expect(follow(handle, { signal: control.signal })).rejects.toSatisfy(
          (error) => !isEaselError(error) && !(error instanceof EngineError),
        );
        await expect.poll(() => fake.headers().length).toBeGreaterThan(before);
        control.abort();
        await ended;
        expect(fake.cancelled()).toBe(0);
      }),
    );
  });

  describe(`${name} as an engine`, () => {
    it('stops reading answers without end', async () => {
      const before = process.memoryUsage().rss;
      await withBench(setup, async (bench) => {
        const { fake, engine, submit, follow, failureOf } = bench;
        fake.fail('discover', 'huge');
        expectReason(await failureOf(engine.discover(new AbortController().signal)), 'away');
        const handle = await submit();
        if (!isSynchronous) {
          fake.fail('follow', 'huge', forever);
          expectReason(await failureOf(follow(handle)), 'away');
        }
      });
      await withBench(setup, async ({ fake, submit, failureOf, readModel }) => {
        await readModel();
        fake.fail('submit', 'huge');
        expectReason(await failureOf(submit()), 'uncertain');
        expect(fake.sent()).toBe(1);
      });
      await withBench(setup, async ({ fake, submit, follow, failureOf }) => {
        const handle = await submit();
        fake.fail('result', 'huge', forever);
        await failureOf(follow(handle));
      });
      expect(process.memoryUsage().rss - before).toBeLessThan(1_500_000_000);
    });
  });
}
