import { describe, expect, it } from 'vitest';
import { csvDelimiterOf } from './csv-delimiter.ts';

describe('csvDelimiterOf', () => {
  it.each([
    ['prompt,answer\na;b;c;d', ','],
    ['prompt;answer\n1,5;2,5', ';'],
    ['prompt\tanswer', '\t'],
    ['prompt', ','],
    ['', ','],
    ['prompt,"a;b;c\nd;e"\n', ','],
    ['\uFEFF"the, first, prompt";answer', ';'],
    ['a;b,c', ','],
  ])('finds the delimiter of the first line: %j', (beginning, delimiter) => {
    expect(csvDelimiterOf(beginning)).toBe(delimiter);
  });
});
