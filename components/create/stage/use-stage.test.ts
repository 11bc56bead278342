import { describe, expect, it } from 'vitest';
import type { StudioJob } from '@/lib/contract/studio/studio-job';
import { mountHook } from '../testing/mount-hook';
import { stubPage } from '../testing/stub-page';
import { useStage } from './use-stage';

const jobOf = (id: string, results = 2) =>
  ({
    id,
    status: 'succeeded',
    results: Array.from({ length: results }, (_, at) => ({ id: `${id}-${at}` })),
  }) as unknown as StudioJob;

async function mountStage(first: string | null, jobs: StudioJob[], isRead = true) {
  const page = stubPage(({ path }) => (path === '/api/studio/jobs/old' ? Response.json(jobOf('old')) : undefined));
  let named = first;
  let list = { jobs, query: { isSuccess: isRead } };
  const hook = await mountHook(page.queries, () => useStage(named, list));
  return {
    ...hook,
    requests: page.requests,
    open: (id: string | null) => hook.perform(() => (named = id)),
    setJobs: (next: StudioJob[]) => hook.perform(() => (list = { jobs: next, query: { isSuccess: true } })),
  };
}

describe('useStage', () => {
  it('shows the newest job, or nothing once the list is known to be empty', async () => {
    const { current, setJobs } = await mountStage(null, [], false);
    expect(current().staged).toEqual({ state: 'loading' });
    await setJobs([]);
    expect(current().staged).toEqual({ state: 'none' });
    await setJobs([jobOf('new'), jobOf('one')]);
    expect(current().staged).toMatchObject({ state: 'job', job: { id: 'new' } });
  });

  it('fetches the job that the address names, if no page of the list contains it', async () => {
    const { current, requests, open } = await mountStage('one', [jobOf('new'), jobOf('one')]);
    expect(current().staged).toMatchObject({ job: { id: 'one' } });
    expect(requests).toEqual([]);
    await open('old');
    await expect.poll(() => current().staged).toMatchObject({ state: 'job', job: { id: 'old' } });
    await open('gone');
    await expect.poll(() => current().staged).toEqual({ state: 'unknown' });
  });

  it('shows the first result until another is chosen, and the first one of the next job', async () => {
    const { current, perform, open } = await mountStage('one', [jobOf('new'), jobOf('one')]);
    expect(current().shown).toMatchObject({ index: 0, media: { id: 'one-0' } });
    await perform(({ shown }) => shown.show(1));
    expect(current().shown).toMatchObject({ index: 1, media: { id: 'one-1' } });
    await open('new');
    expect(current().shown).toMatchObject({ index: 0, media: { id: 'new-0' } });
    await open('one');
    expect(current().shown).toMatchObject({ index: 1, media: { id: 'one-1' } });
  });

  it('shows no result of a job that has none', async () => {
    const { current } = await mountStage('one', [jobOf('one', 0)]);
    expect(current().shown).toMatchObject({ index: 0, media: null });
  });
});
