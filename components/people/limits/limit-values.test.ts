import { describe, expect, it } from 'vitest';
import { fromLimitValues, limitIssues, toLimitValues } from './limit-values';
import { limitFormMessages } from './messages';

const none = toLimitValues({}, 'none');

describe('toLimitValues', () => {
  it('shows storage in GB, and what is left out as the role or as no limit', () => {
    const limits = { jobsPerDay: 0, storageBytes: 2_500_000_000, spendingPerMonth: null };
    expect(toLimitValues(limits, 'role')).toEqual({
      jobsAtOnceSource: 'role',
      jobsAtOnce: '',
      jobsPerDaySource: 'own',
      jobsPerDay: '0',
      spendingPerMonthSource: 'none',
      spendingPerMonth: '',
      storageBytesSource: 'own',
      storageBytes: '2.5',
    });
    expect(none.jobsAtOnceSource).toBe('none');
  });

  it('loses nothing on the way back', () => {
    for (const limits of [{}, { jobsAtOnce: 2, spendingPerMonth: 0.5, storageBytes: null, jobsPerDay: null }]) {
      expect(fromLimitValues(toLimitValues(limits, 'role'), 'role')).toEqual(limits);
    }
    expect(fromLimitValues(none, 'none')).toEqual({});
  });

  it('takes an amount with a comma, and forgets one whose source is another', () => {
    const values = { ...none, spendingPerMonthSource: 'own', spendingPerMonth: ' 12,5 ', jobsPerDay: '9' };
    expect(limitIssues(values)).toEqual({});
    expect(fromLimitValues(values, 'none')).toEqual({ spendingPerMonth: 12.5 });
  });
});

describe('limitIssues', () => {
  it.each([
    ['jobsAtOnce', '0'],
    ['jobsAtOnce', '1.5'],
    ['jobsPerDay', ''],
    ['jobsPerDay', '-1'],
    ['spendingPerMonth', '1e3'],
    ['spendingPerMonth', '2000000'],
    ['storageBytes', 'much'],
  ] as const)('refuses %s %j', (kind, text) => {
    const values = { ...none, [`${kind}Source`]: 'own', [kind]: text };
    expect(limitIssues(values)).toEqual({ [kind]: limitFormMessages.issues[kind] });
    expect(limitIssues({ ...values, [`${kind}Source`]: 'none' })).toEqual({});
  });
});
