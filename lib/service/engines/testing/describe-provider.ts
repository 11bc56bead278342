import { expect, it } from 'vitest';
import { fakeRetryAfterSeconds, type EngineFault, type FakeEngine } from './fake-engine.ts';
import { secretKey, type ProviderTest } from './provider-test.ts';
import type { FakeAnswer } from './start-fake-server.ts';

/** Starts a fake, and an engine with one model. */
type Start = () => Promise<ProviderTest & { fake: FakeEngine }>;

/**
 * The tests of a provider’s request that starts work, where an answer says nothing about it.
 *
 * @param id the model of which a job is sent
 */
export function describeFaultySending(start: Start, id: string): void {
  it.each(['cut', 'html', 'server error', 'wrong shape', 'huge'] as const)(
    'is uncertain after %s, and does not send again',
    async (fault) => {
      const { fake, job, submit } = await start();
      const work = await job(id);
      fake.fail('submit', fault);
      await expect(submit(work)).rejects.toMatchObject({ name: 'EngineError', reason: 'uncertain' });
      expect(fake.sent()).toBe(1);
    },
  );

  it.each([
    ['refused key', null],
    ['too many', fakeRetryAfterSeconds],
    ['redirect', null],
  ] as const)('is away after %s', async (fault, retryAfterSeconds) => {
    const { fake, job, submit } = await start();
    const work = await job(id);
    fake.fail('submit', fault);
    await expect(submit(work)).rejects.toMatchObject({ name: 'EngineError', reason: 'away', retryAfterSeconds });
  });
}

/**
 * The tests of following a provider’s work while it does not answer as it should.
 *
 * @param work.id the model of which a job is sent
 * @param work.faults after which the provider is away
 * @param work.results how many a job gives
 */
export function describeFaultyFollowing(
  start: Start,
  { id, faults, results }: { id: string; faults: readonly EngineFault[]; results: number },
): void {
  it('goes on with a handle after the provider was away', async () => {
    const { fake, job, submit, follow } = await start();
    const work = await job(id);
    const handle = await submit(work);
    for (const fault of faults) {
      fake.fail('follow', fault);
      await expect(follow(handle, work)).rejects.toMatchObject({ reason: 'away' });
    }
    for (const fault of ['cut', 'server error'] as const) {
      fake.fail('result', fault);
      await expect(follow(handle, work)).rejects.toMatchObject({ reason: 'away' });
    }
    expect(await follow(handle, work)).toHaveLength(results);
    expect(fake.sent()).toBe(1);
  });

  it('reports work that the provider forgot', async () => {
    const { fake, job, submit, follow } = await start();
    const work = await job(id);
    const handle = await submit(work);
    fake.forget();
    await expect(follow(handle, work)).rejects.toMatchObject({ reason: 'forgotten' });
  });
}

/**
 * The tests of a provider that can't be asked what arrived.
 *
 * @param rules.id the model of which a job is sent
 * @param rules.refusal an answer to a request that starts work, which repeats `secretKey`
 */
export function describeProviderRules(
  start: () => Promise<ProviderTest & { fake: FakeEngine & { answerNext: (answer: FakeAnswer) => void } }>,
  { id, refusal }: { id: string; refusal: FakeAnswer },
): void {
  it('cannot find a lost request, and is paid', async () => {
    const { engine } = await start();
    expect(await engine.find('key', new AbortController().signal)).toBe('unknown');
    expect(engine.isPaid).toBe(true);
  });

  it('refuses handles of other versions', async () => {
    const { job, follow } = await start();
    await expect(follow({ id: 'x' }, await job(id))).rejects.toMatchObject({ code: 'unknown_error' });
  });

  it('keeps its key out of models, handles and messages', async () => {
    const { fake, job, submit, model } = await start();
    fake.answerNext(refusal);
    const error = await submit(await job(id)).catch((thrown: unknown) => thrown);
    const handle = await submit(await job(id));
    expect(error).toBeInstanceOf(Error);
    expect([String(error), JSON.stringify(await model(id)), JSON.stringify(handle)].join('')).not.toContain(secretKey);
  });
}
