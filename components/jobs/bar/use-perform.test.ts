import { describe, expect, it, vi } from 'vitest';
import { mountHook } from '@/components/ui/testing/mount-hook';
import { toasts } from '@/lib/client/toasts';
import type { StudioJob } from '@/lib/contract/studio/studio-job';
import { arrangeJobs, isInQueue } from '../job-queue';
import type { JobVerb } from '../job-verbs';
import { usePerform } from './use-perform';

const job = (id: string, status: StudioJob['status'], change: Partial<StudioJob> = {}) =>
  ({
    id,
    batchId: id,
    createdAt: '2026-11-23T10:00:00Z',
    position: 0,
    status,
    turn: null,
    error: null,
    results: [],
    ...change,
  }) as unknown as StudioJob;
const queued = (id: string, turn: number, change: Partial<StudioJob> = {}) => job(id, 'waiting', { turn, ...change });
const lasting = { error: { message: 'No.', code: 'not_cancellable', fields: [] } };

/** Performs actions on some jobs, and lists the calls: `cancel a`, `order b,a`. */
async function mountPerform(jobs: StudioJob[]) {
  const calls: string[] = [];
  const record = (name: string) => (what: unknown) => {
    calls.push(`${name} ${typeof what === 'object' && what !== null && 'id' in what ? String(what.id) : String(what)}`);
  };
  const bulk = ({ verb, ids }: { verb: string; ids: string[] }) => void calls.push(`bulk ${verb} ${ids.join()}`);
  const names = ['cancel', 'hold', 'release', 'order', 'retry', 'dismiss', 'declareMade', 'select', 'edit'] as const;
  const actions = { bulk, ...Object.fromEntries(names.map((name) => [name, record(name)])) } as unknown as Parameters<
    typeof usePerform
  >[0];
  const hook = await mountHook(() => usePerform(actions, arrangeJobs(jobs).filter(isInQueue)));
  const perform = (verb: JobVerb, ids: string[], key = ids[0] ?? '') => {
    const of = jobs.filter(({ id }) => ids.includes(id));
    hook.current().perform(verb, of, key);
  };
  return { ...hook, calls, perform };
}

describe('usePerform', () => {
  it('acts on many jobs with one request', async () => {
    const batch = { batchId: 'batch' };
    const { calls, perform } = await mountPerform([
      job('sent', 'processing', batch),
      queued('two', 7, batch),
      queued('one', 7, batch),
    ]);
    perform('hold', ['two', 'one']);
    perform('cancel', ['sent', 'two', 'one']);
    perform('cancel', ['sent']);
    expect(calls).toEqual(['bulk hold two,one', 'bulk cancel sent,two,one', 'cancel sent']);
  });

  it('retries, stops tracking and dismisses the jobs that each action applies to', async () => {
    const batch = { batchId: 'batch' };
    const jobs = [
      job('failed', 'failed', batch),
      job('cancelled', 'cancelled', batch),
      job('stuck', 'processing', { ...batch, ...lasting }),
      job('unknown', 'unconfirmed'),
    ];
    const { calls, perform } = await mountPerform(jobs);
    perform('retry', ['failed', 'cancelled', 'stuck'], 'batch');
    perform('retry', ['cancelled']);
    perform('stop', ['failed', 'cancelled', 'stuck'], 'batch');
    perform('sendAgain', ['unknown']);
    perform('wasMade', ['unknown']);
    perform('dismiss', ['unknown']);
    perform('edit', ['failed']);
    perform('cancel', []);
    expect(calls).toEqual([
      'retry failed',
      'retry cancelled',
      'dismiss stuck',
      'retry unknown',
      'select unknown',
      'dismiss unknown',
      'edit failed',
    ]);
  });

  it('moves groups within the queue, and announces the new position', async () => {
    const announce = vi.spyOn(toasts, 'announce').mockImplementation(() => undefined);
    const { calls, perform, current } = await mountPerform([queued('c', 3), queued('b', 2), queued('a', 1)]);
    perform('first', ['c']);
    perform('sooner', ['c']);
    perform('later', ['a']);
    perform('sooner', ['a']);
    current().move('gone', 1);
    expect(calls).toEqual(['order c,a,b', 'order c,b', 'order b,a']);
    expect(announce.mock.calls[0]).toEqual(['Now 1st of 3 in line.']);
    announce.mockRestore();
  });

  it('keeps the identity of its functions', async () => {
    const { current, render } = await mountPerform([queued('a', 1)]);
    const before = current();
    await render();
    expect(current().perform).toBe(before.perform);
    expect(current().move).toBe(before.move);
  });
});
