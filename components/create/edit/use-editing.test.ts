import { describe, expect, it } from 'vitest';
import { me } from '@/lib/client/testing/stub-person';
import { toasts } from '@/lib/client/toasts';
import type { JsonObject } from '@/lib/contract/model';
import type { StudioJob } from '@/lib/contract/studio/studio-job';
import { lateMessages } from '../messages-late';
import { mountHook } from '../testing/mount-hook';
import { shownToasts, stubPage } from '../testing/stub-page';
import { useEditing } from './use-editing';

const jobOf = (status: string, request: JsonObject = { prompt: 'a boat' }) =>
  ({ id: 'job', owner: me, status, request }) as unknown as StudioJob;

async function mountEditing(answer: () => Response = () => Response.json(jobOf('held'))) {
  const page = stubPage(({ path }) => (path === '/api/studio/jobs/job/edit' ? answer() : undefined));
  let jobs: StudioJob[] = [];
  let handler: ((body: JsonObject) => void) | null = null;
  const calls: string[] = [];
  const hook = await mountHook(page.queries, () =>
    useEditing({
      request: {
        edit: async (job) => void calls.push(`edit ${job.id}`),
        setVariants: (count) => void calls.push(`variants ${count}`),
        intercept: (next) => {
          handler = next;
        },
      },
      actions: { hold: (id) => void calls.push(`hold ${id}`), release: (id) => void calls.push(`release ${id}`) },
      jobs,
      messages: lateMessages,
    }),
  );
  return {
    ...hook,
    calls,
    isIntercepted: () => handler !== null,
    save: (body: JsonObject) => hook.perform(() => handler?.(body)),
    setJobs: (next: StudioJob[]) => hook.perform(() => (jobs = next)),
    edits: () => page.requests.map(({ body }) => body),
  };
}

const refusal = () => Response.json({ error: { message: 'Not now.' } }, { status: 409 });

describe('useEditing', () => {
  it('holds a queued job while its request is in the form, and resumes it when editing ends', async () => {
    const { perform, current, calls, isIntercepted } = await mountEditing();
    await perform(({ begin }) => begin(jobOf('waiting', { prompt: 'a boat', num_generations: 3 })));
    expect(calls).toEqual(['hold job', 'edit job', 'variants 3']);
    expect(current().edited).toMatchObject({ job: { id: 'job' }, wasWaiting: true });
    expect(isIntercepted()).toBe(true);
    await perform(({ stop }) => stop());
    expect(calls.slice(3)).toEqual(['release job', 'variants 1']);
    expect(current().edited).toBeNull();
    expect(isIntercepted()).toBe(false);
  });

  it('leaves a job held that was held before', async () => {
    const { perform, calls } = await mountEditing();
    await perform(({ begin }) => begin(jobOf('held')));
    await perform(({ stop }) => stop());
    expect(calls).toEqual(['edit job', 'variants 1', 'variants 1']);
  });

  it('changes the job instead of creating a new one, then resumes it', async () => {
    const { perform, current, save, calls, edits } = await mountEditing();
    await perform(({ begin }) => begin(jobOf('waiting')));
    await save({ prompt: 'a kite' });
    await expect.poll(() => current().edited).toBeNull();
    expect(edits()).toEqual([{ request: { prompt: 'a kite' } }]);
    expect(calls.slice(3)).toEqual(['release job', 'variants 1']);
    expect(shownToasts()).toEqual([lateMessages.savedQueued]);
  });

  it('leaves a job cancelled whose cancelling can still be undone', async () => {
    const { perform, current, setJobs, isIntercepted, calls } = await mountEditing();
    await perform(({ begin }) => begin(jobOf('waiting')));
    await setJobs([{ ...jobOf('held'), cancelAt: '2026-11-23T10:00:10Z' }]);
    expect(current().edited).toBeNull();
    expect(isIntercepted()).toBe(false);
    await perform(({ stop }) => stop());
    expect(calls).not.toContain('release job');
  });

  it('resumes no job that was cancelled while its change was stored', async () => {
    const cancelled = { ...jobOf('held'), cancelAt: '2026-11-23T10:00:10Z' };
    const { perform, current, save, calls } = await mountEditing(() => Response.json(cancelled));
    await perform(({ begin }) => begin(jobOf('waiting')));
    await save({ prompt: 'a kite' });
    await expect.poll(() => current().edited).toBeNull();
    expect(calls).not.toContain('release job');
  });

  it('continues editing where the job could not be changed', async () => {
    const { perform, current, save, isIntercepted } = await mountEditing(refusal);
    await perform(({ begin }) => begin(jobOf('waiting')));
    await save({ prompt: 'a kite' });
    await expect.poll(shownToasts).toEqual([lateMessages.notSavedWhy({ why: 'Not now.' })]);
    expect(toasts.current()[0]?.tone).toBe('bad');
    expect(current().edited).not.toBeNull();
    expect(isIntercepted()).toBe(true);
  });

  it('creates a new job once the edited one was sent from elsewhere', async () => {
    const { perform, current, setJobs, isIntercepted } = await mountEditing();
    await perform(({ begin }) => begin(jobOf('waiting')));
    await setJobs([jobOf('held')]);
    expect(current().edited).not.toBeNull();
    await setJobs([jobOf('processing')]);
    expect(current().edited).toBeNull();
    expect(isIntercepted()).toBe(false);
    expect(shownToasts()).toEqual([lateMessages.leftQueue]);
  });
});
