import { describe, expect, it } from 'vitest';
import { ann, me, stubPerson } from '@/lib/client/testing/stub-person';
import type { StudioJob } from '@/lib/contract/studio/studio-job';
import { verbsFor } from './job-verbs';

const job = (status: StudioJob['status'], change: Partial<StudioJob> = {}) =>
  ({ status, owner: me, error: null, nextAttemptAt: null, ...change }) as StudioJob;
const refused = { error: { message: 'No.', code: 'invalid_params', fields: [] } };
const lasting = { error: { message: 'No.', code: 'not_cancellable', fields: [] } };
const replaced = { error: { message: 'Sent again.', code: 'sent_again', fields: [] } };

describe('verbsFor', () => {
  it.each([
    ['held', {}, 'release edit first sooner later cancel'],
    ['waiting', {}, 'hold edit first sooner later cancel'],
    ['sending', {}, 'cancel'],
    ['processing', {}, 'cancel'],
    ['processing', lasting, 'stop'],
    ['keeping', {}, ''],
    ['keeping', { nextAttemptAt: '2026-01-01T10:00:00.000Z' }, 'tryNow'],
    ['unconfirmed', {}, 'sendAgain wasMade dismiss'],
    ['failed', {}, 'retry edit'],
    ['failed', refused, 'edit'],
    ['failed', replaced, 'edit'],
    ['cancelled', {}, 'retry edit'],
    ['succeeded', {}, ''],
  ] as const)('offers for a job that is %s what its state allows', (status, change, verbs) => {
    stubPerson('maker');
    expect(verbsFor([job(status, change as Partial<StudioJob>)]).join(' ')).toBe(verbs);
  });

  it('offers for jobs of somebody else to take over the request of one that has ended', () => {
    stubPerson('maker');
    const theirs = { owner: ann };
    expect(verbsFor([job('waiting', theirs)])).toEqual([]);
    expect(verbsFor([job('processing', theirs)])).toEqual([]);
    expect(verbsFor([job('unconfirmed', theirs)])).toEqual([]);
    expect(verbsFor([job('failed', theirs)])).toEqual(['edit']);
    expect(verbsFor([job('waiting'), job('waiting', theirs)])).toEqual([]);
  });

  it('offers administrators everything, and viewers nothing', () => {
    stubPerson('administrator');
    expect(verbsFor([job('processing', { owner: ann })])).toEqual(['cancel']);
    stubPerson('viewer');
    expect(verbsFor([job('processing')])).toEqual([]);
  });

  it('offers for a batch the actions on all its jobs', () => {
    stubPerson('maker');
    expect(verbsFor([job('waiting'), job('held')]).join(' ')).toBe('release hold first sooner later cancel');
    expect(verbsFor([job('failed'), job('processing')])).toEqual(['retry', 'cancel']);
    expect(verbsFor([job('processing', lasting), job('queued')])).toEqual(['cancel', 'stop']);
    expect(verbsFor([job('succeeded'), job('cancelled')])).toEqual([]);
  });
});
