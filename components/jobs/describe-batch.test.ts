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
    [[job('succeeded')], 'Image ready: A boat'],
    [[job('succeeded', { mediaType: 'video' })], 'Video ready: A boat'],
    [[failed], 'Image failed: No memory.'],
    [[job('unconfirmed')], 'Outcome unknown: A boat'],
    [[job('succeeded'), job('succeeded')], '2 images ready: A boat'],
    [[job('succeeded'), failed, job('succeeded')], '2 of 3 images ready, 1 failed: A boat'],
    [[job('succeeded'), job('cancelled')], '1 of 2 images ready: A boat'],
    [[failed, failed], '2 images failed: No memory.'],
    [[job('unconfirmed'), job('unconfirmed')], '2 with unknown outcome: A boat'],
  ])('describes %j in one sentence', (jobs, message) => {
    expect(describeEnd(jobs)?.message).toBe(message);
  });

  it('leaves out cancelled jobs', () => {
    expect(describeEnd([job('cancelled'), job('cancelled')])).toBeNull();
  });
});

describe('describeCount', () => {
  it('names the kind of results', () => {
    expect(describeCount([some({}), some({})])).toBe('2 images');
    expect(describeCount([some({ mediaType: 'video' })])).toBe('1 video');
    expect(describeCount([some({ mediaType: 'video' }), some({})])).toBe('2 generations');
  });
});

describe('describeBatch', () => {
  it('describes the state of all jobs', () => {
    const jobs = [
      some({ status: 'succeeded' }),
      some({ status: 'failed' }),
      some({ status: 'processing', progress: null }),
    ];
    expect(describeBatch(batchState(jobs))).toBe('1 of 3 done · 1 failed · 1 running');
    expect(describeBatch(batchState([some({ status: 'queued' }), some({ status: 'waiting' })]))).toBe('2 queued');
    expect(describeBatch(batchState([some({ status: 'succeeded' }), some({ status: 'succeeded' })]))).toBe(
      'All 2 done',
    );
  });
});
