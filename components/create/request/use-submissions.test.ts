import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { ownBatches } from '@/lib/client/jobs/own-batches';
import { RequestError } from '@/lib/client/request';
import type { JsonObject } from '@/lib/contract/model';
import { batchHeader, idempotencyHeader, jobHeader } from '@/lib/contract/studio/studio-headers';
import type { StudioJob } from '@/lib/contract/studio/studio-job';
import { mountHook } from '../testing/mount-hook';
import { stubPage } from '../testing/stub-page';
import { submitOptions, unrecorded, useSubmissions } from './use-submissions';

async function mountSubmissions(answer: (body: JsonObject | null, tries: number) => Response | Promise<Response>) {
  let tries = 0;
  const page = stubPage(({ path, body }) => (path === '/api/ai/queue' ? answer(body, (tries += 1)) : undefined));
  const recorded: string[] = [];
  const refused: RequestError[] = [];
  const hook = await mountHook(page.queries, () =>
    useSubmissions({
      onRecorded: () => void recorded.push('recorded'),
      onRefused: (_submission, error) => void refused.push(error),
    }),
  );
  const sent = () => page.requests.filter(({ path }) => path === '/api/ai/queue');
  const keys = () => sent().map(({ headers }) => headers.get(idempotencyHeader));
  return { ...hook, recorded, refused, sent, keys };
}

const accepted = () => new Response('{}', { headers: { [jobHeader]: 'job-1' } });
const refusal = () => Response.json({ error: { message: 'Not today.', code: 'invalid_params' } }, { status: 400 });
const failed = () => Response.json({ error: { message: 'Not now.', code: 'internal_error' } }, { status: 500 });
const silence = () => {
  throw new TypeError('no network');
};

const errorOf = (code: string, status: number) => new RequestError('', { code, status });

describe('useSubmissions', () => {
  it('sends a request once for a double click, and reports the recorded job', async () => {
    const { current, recorded, sent } = await mountSubmissions(accepted);
    expect(current().submit({ prompt: 'a boat' })).toBe(true);
    expect(current().submit({ prompt: 'a boat' })).toBe(false);
    await expect.poll(() => recorded).toEqual(['recorded']);
    expect(sent().map(({ body }) => body)).toEqual([{ prompt: 'a boat' }]);
  });

  const bodies = [{ seed: 1 }, { seed: 2 }];

  it('sends several requests as one batch of this browser, once for a double click', async () => {
    const { current, sent } = await mountSubmissions(accepted);
    current().submitBatch({ prompt: 'a boat' }, () => bodies);
    current().submitBatch({ prompt: 'a boat' }, () => [{ seed: 8 }, { seed: 9 }]);
    await expect.poll(() => sent().map(({ body }) => body)).toEqual(bodies);
    const batches = new Set(sent().map(({ headers }) => headers.get(batchHeader)));
    expect([...batches]).toEqual([ownBatches.current()[0]]);
    expect(new Set(sent().map(({ headers }) => headers.get(idempotencyHeader))).size).toBe(2);
  });

  it('sends the next request of a batch after the answer to the one before, a refusal included', async () => {
    const answers: PromiseWithResolvers<Response>[] = [];
    const { current, sent, recorded } = await mountSubmissions(() => {
      const answer = Promise.withResolvers<Response>();
      answers.push(answer);
      return answer.promise;
    });
    current().submitBatch({ prompt: 'a boat' }, () => bodies);
    await expect.poll(() => answers).toHaveLength(1);
    expect(sent()).toHaveLength(1);
    answers[0]?.resolve(refusal());
    await expect.poll(() => answers).toHaveLength(2);
    answers[1]?.resolve(accepted());
    await expect.poll(() => recorded).toEqual(['recorded']);
    expect(sent().map(({ body }) => body)).toEqual(bodies);
  });

  it('treats two presses as one where only drawn values differ', async () => {
    const { current, recorded, sent } = await mountSubmissions(accepted);
    current().submit({ prompt: 'a boat' }, () => ({ prompt: 'a boat', seed: 1 }));
    current().submit({ prompt: 'a boat' }, () => ({ prompt: 'a boat', seed: 2 }));
    await expect.poll(() => recorded).toHaveLength(1);
    expect(sent().map(({ body }) => body)).toEqual([{ prompt: 'a boat', seed: 1 }]);
  });

  it('gives each request its own key, also simultaneous ones', async () => {
    const { current, recorded, keys } = await mountSubmissions(accepted);
    current().submit({ prompt: 'a boat' });
    current().submit({ prompt: 'a kite' });
    await expect.poll(() => recorded).toHaveLength(2);
    expect(new Set(keys()).size).toBe(2);
  });

  it('reports why a request was rejected, and sends it again under another key', async () => {
    const { current, refused, recorded, keys } = await mountSubmissions((_body, tries) =>
      tries === 1 ? refusal() : accepted(),
    );
    current().submit({ prompt: 'a boat' });
    await expect.poll(() => refused.map(({ message }) => message)).toEqual(['Not today.']);
    current().submit({ prompt: 'a kite' });
    await expect.poll(() => recorded).toEqual(['recorded']);
    expect(new Set(keys()).size).toBe(2);
  });

  it('sends a request again under its key after an error of the studio that names no job', async () => {
    const { current, refused, recorded, keys } = await mountSubmissions((_body, tries) =>
      tries === 1 ? failed() : accepted(),
    );
    current().submit({ prompt: 'a boat' });
    await expect.poll(() => refused).toHaveLength(1);
    // A press within a moment would be a double click.
    const later = vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 10_000);
    onTestFinished(() => later.mockRestore());
    current().submit({ prompt: 'a boat' });
    await expect.poll(() => recorded).toEqual(['recorded']);
    expect(keys()).toHaveLength(2);
    expect(new Set(keys()).size).toBe(1);
  });

  it('shows the recorded job of a request that the service rejected', async () => {
    const { current, refused, recorded } = await mountSubmissions(() =>
      Response.json({ error: { message: 'Later.' } }, { status: 429, headers: { [jobHeader]: 'job-2' } }),
    );
    current().submit({ prompt: 'a boat' });
    await expect.poll(() => refused).toHaveLength(1);
    expect(recorded).toEqual(['recorded']);
  });

  it('repeats an unanswered request under its key', async () => {
    const { current, perform, recorded, keys } = await mountSubmissions((_body, tries) =>
      tries === 1 ? silence() : accepted(),
    );
    await perform(({ submit }) => submit({ prompt: 'a boat' }));
    await expect.poll(() => current().pending.map(({ state }) => state)).toEqual(['again']);
    await expect.poll(() => recorded).toEqual(['recorded']);
    expect(keys()).toHaveLength(2);
    expect(new Set(keys()).size).toBe(1);
    await expect.poll(() => current().pending).toEqual([]);
  });
});

describe('submitOptions', () => {
  it('retries while that may help, and not forever', () => {
    expect(submitOptions.retry(0, errorOf('no_answer', 0))).toBe(true);
    expect(submitOptions.retry(5, errorOf('unavailable', 503))).toBe(true);
    expect(submitOptions.retry(6, errorOf('unavailable', 503))).toBe(false);
    expect(submitOptions.retry(0, errorOf('invalid_params', 400))).toBe(false);
  });
});

const pending = (batchId: string, key = batchId) =>
  ({ key, batchId, body: {}, written: {}, pressedAt: 0, state: 'sending' }) as const;

describe('unrecorded', () => {
  const jobs = [{ batchId: 'listed' } as StudioJob];

  it('keeps the tile of a submission until a job of its batch is listed', () => {
    expect(unrecorded([pending('listed'), pending('new')], jobs).map(({ key }) => key)).toEqual(['new']);
  });

  it('keeps one tile for the submissions of one batch', () => {
    const both = [pending('new', 'one'), pending('new', 'other')];
    expect(unrecorded(both, jobs).map(({ key }) => key)).toEqual(['one']);
  });
});
