import { describe, expect, it } from 'vitest';
import type { StudioJob } from '../../contract/studio/studio-job.ts';
import { followedJob } from './followed-job.ts';

/** A job that was submitted, and ended, in such seconds. */
const job = (
  batchId: string,
  status: StudioJob['status'],
  { at, end, preview }: { at: number; end?: number; preview?: boolean },
) =>
  ({
    id: `${batchId} at ${at}`,
    batchId,
    status,
    previewUrl: preview === true ? '/preview' : null,
    createdAt: new Date(at * 1000).toISOString(),
    completedAt: end === undefined ? null : new Date(end * 1000).toISOString(),
  }) as unknown as StudioJob;
const followed = (jobs: StudioJob[], ...own: string[]) => followedJob(jobs, new Set(own))?.batchId ?? null;

describe('followedJob', () => {
  it('never follows the batch of another browser', () => {
    const jobs = [job('theirs', 'succeeded', { at: 9, end: 10 }), job('mine', 'succeeded', { at: 1, end: 2 })];
    expect(followed(jobs, 'mine')).toBe('mine');
    expect(followed(jobs)).toBeNull();
  });

  it('shows a press at once, though an earlier one is finished', () => {
    const jobs = [job('new', 'queued', { at: 9 }), job('old', 'succeeded', { at: 1, end: 2 })];
    expect(followed(jobs, 'new', 'old')).toBe('new');
  });

  it('shows the newest finished batch while others work', () => {
    const waiting = [job('c', 'waiting', { at: 3 }), job('b', 'processing', { at: 2 })];
    expect(followed([...waiting, job('a', 'processing', { at: 1 })], 'a', 'b', 'c')).toBe('c');
    expect(followed([...waiting, job('a', 'succeeded', { at: 1, end: 5 })], 'a', 'b', 'c')).toBe('a');
    const later = [job('c', 'waiting', { at: 3 }), job('b', 'succeeded', { at: 2, end: 6 })];
    expect(followed([...later, job('a', 'succeeded', { at: 1, end: 5 })], 'a', 'b', 'c')).toBe('b');
  });

  it('shows a running batch with a preview, unless a newer one is finished', () => {
    const running = job('b', 'processing', { at: 2, preview: true });
    const finished = job('a', 'succeeded', { at: 1, end: 5 });
    expect(followed([job('c', 'queued', { at: 3 }), running, finished], 'a', 'b', 'c')).toBe('b');
    expect(followed([job('c', 'succeeded', { at: 3, end: 4 }), running, finished], 'a', 'b', 'c')).toBe('c');
  });

  it('shows a batch from its first result on, and one that failed', () => {
    const partly = [job('b', 'processing', { at: 2 }), job('b', 'succeeded', { at: 2, end: 3 })];
    expect(followed([job('c', 'queued', { at: 3 }), ...partly], 'b', 'c')).toBe('b');
    expect(followed([job('c', 'queued', { at: 3 }), job('b', 'failed', { at: 2, end: 4 })], 'b', 'c')).toBe('b');
  });

  it('shows the newest batch when all have ended, and no longer waits for held ones', () => {
    const ended = [job('b', 'failed', { at: 2, end: 3 }), job('a', 'succeeded', { at: 1, end: 9 })];
    expect(followed(ended, 'a', 'b')).toBe('b');
    expect(followed([job('c', 'held', { at: 3 }), ...ended], 'a', 'b', 'c')).toBe('c');
  });
});
