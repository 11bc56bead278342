import { describe, expect, it } from 'vitest';
import type { StudioJob } from '@/lib/contract/studio/studio-job';
import { batchState } from '@/lib/client/jobs/job-batch';
import { describeBatch, describeCount, describeEnd } from './describe-batch';

const job = (status: StudioJob['status'], change: Partial<StudioJob> = {}) =>
  ({ id: status, batchId: 'b', status, mediaType: 'image', prompt: 'A boat', error: null, ...change }) as StudioJob;
const some = (change: Partial<StudioJob>) =>
  ({ status: 'queued', mediaType: 'image', error: null, ...change }) as StudioJob;
const failed = job('failed', { error: { message: 'No memory.', code: null, fields: [] } });

describe('describeEnd', () => {
  it.each([
    [[job('succeeded')], 'Picture is done: A boat'],
    [[job('succeeded', { mediaType: 'video' })], 'Film is done: A boat'],
    [[failed], 'Picture failed: No memory.'],
    [[job('unconfirmed')], 'Nobody knows whether it was made: A boat'],
    [[job('succeeded'), job('succeeded')], '2 pictures are done: A boat'],
    [[job('succeeded'), failed, job('succeeded')], '2 of 3 pictures are done, one failed: A boat'],
    [[job('succeeded'), job('cancelled')], '1 of 2 pictures is done: A boat'],
    [[failed, failed], '2 pictures failed: No memory.'],
    [[job('unconfirmed'), job('unconfirmed')], '2 not confirmed: A boat'],
  ])('says %j in one sentence', (jobs, message) => {
    expect(describeEnd(jobs)?.message).toBe(message);
  });

  it('says nothing of what was cancelled', () => {
    expect(describeEnd([job('cancelled'), job('cancelled')])).toBeNull();
  });
});

describe('describeCount', () => {
  it('names what is made', () => {
    expect(describeCount([some({}), some({})])).toBe('2 pictures');
    expect(describeCount([some({ mediaType: 'video' })])).toBe('one film');
    expect(describeCount([some({ mediaType: 'video' }), some({})])).toBe('2 generations');
  });
});

describe('describeBatch', () => {
  it('says how all of it stands', () => {
    const jobs = [
      some({ status: 'succeeded' }),
      some({ status: 'failed' }),
      some({ status: 'processing', progress: null }),
    ];
    expect(describeBatch(batchState(jobs))).toBe('1 of 3 done · 1 failed · 1 running');
    expect(describeBatch(batchState([some({ status: 'succeeded' }), some({ status: 'succeeded' })]))).toBe(
      'All 2 done',
    );
  });
});
