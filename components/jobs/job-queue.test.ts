import { describe, expect, it } from 'vitest';
import type { StudioJob } from '@/lib/contract/studio/studio-job';
import { arrangeJobs, onePerSubmission, orderAfterMove } from './job-queue';
import { withNewPositions } from './new-positions';

const job = (id: string, change: Partial<StudioJob> = {}) =>
  ({
    id,
    batchId: id,
    createdAt: '2026-11-23T10:00:00Z',
    position: 0,
    status: 'succeeded',
    turn: null,
    ...change,
  }) as StudioJob;
const waiting = (id: string, turn: number, change: Partial<StudioJob> = {}) =>
  job(id, { status: 'waiting', turn, ...change });
const shown = (jobs: StudioJob[]) => arrangeJobs(jobs).map(({ jobs }) => jobs.map(({ id }) => id).join('+'));

describe('arrangeJobs', () => {
  it('shows what is under way, then the queue in its order, then what has ended', () => {
    const jobs = [
      job('new'),
      waiting('a', 3),
      waiting('b', 1),
      job('sent', { status: 'queued' }),
      job('later', { status: 'processing' }),
      job('first', { status: 'processing' }),
      waiting('c', 2, { status: 'held' }),
      job('old'),
    ];
    expect(shown(jobs)).toEqual(['first', 'later', 'sent', 'b', 'c', 'a', 'new', 'old']);
  });

  it('groups the jobs of a batch, in the order of the requests', () => {
    const batch = { batchId: 'batch' };
    expect(shown([job('z'), job('two', batch), job('one', batch), job('y')])).toEqual(['z', 'one+two', 'y']);
  });

  it('keeps a batch in the queue while one of its jobs was not sent and none is under way', () => {
    const batch = { batchId: 'batch' };
    const jobs = [job('z'), waiting('two', 5, batch), job('one', batch), waiting('front', 1)];
    expect(shown(jobs)).toEqual(['front', 'one+two', 'z']);
    expect(shown([...jobs, job('zero', { ...batch, status: 'processing' })])).toEqual(['zero+one+two', 'front', 'z']);
  });

  it('counts a cancelled job as ended while that can be undone', () => {
    const gone = waiting('gone', 1, { status: 'held', cancelAt: '2026-11-23T10:00:00Z' });
    expect(shown([job('new'), gone, waiting('a', 2)])).toEqual(['a', 'new', 'gone']);
  });
});

describe('orderAfterMove', () => {
  const queue = arrangeJobs([
    waiting('a', 4),
    waiting('b2', 3, { batchId: 'b' }),
    waiting('b1', 3, { batchId: 'b' }),
    waiting('c', 1),
  ]);

  it('lists those whose position changes, the first to be sent first, and each submission once', () => {
    expect(orderAfterMove(queue, 'c', 2)).toEqual(['b1', 'a', 'c']);
    expect(orderAfterMove(queue, 'a', 0)).toEqual(['a', 'c', 'b1']);
    expect(orderAfterMove(queue, 'a', 1)).toEqual(['a', 'b1']);
  });

  it('does not move jobs outside the queue', () => {
    expect(orderAfterMove(queue, 'gone', 0)).toEqual([]);
  });
});

describe('onePerSubmission', () => {
  it('returns the first of each, and no sent ones', () => {
    const jobs = [waiting('a', 7), waiting('b', 7), job('sent'), waiting('c', 2)];
    expect(onePerSubmission(jobs).map(({ id }) => id)).toEqual(['c', 'a']);
  });
});

describe('withNewPositions', () => {
  it('assigns the positions of the named jobs in the new order', () => {
    const jobs = [waiting('a', 10), waiting('b', 20), waiting('b2', 20), waiting('c', 30), waiting('d', 40)];
    const after = withNewPositions(jobs, ['c', 'a', 'b']);
    expect(after.map(({ id, turn }) => [id, turn])).toEqual([
      ['a', 20],
      ['b', 30],
      ['b2', 30],
      ['c', 10],
    ]);
  });
});
