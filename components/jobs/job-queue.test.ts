import { describe, expect, it } from 'vitest';
import type { StudioJob } from '@/lib/contract/studio/studio-job';
import { arrangeJobs, onePerSubmission, orderAfterMove, queuePositions } from './job-queue';
import { withNewPositions } from './new-positions';

const job = (id: string, change: Partial<StudioJob> = {}) =>
  ({ id, batchId: id, status: 'succeeded', turn: null, ...change }) as StudioJob;
const waiting = (id: string, turn: number, change: Partial<StudioJob> = {}) =>
  job(id, { status: 'waiting', turn, ...change });
const shown = (jobs: StudioJob[]) => arrangeJobs(jobs).map(({ jobs }) => jobs.map(({ id }) => id).join('+'));

describe('arrangeJobs', () => {
  it('puts the queue in front, the next to be sent last in it', () => {
    expect(shown([job('new'), waiting('a', 3), waiting('b', 1), waiting('c', 2), job('old')])).toEqual([
      'a',
      'c',
      'b',
      'new',
      'old',
    ]);
  });

  it('groups the jobs of a batch, in the order of the requests', () => {
    const batch = { batchId: 'batch' };
    expect(shown([job('z'), job('two', batch), job('one', batch), job('y')])).toEqual(['z', 'one+two', 'y']);
  });

  it('keeps a batch in the queue while one of its jobs was not sent', () => {
    const batch = { batchId: 'batch' };
    expect(shown([job('z'), waiting('two', 5, batch), job('one', batch)])).toEqual(['one+two', 'z']);
  });
});

describe('orderAfterMove', () => {
  const queue = arrangeJobs([
    waiting('a', 4),
    waiting('b2', 3, { batchId: 'b' }),
    waiting('b1', 3, { batchId: 'b' }),
    waiting('c', 1),
  ]);

  it('lists the first to be sent first, and each submission once', () => {
    expect(orderAfterMove(queue, 'c', 0)).toEqual(['b1', 'a', 'c']);
    expect(orderAfterMove(queue, 'a', 2)).toEqual(['a', 'c', 'b1']);
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

describe('queuePositions', () => {
  it('counts waiting groups, from the next to be sent', () => {
    const groups = arrangeJobs([waiting('a', 3), job('held', { status: 'held', turn: 2 }), waiting('c', 1), job('d')]);
    expect([...queuePositions(groups)]).toEqual([
      ['c', 1],
      ['a', 2],
    ]);
  });
});
