import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import type { Usage, UsageSum } from '@/lib/contract/studio/usage';
import { UsageTable } from './usage-table';

const sum = (changes: Partial<UsageSum>): UsageSum => ({
  jobs: 1,
  finished: 1,
  failed: 0,
  cancelled: 0,
  seconds: 0,
  cost: 0,
  unpriced: 0,
  ...changes,
});
const ann = { id: '00000000-0000-4000-8000-0000000000a1', name: 'Ann' };
const usage: Usage = {
  from: '2026-03-01',
  to: '2026-03-02',
  total: sum({ jobs: 1200, finished: 1100, failed: 100, seconds: 125, cost: 1.5, unpriced: 2 }),
  days: [
    { ...sum({ jobs: 1198, cost: 1.5 }), day: '2026-03-02' },
    { ...sum({ jobs: 2, unpriced: 2 }), day: '2026-03-01' },
  ],
  people: [{ ...sum({}), person: ann }],
  models: [{ ...sum({}), model: 'v-7', modelName: null }],
};
const draw = (group: 'day' | 'person' | 'model') => renderToStaticMarkup(<UsageTable usage={usage} group={group} />);

describe('UsageTable', () => {
  it('shows days in UTC, and the total', () => {
    const table = draw('day');
    expect(table).toMatch(/<th scope="row"[^>]*>2 Mar 2026<\/th>/);
    expect(table).toMatch(/<tfoot.*>1,200<.*>1,100<.*>100<.*>2 min 05 s<.*>\$1\.50</);
  });

  it('does not show a price where none is published, and says how many jobs the total leaves out', () => {
    const table = draw('day');
    expect(table.match(/>No price</g)).toHaveLength(1);
    expect(table).toContain('2 jobs have no published price, so the cost does not include them.');
  });

  it('names people, and models by their id where they have no name', () => {
    expect(draw('person')).toMatch(/<th scope="row"[^>]*>Ann</);
    expect(draw('model')).toMatch(/<th scope="row"[^>]*>v-7</);
  });
});
