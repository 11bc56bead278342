import { describe, expect, it } from 'vitest';
import type { UsageRow } from './read-usage.ts';
import { writeUsageCsv } from './write-usage-csv.ts';

const row: UsageRow = {
  day: '2026-11-29',
  name: 'Ann',
  email: 'ann@example.com',
  model: 'ig-1',
  modelName: null,
  jobs: 3,
  finished: 2,
  failed: 1,
  cancelled: 0,
  seconds: 12.5,
  cost: 0.25,
  unpriced: 0,
};

describe('writeUsageCsv', () => {
  it('ends every line as RFC 4180 says, the header too', () => {
    expect(writeUsageCsv([row])).toBe(
      'date_utc,person,email,model,model_name,jobs,finished,failed,cancelled,seconds,cost_usd,jobs_without_price\r\n' +
        '2026-11-29,Ann,ann@example.com,ig-1,,3,2,1,0,12.5,0.25,0\r\n',
    );
    expect(writeUsageCsv([])).toMatch(/^date_utc,[^\n]*\r\n$/);
  });

  it('quotes commas, quotes and line breaks', () => {
    const csv = writeUsageCsv([{ ...row, name: 'Lee, "Ann"', modelName: 'two\nlines' }]);
    expect(csv).toContain(',"Lee, ""Ann""",');
    expect(csv).toContain(',"two\nlines",');
  });

  it.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '\r=1', '=HYPERLINK("http://evil.example","a")'])(
    'writes %j so that no spreadsheet runs it',
    (name) => {
      const cell = writeUsageCsv([{ ...row, name }]).split('2026-11-29,')[1] ?? '';
      expect(cell).toMatch(/^"?'/);
    },
  );

  it('writes small amounts without an exponent', () => {
    expect(writeUsageCsv([{ ...row, cost: 0.000_000_4 * 2 }])).toContain(',0.000001,');
    expect(writeUsageCsv([{ ...row, cost: 0.000_012 }])).toContain(',0.000012,');
  });
});
