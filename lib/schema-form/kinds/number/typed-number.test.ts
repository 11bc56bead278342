import { describe, expect, it } from 'vitest';
import { runWithLocale } from '../../../intl/run-with-locale.ts';
import { readTypedNumber } from './typed-number.ts';

const whole = { isInteger: true };
const decimal = { isInteger: false };

describe('readTypedNumber', () => {
  it.each([
    ['en', '7.5', decimal, 7.5],
    ['en', '7,5', decimal, 7.5],
    ['en', '12,000', whole, 12_000],
    ['en', '12,000', decimal, 12],
    ['en', '1,250,000', decimal, 1_250_000],
    ['en', '12.000', whole, 12],
    ['de', '7,5', decimal, 7.5],
    ['de', '7.5', decimal, 7.5],
    ['de', '12.000', whole, 12_000],
    ['de', '1.250.000', decimal, 1_250_000],
    ['de', '-,5', decimal, -0.5],
    ['en', '1e3', whole, 1000],
    ['en', '1,2,3', whole, null],
    ['de', '1.2.3', whole, null],
    ['de', '1.000,5', decimal, 1000.5],
    ['en', '1,000.5', decimal, 1000.5],
    ['en', '1.000,5', decimal, null],
    ['en', '1e999', decimal, null],
    ['en', 'seven', decimal, null],
  ] as const)('reads, in %s, %s', (locale, text, field, value) => {
    expect(runWithLocale(locale, () => readTypedNumber(text, field))).toBe(value);
  });
});
