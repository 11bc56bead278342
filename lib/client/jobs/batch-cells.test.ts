import { describe, expect, it } from 'vitest';
import type { StudioJob } from '../../contract/studio/studio-job.ts';
import { batchCells, currentJobs, findCell, inRequestOrder, sweepCells } from './batch-cells.ts';

const job = (id: string, status: StudioJob['status'], options: { results?: number; retryOf?: string } = {}) =>
  ({
    id,
    status,
    retryOf: options.retryOf ?? null,
    results: Array.from({ length: options.results ?? 0 }, (_, at) => ({ id: `${id}-${at}` })),
  }) as unknown as StudioJob;
const one = () => 1;
const at = (id: string, createdAt: string, position: number) => ({ id, createdAt, position }) as StudioJob;
const described = (cells: ReturnType<typeof batchCells>) =>
  cells.map(({ number, job: { id }, index, media }) => `${number}: ${id} ${index} ${media?.id ?? 'none'}`);

describe('batchCells', () => {
  it('shows one job with several results like several jobs with one', () => {
    const several = [job('a', 'succeeded', { results: 1 }), job('b', 'succeeded', { results: 1 })];
    expect(described(batchCells(several, one))).toEqual(['1: a 0 a-0', '2: b 0 b-0']);
    expect(described(batchCells([job('a', 'succeeded', { results: 2 })], one))).toEqual(['1: a 0 a-0', '2: a 1 a-1']);
  });

  it('reserves the places of expected results, so that no cell moves when they arrive', () => {
    const before = batchCells([job('a', 'processing'), job('b', 'waiting')], () => 2);
    const after = batchCells([job('a', 'succeeded', { results: 2 }), job('b', 'queued')], () => 2);
    expect(before.map(({ key }) => key)).toEqual(after.map(({ key }) => key));
    expect(described(after)).toEqual(['1: a 0 a-0', '2: a 1 a-1', '3: b 0 none', '4: b 1 none']);
  });

  it('shows one place for a job that ended without results', () => {
    const jobs = [job('a', 'failed'), job('b', 'cancelled'), job('c', 'succeeded')];
    expect(described(batchCells(jobs, () => 4))).toEqual(['1: a 0 none', '2: b 0 none', '3: c 0 none']);
  });

  it('shows a retry in the place of the job that it retries', () => {
    const jobs = [
      job('a', 'failed'),
      job('b', 'succeeded', { results: 1 }),
      job('a2', 'failed', { retryOf: 'a' }),
      job('a3', 'processing', { retryOf: 'a2' }),
    ];
    const cells = batchCells(jobs, one);
    expect(described(cells)).toEqual(['1: a3 0 none', '2: b 0 b-0']);
    expect(cells[0]?.key).toBe(batchCells(jobs.slice(0, 2), one)[0]?.key);
  });

  it('shows a retry of a job outside the batch like any other', () => {
    expect(described(batchCells([job('a', 'queued', { retryOf: 'other' })], one))).toEqual(['1: a 0 none']);
  });
});

describe('sweepCells', () => {
  it('places one cell for each job in the order of the sweep, a retry in that of its job', () => {
    const jobs = [
      job('b', 'succeeded', { results: 2 }),
      job('a', 'failed'),
      job('other', 'queued'),
      job('a2', 'succeeded', { results: 1, retryOf: 'a' }),
    ];
    expect(described(sweepCells(batchCells(jobs, one), ['a', 'b']) ?? [])).toEqual(['1: a2 0 a2-0', '2: b 0 b-0']);
  });

  it('places none while a job is missing', () => {
    expect(sweepCells(batchCells([job('a', 'queued')], one), ['a', 'b'])).toBeNull();
  });
});

describe('inRequestOrder', () => {
  it('sorts by the time of the press, then by the position in it', () => {
    const jobs = [at('c', '2', 0), at('b', '1', 1), at('a', '1', 0)];
    expect(inRequestOrder(jobs).map(({ id }) => id)).toEqual(['a', 'b', 'c']);
  });

  it('counts positions as numbers', () => {
    const jobs = [at('l', '1', 10), at('c', '1', 2), at('b', '1', 1)];
    expect(inRequestOrder(jobs).map(({ id }) => id)).toEqual(['b', 'c', 'l']);
  });
});

describe('currentJobs', () => {
  it('leaves out the jobs that were retried', () => {
    const jobs = [job('a', 'failed'), job('b', 'failed'), job('c', 'succeeded', { retryOf: 'a' })];
    expect(currentJobs(jobs).map(({ id }) => id)).toEqual(['c', 'b']);
  });
});

describe('findCell', () => {
  const cells = batchCells(
    [job('a', 'failed'), job('b', 'succeeded', { results: 2 }), job('c', 'succeeded', { results: 1, retryOf: 'a' })],
    one,
  );

  it.each([
    [{ job: 'b', result: 2 }, 'b-1'],
    [{ job: 'b', result: 9 }, 'b-0'],
    [{ job: 'a', result: 1 }, 'c-0'],
    [{ job: 'c', result: 1 }, 'c-0'],
    [{ job: 'gone', result: 1 }, 'c-0'],
    [{ job: null, result: 1 }, 'c-0'],
  ])('finds %o', (named, media) => {
    expect(findCell(cells, named)?.media?.id).toBe(media);
  });

  it('finds the first cell though only others have results, and none in an empty grid', () => {
    const running = batchCells([job('a', 'queued'), job('b', 'succeeded', { results: 1 })], one);
    expect(findCell(running, { job: null, result: 1 })?.job.id).toBe('a');
    expect(findCell([], { job: null, result: 1 })).toBeNull();
  });
});
