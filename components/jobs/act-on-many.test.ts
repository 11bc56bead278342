import { QueryClient } from '@tanstack/react-query';
import { expect, describe, it, onTestFinished, vi } from 'vitest';
import { jobListOptions } from '@/lib/client/jobs/jobs';
import { upsertJob } from '@/lib/client/jobs/job-updates';
import { me, stubPerson } from '@/lib/client/testing/stub-person';
import { toasts } from '@/lib/client/toasts';
import type { StudioJob } from '@/lib/contract/studio/studio-job';
import { actOnMany } from './act-on-many';

const running = (id: string) =>
  ({ id, owner: me, batchId: id, status: 'processing', turn: null, results: [] }) as unknown as StudioJob;

/** Cancels two running jobs of which the studio cancels the given ones, and returns what is said. */
async function cancelBoth(cancelled: string[]): Promise<unknown[]> {
  stubPerson('maker');
  vi.stubGlobal('fetch', async () => Response.json({ ids: cancelled }));
  const shown = vi.spyOn(toasts, 'show');
  onTestFinished(() => {
    vi.unstubAllGlobals();
    shown.mockRestore();
  });
  const client = new QueryClient();
  client.setQueryData(jobListOptions().queryKey, { pages: [{ jobs: [], nextCursor: null }], pageParams: [null] });
  for (const id of ['a', 'b']) upsertJob(client, running(id));
  await actOnMany(client, { verb: 'cancel', ids: ['a', 'b'] });
  return shown.mock.calls.map(([text]) => text);
}

describe('actOnMany', () => {
  it('says how many jobs could not be cancelled', async () => {
    expect(await cancelBoth(['a', 'b'])).toEqual([]);
    expect(await cancelBoth(['a'])).toEqual(['1 job could not be cancelled, and continues.']);
  });
});
