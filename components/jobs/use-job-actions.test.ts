import { QueryClient } from '@tanstack/react-query';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { mountHook } from '@/components/ui/testing/mount-hook';
import { cachedJobs, jobKeys } from '@/lib/client/jobs/jobs';
import { me, personOf } from '@/lib/client/testing/stub-person';
import { toasts } from '@/lib/client/toasts';
import type { StudioJob } from '@/lib/contract/studio/studio-job';
import { useJobActions } from './use-job-actions';

const job = (id: string, change: Partial<StudioJob> = {}) =>
  ({
    id,
    owner: me,
    batchId: id,
    status: 'waiting',
    turn: null,
    createdAt: '2026-11-23T10:00:00Z',
    ...change,
  }) as StudioJob;

/** Answers by the studio, by `METHOD path`; any other request fails. */
async function mountActions(jobs: StudioJob[], answers: Record<string, () => Response | Promise<Response>>) {
  const requests: { call: string; key: string | null }[] = [];
  vi.stubGlobal('fetch', async (address: string, options: RequestInit = {}) => {
    const call = `${options.method ?? 'GET'} ${address.replace(/\?.*/, '')}`;
    requests.push({ call, key: new Headers(options.headers).get('idempotency-key') });
    return answers[call]?.() ?? Response.json({ error: { code: 'invalid', detail: 'Not now.' } }, { status: 409 });
  });
  const show = vi.spyOn(toasts, 'show').mockImplementation(() => undefined);
  onTestFinished(() => show.mockRestore());
  const queries = new QueryClient();
  queries.setQueryData(jobKeys.list, { pages: [{ jobs, nextCursor: null }], pageParams: [null] });
  const onRetried = vi.fn();
  const hook = await mountHook(() => useJobActions({ onRetried }), { queries, document: personOf('maker') });
  return { ...hook, actions: hook.current, queries, onRetried, show, requests };
}

describe('useJobActions', () => {
  it('updates the list with the job that the studio answers', async () => {
    const held = job('a', { status: 'held' });
    const { actions, queries } = await mountActions([job('a')], {
      'POST /api/studio/jobs/a/hold': () => Response.json(held),
    });
    actions().hold('a');
    await expect.poll(() => cachedJobs(queries)).toEqual([held]);
  });

  it('shows a notice of an action that failed', async () => {
    const { actions, show, queries } = await mountActions([job('a')], {});
    actions().cancel('a');
    await expect.poll(() => show.mock.calls).toEqual([['Something went wrong. Not now.', { tone: 'bad' }]]);
    expect(cachedJobs(queries)[0]?.status).toBe('waiting');
  });

  it('shows a new order before the studio has answered, and reads the jobs again when it rejects it', async () => {
    const jobs = [job('b', { turn: 2 }), job('a', { turn: 1 })];
    const answer = Promise.withResolvers<Response>();
    const { actions, queries, show } = await mountActions(jobs, {
      'POST /api/studio/jobs/order': () => answer.promise,
      'GET /api/studio/jobs': () => Response.json({ jobs, nextCursor: null }),
    });
    const turns = () => cachedJobs(queries).map(({ id, turn }) => `${id}${turn}`);
    actions().order(['b', 'a']);
    await expect.poll(turns).toEqual(['b1', 'a2']);
    answer.resolve(Response.json({ error: { code: 'conflict', detail: 'Sent by now.' } }, { status: 409 }));
    await expect.poll(turns).toEqual(['b2', 'a1']);
    expect(show).toHaveBeenCalledWith('Something went wrong. Sent by now.', { tone: 'bad' });
  });

  it('sends one retry at a time, and goes to the new job', async () => {
    const answer = Promise.withResolvers<Response>();
    const failed = job('a', { status: 'failed' });
    const { actions, onRetried, requests, queries } = await mountActions([failed], {
      'POST /api/studio/jobs/a/retry': () => answer.promise,
      'GET /api/studio/jobs': () => Response.json({ jobs: [job('new'), failed], nextCursor: null }),
    });
    const retries = () => requests.filter(({ call }) => call.endsWith('/retry'));
    actions().retry('a');
    actions().retry('a');
    await expect.poll(retries).toHaveLength(1);
    expect(retries()[0]?.key).toMatch(/./);
    answer.resolve(Response.json(job('new')));
    await expect.poll(() => onRetried.mock.calls).toEqual([['new']]);
    expect(cachedJobs(queries).map(({ id }) => id)).toContain('new');
    actions().retry('a');
    await expect.poll(retries).toHaveLength(2);
    expect(retries()[1]?.key).not.toBe(retries()[0]?.key);
  });

  it('keeps its identity between renders', async () => {
    const { current, render } = await mountActions([], {});
    const before = current();
    await render();
    expect(current()).toBe(before);
  });
});
