import { describe, expect, it } from 'vitest';
import type { StudioJob } from '@/lib/contract/studio/studio-job';
import { arrangeQueue } from './queue-lanes';

const ann = { id: 'ann', name: 'Ann' };
const ben = { id: 'ben', name: 'Ben' };

const job = (id: string, status: StudioJob['status'], change: Partial<StudioJob> = {}) =>
  ({
    id,
    batchId: id,
    owner: ann,
    status,
    engine: null,
    turn: null,
    cancelAt: null,
    createdAt: '2026-11-23T10:00:00Z',
    startedAt: null,
    queuedAt: null,
    sentAt: null,
    ...change,
  }) as StudioJob;
const shown = (jobs: StudioJob[]) => {
  const { running, lanes } = arrangeQueue(jobs, () => true);
  return {
    running: running.map(({ id }) => id),
    lanes: lanes.map(({ engine, rows }) => [engine, rows.map(({ jobs: of }) => of.map(({ id }) => id).join('+'))]),
  };
};

describe('arrangeQueue', () => {
  it('puts what runs on top, the longest running first', () => {
    const jobs = [
      job('late', 'processing', { startedAt: '2026-11-23T10:02:00Z' }),
      job('early', 'keeping', { startedAt: '2026-11-23T10:01:00Z' }),
      job('lost', 'unconfirmed'),
    ];
    expect(shown(jobs)).toEqual({ running: ['lost', 'early', 'late'], lanes: [] });
  });

  it('has a lane for each engine, the service itself first', () => {
    const jobs = [
      job('b', 'waiting', { turn: 2, engine: 'fal' }),
      job('a', 'waiting', { turn: 9 }),
      job('c', 'queued', { engine: 'atelier' }),
    ];
    expect(shown(jobs).lanes).toEqual([
      [null, ['a']],
      ['atelier', ['c']],
      ['fal', ['b']],
    ]);
  });

  it('lists what the service has, then the queue in its order with jobs on hold in their places', () => {
    const jobs = [
      job('three', 'waiting', { turn: 3 }),
      job('two', 'held', { turn: 2 }),
      job('one', 'waiting', { turn: 1 }),
      job('sent', 'queued'),
      job('gone', 'held', { turn: 0, cancelAt: '2026-11-23T10:00:10Z' }),
    ];
    expect(shown(jobs).lanes).toEqual([[null, ['sent', 'one', 'two', 'three']]]);
    const [lane] = arrangeQueue(jobs, () => true).lanes;
    expect(lane?.rows.map(({ isSent, isHeld }) => [isSent, isHeld])).toEqual([
      [true, false],
      [false, false],
      [false, true],
      [false, false],
    ]);
  });

  it('makes one row of a batch for each engine, apart from what was sent of it', () => {
    const batch = { batchId: 'batch' };
    const jobs = [
      job('a', 'queued', batch),
      job('b', 'waiting', { ...batch, turn: 1 }),
      job('c', 'waiting', { ...batch, turn: 2 }),
      job('d', 'waiting', { ...batch, turn: 3, engine: 'fal' }),
    ];
    expect(shown(jobs).lanes).toEqual([
      [null, ['a', 'b+c']],
      ['fal', ['d']],
    ]);
  });

  it('lists the rows that are wanted, in lanes and positions that count everyone’s jobs', () => {
    const jobs = [
      job('his', 'waiting', { turn: 1, owner: ben }),
      job('hers', 'waiting', { turn: 2 }),
      job('runs', 'processing', { owner: ben }),
      job('other', 'waiting', { turn: 3, owner: ben, engine: 'fal' }),
    ];
    const { running, lanes } = arrangeQueue(jobs, ({ owner }) => owner === ann);
    expect([running, lanes.length]).toEqual([[], 1]);
    expect(lanes[0]).toMatchObject({ engine: null, running: 1, rows: [{ jobs: [{ id: 'hers' }], position: 2 }] });
    expect(lanes[0]?.waiting).toHaveLength(2);
  });

  it('makes a row of its own of an administrator’s retry in the batch of somebody else', () => {
    const batch = { batchId: 'batch', turn: 1 };
    const jobs = [job('a', 'waiting', batch), job('b', 'waiting', { ...batch, owner: ben })];
    expect(shown(jobs).lanes).toEqual([[null, ['a', 'b']]]);
  });
});
