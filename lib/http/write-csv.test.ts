import { describe, expect, it } from 'vitest';
import { writeCsvLine } from './write-csv.ts';

describe('writeCsvLine', () => {
  it('separates cells by commas and ends the line with CRLF', () => {
    expect(writeCsvLine(['a', '', 'b c'])).toBe('a,,b c\r\n');
  });

  it('quotes cells with commas, quotes and line breaks', () => {
    expect(writeCsvLine(['a,b', 'say "no"', 'two\nlines', 'two\r\nlines'])).toBe(
      '"a,b","say ""no""","two\nlines","two\r\nlines"\r\n',
    );
  });

  it.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '\r=1'])('writes %j as text', (cell) => {
    expect(writeCsvLine([cell])).toContain(`'${cell}`);
  });

  it('leaves signs inside a text alone', () => {
    expect(writeCsvLine(['a=b', '2026-03-12', 'ann@example.com'])).toBe('a=b,2026-03-12,ann@example.com\r\n');
  });
});
