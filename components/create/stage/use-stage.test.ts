import { describe, expect, it } from 'vitest';
import { followedJob } from '@/lib/client/jobs/followed-job';
import { ownBatches, rememberOwnBatch } from '@/lib/client/jobs/own-batches';
import type { StudioJob } from '@/lib/contract/studio/studio-job';
import { mountHook } from '../testing/mount-hook';
import { stubPage } from '../testing/stub-page';
import { useStage } from './use-stage';

const jobOf = (id: string, batchId = id) =>
  ({ id, batchId, status: 'succeeded', createdAt: '2026-01-01T00:00:00.000Z' }) as unknown as StudioJob;

async function mountStage(first: string | null, jobs: StudioJob[], isRead = true) {
  const page = stubPage(({ path }) => (path === '/api/studio/jobs/old' ? Response.json(jobOf('old')) : undefined));
  ownBatches.set([]);
  let named = first;
  let list = { jobs, query: { isSuccess: isRead } };
  const hook = await mountHook(page.queries, () => useStage(named, list, { ownBatches, followedJob }));
  return {
    ...hook,
    shown: () => {
      const staged = hook.current();
      return staged.state === 'job' ? staged.job.id : staged.state;
    },
    requests: page.requests,
    open: (id: string | null) => hook.perform(() => (named = id)),
    setJobs: (next: StudioJob[]) => hook.perform(() => (list = { jobs: next, query: { isSuccess: true } })),
    press: (batchId: string) => hook.perform(() => rememberOwnBatch(batchId)),
  };
}

describe('useStage', () => {
  it('shows the newest job once the list is known', async () => {
    const { shown, setJobs } = await mountStage(null, [], false);
    expect(shown()).toBe('loading');
    await setJobs([jobOf('new'), jobOf('one')]);
    expect(shown()).toBe('new');
  });

  it('stays at what it showed when another person presses, and follows one’s own presses', async () => {
    const { shown, setJobs, press } = await mountStage(null, [jobOf('first')]);
    await setJobs([jobOf('theirs'), jobOf('first')]);
    expect(shown()).toBe('first');
    await press('mine');
    await setJobs([jobOf('mine'), jobOf('theirs'), jobOf('first')]);
    expect(shown()).toBe('mine');
    await setJobs([jobOf('theirs too'), jobOf('mine'), jobOf('theirs'), jobOf('first')]);
    expect(shown()).toBe('mine');
  });

  it('shows nothing of another person on a first visit', async () => {
    const { shown, setJobs } = await mountStage(null, []);
    expect(shown()).toBe('none');
    await setJobs([jobOf('theirs')]);
    expect(shown()).toBe('none');
  });

  it('fetches the job that the address names, if no page of the list contains it', async () => {
    const { shown, requests, open, press } = await mountStage('one', [jobOf('new'), jobOf('one')]);
    expect(shown()).toBe('one');
    await press('new');
    expect(shown()).toBe('one');
    expect(requests).toEqual([]);
    await open('old');
    await expect.poll(shown).toBe('old');
    await open('gone');
    await expect.poll(shown).toBe('unknown');
  });
});
