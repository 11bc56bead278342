import { describe, expect, it } from 'vitest';
import { EngineError } from '../engine-error.ts';
import { withBench, type EngineBench, type EngineCase } from './engine-bench.ts';
import { expectAnswerOfFind } from './expect-answer-of-find.ts';
import { fakeRetryAfterSeconds, type EngineFault } from './fake-engine.ts';

const forever = Number.POSITIVE_INFINITY;

/** Faults after which the work may have begun. */
const lostAnswers: EngineFault[] = ['cut', 'html', 'server error', 'wrong shape'];
/** `huge` has a test of its own, because it takes memory. */
const faults: EngineFault[] = [...lostAnswers, 'redirect', 'refused key', 'too many'];
/** Of a result, any bytes are taken: a later step recognises what they are. */
const resultFaults: EngineFault[] = ['cut', 'server error', 'redirect', 'refused key', 'too many'];

/** What an error says to the worker: the reason of an `EngineError`, or `ended` for an end that the user is told of. */
function outcomeOf(error: Error): EngineError['reason'] | 'ended' {
  return error instanceof EngineError ? error.reason : 'ended';
}

const signal = () => new AbortController().signal;

/** The tests of `describeEngine` about answers that a service should never give. */
export function describeEngineFaults<Fake extends EngineCase['fake']>(
  name: string,
  setup: (directory: string) => Promise<EngineCase<Fake>>,
  isSynchronous: boolean,
): void {
  const run = (test: (bench: EngineBench<Fake>) => Promise<void>) => withBench(setup, test);

  describe.concurrent(`${name} with a faulty engine`, () => {
    it.each(lostAnswers)('sends once, and does not call it away, after the answer: %s', (fault) =>
      run(async (bench) => {
        await bench.readModel();
        bench.fake.fail('submit', fault);
        const error = await bench.failureOf(bench.submit());
        expect(['uncertain', 'ended']).toContain(outcomeOf(error));
        expect(bench.fake.sent()).toBe(1);
        await expectAnswerOfFind(bench, fault);
      }),
    );

    it.each(['refused key', 'too many'] as const)('is away, and sends once, after the answer: %s', (fault) =>
      run(async ({ fake, submit, failureOf, readModel }) => {
        await readModel();
        fake.fail('submit', fault);
        const retryAfterSeconds = fault === 'too many' ? fakeRetryAfterSeconds : null;
        expect(await failureOf(submit())).toMatchObject({ reason: 'away', retryAfterSeconds });
        expect(fake.sent()).toBe(1);
      }),
    );

    it('does not follow a redirect of what it sends', () =>
      run(async ({ fake, submit, failureOf, readModel }) => {
        await readModel();
        fake.fail('submit', 'redirect');
        await failureOf(submit());
        expect(fake.sent()).toBe(1);
      }));

    it('is away while connections are refused', () =>
      run(async ({ createEngine, submit, failureOf, readModel, fake }) => {
        await readModel();
        const gone = createEngine('http://127.0.0.1:1');
        expect(await failureOf(submit({}, gone))).toMatchObject({ reason: 'away' });
        expect(await failureOf(gone.discover(signal()))).toMatchObject({ reason: 'away' });
        expect(fake.sent()).toBe(0);
      }));

    it.each(faults)('is away when discovery has the answer: %s', (fault) =>
      run(async ({ fake, engine, failureOf }) => {
        fake.fail('discover', fault, forever);
        expect(outcomeOf(await failureOf(engine.discover(signal())))).toBe('away');
      }),
    );

    it.each(resultFaults)('explains a result with the answer: %s', (fault) =>
      run(async ({ fake, submit, follow, failureOf }) => {
        fake.fail('result', fault, forever);
        const error = await failureOf(submit().then((handle) => follow(handle)));
        expect(['away', 'uncertain', 'ended']).toContain(outcomeOf(error));
      }),
    );

    it.skipIf(isSynchronous).each(faults)('explains following with the answer: %s', (fault) =>
      run(async ({ fake, submit, follow, failureOf }) => {
        const handle = await submit();
        fake.fail('follow', fault, forever);
        expect(['away', 'ended']).toContain(outcomeOf(await failureOf(follow(handle))));
      }),
    );

    it('stops reading a result at its limit', () =>
      run(async ({ submit, follow, failureOf }) => {
        const handle = await submit();
        expect(await failureOf(follow(handle, { limitBytes: 10 }))).toMatchObject({ code: 'payload_too_large' });
      }));
  });

  describe(`${name} with an engine whose answers do not end`, () => {
    it('stops reading models', () =>
      run(async ({ fake, engine, failureOf }) => {
        fake.fail('discover', 'huge', forever);
        expect(outcomeOf(await failureOf(engine.discover(signal())))).toBe('away');
      }));

    it('stops reading the answer to what it sends', () =>
      run(async ({ fake, submit, failureOf, readModel }) => {
        await readModel();
        fake.fail('submit', 'huge');
        expect(['uncertain', 'ended']).toContain(outcomeOf(await failureOf(submit())));
        expect(fake.sent()).toBe(1);
      }));

    it.skipIf(isSynchronous)('stops reading the state of its work', () =>
      run(async ({ fake, submit, follow, failureOf }) => {
        const handle = await submit();
        fake.fail('follow', 'huge', forever);
        expect(outcomeOf(await failureOf(follow(handle)))).toBe('away');
      }),
    );

    it('stops reading a result', () =>
      run(async ({ fake, submit, follow, failureOf }) => {
        fake.fail('result', 'huge', forever);
        const error = await failureOf(submit().then((handle) => follow(handle)));
        expect(['away', 'uncertain', 'ended']).toContain(outcomeOf(error));
      }));
  });
}
