import { describe, expect, it } from 'vitest';
import { RequestError } from '@/lib/client/request';
import type { JsonObject } from '@/lib/contract/model';
import { idempotencyHeader, jobHeader } from '@/lib/contract/studio/studio-headers';
import type { StudioJob } from '@/lib/contract/studio/studio-job';
import { mountHook } from '../testing/mount-hook';
import { stubPage } from '../testing/stub-page';
import { submitOptions, unrecorded, useSubmissions } from './use-submissions';

async function mountSubmissions(answer: (body: JsonObject | null, tries: number) => Response) {
  let tries = 0;
  const page = stubPage(({ path, body }) => (path === '/api/ai/queue' ? answer(body, (tries += 1)) : undefined));
  const recorded: (string | null)[] = [];
  const refused: RequestError[] = [];
  const hook = await mountHook(page.queries, () =>
    useSubmissions({
      onRecorded: (id) => void recorded.push(id),
      onRefused: (_submission, error) => void refused.push(error),
    }),
  );
  const sent = () => page.requests.filter(({ path }) => path === '/api/ai/queue');
  const keys = () => sent().map(({ headers }) => headers.get(idempotencyHeader));
  return { ...hook, recorded, refused, sent, keys };
}

const accepted = () => new Response('{}', { headers: { [jobHeader]: 'job-1' } });
const refusal = () => Response.json({ error: { message: 'Not today.', code: 'invalid_params' } }, { status: 400 });
const silence = () => {
  throw new TypeError('no network');
};

const errorOf = (code: string, status: number) => new RequestError('', { code, status });

const jobOf = (prompt: string, createdAt: string) => ({ request: { prompt }, createdAt }) as unknown as StudioJob;

describe('useSubmissions', () => {
  it('sends a request once for a double click, and reports the recorded job', async () => {
    const { current, recorded, sent } = await mountSubmissions(accepted);
    expect(current().submit({ prompt: 'a boat' })).toBe(true);
    expect(current().submit({ prompt: 'a boat' })).toBe(false);
    await expect.poll(() => recorded).toEqual(['job-1']);
    expect(sent().map(({ body }) => body)).toEqual([{ prompt: 'a boat' }]);
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
    await expect.poll(() => recorded).toEqual(['job-1']);
    expect(new Set(keys()).size).toBe(2);
  });

  it('shows the recorded job of a request that the service rejected', async () => {
    const { current, refused, recorded } = await mountSubmissions(() =>
      Response.json({ error: { message: 'Later.' } }, { status: 429, headers: { [jobHeader]: 'job-2' } }),
    );
    current().submit({ prompt: 'a boat' });
    await expect.poll(() => refused).toHaveLength(1);
    expect(recorded).toEqual(['job-2']);
  });

  it('repeats an unanswered request under its key', async () => {
    const { current, perform, recorded, keys } = await mountSubmissions((_body, tries) =>
      tries === 1 ? silence() : accepted(),
    );
    await perform(({ submit }) => submit({ prompt: 'a boat' }));
    await expect.poll(() => current().pending.map(({ state }) => state)).toEqual(['again']);
    await expect.poll(() => recorded).toEqual(['job-1']);
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

describe('unrecorded', () => {
  const pressedAt = Date.parse('2026-01-01T00:00:10.000Z');
  const pending = { key: 'k', body: { prompt: 'a' }, written: { prompt: 'a' }, pressedAt, state: 'sending' as const };

  it.each<[string, StudioJob[], number]>([
    ['no job is listed', [], 1],
    ['its own job is listed', [jobOf('a', '2026-01-01T00:00:10.500Z')], 0],
    ['its own job is listed by a clock that is a little slow', [jobOf('a', '2026-01-01T00:00:09.000Z')], 0],
    ['a job of the same request is much older', [jobOf('a', '2026-01-01T00:00:00.000Z')], 1],
    ['a job of another request is listed', [jobOf('b', '2026-01-01T00:00:10.500Z')], 1],
  ])('decides whether a submission keeps its tile where %s', (_what, jobs, count) => {
    expect(unrecorded([pending], jobs)).toHaveLength(count);
  });
});
