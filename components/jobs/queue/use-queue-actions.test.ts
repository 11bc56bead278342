import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { mountHook } from '@/components/ui/testing/mount-hook';
import { ann, me, personOf } from '@/lib/client/testing/stub-person';
import { toasts } from '@/lib/client/toasts';
import type { StudioJob } from '@/lib/contract/studio/studio-job';
import { useQueueActions } from './use-queue-actions';

const job = (id: string, owner = me) => ({ id, owner, status: 'processing' }) as StudioJob;

/** Cancels all of some jobs, of which the studio cancels the given ones. */
async function cancelAll(jobs: StudioJob[], cancelled: { own: string[]; named: string[] }) {
  const sent: [string, unknown][] = [];
  vi.stubGlobal('fetch', async (path: string, { body }: RequestInit) => {
    sent.push([path, typeof body === 'string' ? JSON.parse(body) : null]);
    return Response.json({ ids: path.endsWith('cancel-all') ? cancelled.own : cancelled.named });
  });
  const show = vi.spyOn(toasts, 'show').mockImplementation(() => undefined);
  onTestFinished(() => show.mockRestore());
  const { current } = await mountHook(() => useQueueActions(), { document: personOf('administrator') });
  current().cancelAll(jobs);
  await expect.poll(() => show.mock.calls.length).toBe(1);
  return { sent, said: show.mock.calls[0]?.[0] };
}

describe('cancelAll', () => {
  it('names only the jobs of others: one’s own end with what storyboards wait to send', async () => {
    const { sent, said } = await cancelAll([job('a'), job('b', ann)], { own: ['a'], named: ['b'] });
    expect(sent).toEqual([
      ['/api/studio/queue/cancel-all', null],
      ['/api/studio/queue/cancel', { ids: ['b'] }],
    ]);
    expect(said).toBe('2 jobs cancelled.');
  });

  it('leaves others alone where only one’s own are listed, and counts what continues', async () => {
    const { sent, said } = await cancelAll([job('a'), job('c')], { own: ['a'], named: [] });
    expect(sent).toHaveLength(1);
    expect(said).toBe('1 job could not be cancelled, and continues.');
  });
});
