import { describe, expect, it } from 'vitest';
import { mostAxisValues } from '@/lib/contract/studio/sweep-limits';
import { runWithLocale } from '@/lib/intl/run-with-locale';
import { readNumbers } from './read-numbers';

const whole = { isInteger: true, step: 1 };
const half = { isInteger: false, step: 0.5 };

describe('readNumbers', () => {
  it.each([
    ['7.5', half, ['7.5']],
    ['3, 5; 7.5\n10', half, ['3', '5', '7.5', '10']],
    ['3–14 in 5', half, ['3', '5.8', '8.5', '11.3', '14']],
    ['3–14 in 5 steps', half, ['3', '5.8', '8.5', '11.3', '14']],
    ['8-50 in 4', whole, ['8', '22', '36', '50']],
    ['8 to 32 by 8', whole, ['8', '16', '24', '32']],
    ['0..1 step 0.25', half, ['0', '0.25', '0.5', '0.75', '1']],
    ['1-3', half, ['1', '1.5', '2', '2.5', '3']],
    ['-1…1', whole, ['-1', '0', '1']],
    ['5-3', whole, ['5', '4', '3']],
    ['4, 4.0', half, ['4']],
    ['0.1-0.3 by 0.1', { isInteger: false, step: 0.1 }, ['0.1', '0.2', '0.3']],
    [' , ', whole, []],
  ])('reads %o', (text, field, values) => {
    expect(readNumbers(text, field)).toEqual({ values, issue: null });
  });

  it.each([
    ['7,5', half, ['7.5']],
    ['3; 5,5; 7.5', half, ['3', '5.5', '7.5']],
    ['3, 5,5, 7', half, ['3', '5.5', '7']],
    ['0,5 bis 2 je 0,5', half, ['0.5', '1', '1.5', '2']],
    ['3–14 in 5 Schritten', half, ['3', '5.8', '8.5', '11.3', '14']],
    ['1.000; 2.000', whole, ['1000', '2000']],
    ['512,768', whole, ['512', '768']],
    ['1,2,3', whole, ['1', '2', '3']],
    ['1.234,5 bis 1.235,5 in 3', half, ['1234.5', '1235', '1235.5']],
  ])('reads %o in German', (text, field, values) => {
    expect(runWithLocale('de', () => readNumbers(text, field))).toEqual({ values, issue: null });
  });

  it.each(['seven', '3-', '3-14 in 1', '3-14 in 2.5', '1-9 by 0', '1 2'])('names what is wrong with %o', (text) => {
    expect(readNumbers(`4, ${text}`, whole)).toEqual({ values: null, issue: expect.stringContaining(text) as string });
  });

  it('refuses a range of too many values, however large', () => {
    for (const text of ['1-1000', '1-9 in 1000000', `1-${mostAxisValues + 1}`]) {
      expect(readNumbers(text, whole).issue).toContain(String(mostAxisValues));
    }
    expect(readNumbers(`1-${mostAxisValues}`, whole).values).toHaveLength(mostAxisValues);
  });
});
