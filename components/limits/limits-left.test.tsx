import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { ownLimitsKey } from '@/lib/client/limits';
import type { LimitState } from '@/lib/contract/studio/limits';
import { LimitList } from './limit-list';
import { LimitsLeft } from './limits-left';

const renewsAt = '2026-11-30T00:00:00.000Z';
const perDay: LimitState = { kind: 'jobsPerDay', amount: 10, used: 8, left: 2, renewsAt };
const spending: LimitState = { kind: 'spendingPerMonth', amount: 5, used: 1.25, left: 3.75, renewsAt };
const storage: LimitState = { kind: 'storageBytes', amount: 2e9, used: 5e8, left: 1.5e9, renewsAt: null };
const atOnce: LimitState = { kind: 'jobsAtOnce', amount: 1, used: 1, left: 0, renewsAt: null };

function draw(limits: LimitState[], press = { jobs: 1, cost: 0 }) {
  const queries = new QueryClient();
  queries.setQueryData(ownLimitsKey, limits);
  return renderToStaticMarkup(
    <QueryClientProvider client={queries}>
      <LimitsLeft press={press} />
    </QueryClientProvider>,
  );
}

describe('LimitsLeft', () => {
  it('shows nothing without limits', () => {
    expect(draw([])).toBe('');
  });

  it.each([
    [[perDay, storage], '2 jobs left today'],
    [[spending], '$3.75 left this month'],
    [[storage], '1.5 GB of storage left'],
    [[atOnce, perDay], 'Only 1 of your jobs may run at a time, so the next one waits.'],
  ])('shows what is left of the limit that matters most', (limits, text) => {
    const line = draw(limits);
    expect(line).toContain(`>${text}<`);
    expect(line).not.toContain('text-bad');
  });

  it.each([
    [[perDay], { jobs: 4, cost: 0 }, 'This makes 4 jobs; 2 are left today.'],
    [[{ ...perDay, left: 0 }], { jobs: 1, cost: 0 }, 'This makes 1 job; none is left today.'],
    [[spending], { jobs: 1, cost: 4 }, 'This costs up to $4.00; $3.75 is left this month.'],
    [[{ ...storage, left: 0 }], { jobs: 1, cost: 0 }, 'No storage left. Delete files, also from the trash.'],
  ])('warns of a press that would be refused', (limits, press, text) => {
    const line = draw(limits, press);
    expect(line).toContain(`>${text}<`);
    expect(line).toContain('text-bad');
  });
});

describe('LimitList', () => {
  it('lists all limits with what is used, and when they renew', () => {
    const list = renderToStaticMarkup(<LimitList limits={[perDay, spending, storage]} />);
    for (const text of ['8 of 10', '$1.25 of $5.00', '500 MB of 2.0 GB']) expect(list).toContain(text);
    expect(list.match(/Renews /g)).toHaveLength(2);
    expect(list).toContain('href="/settings/usage"');
  });
});
