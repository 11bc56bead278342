import { describe, expect, it } from 'vitest';
import { breakLines } from './break-lines.ts';
import { lineUnitsOf } from './line-units.ts';
import { wrapLines } from './wrap-lines.ts';

const length = (line: string): number => line.length;

describe('breakLines', () => {
  it('breaks evenly and never inside a word', () => {
    expect(breakLines('the quiet hours of evening', 2, length)).toEqual(['the quiet hours', 'of evening']);
    expect(breakLines('one', 3, length)).toEqual(['one']);
  });

  it('breaks between words in languages without spaces', () => {
    const lines = breakLines('ภาษาไทยไม่มีช่องว่าง', 2, length);
    expect(lines.join('')).toBe('ภาษาไทยไม่มีช่องว่าง');
    expect(lines[1]).not.toMatch(/^\p{M}/u);
    expect(breakLines('国際デザイン展覧会', 2, length)).toEqual(['国際デザイン', '展覧会']);
  });

  it('begins no line with a closing mark and ends none with an opening one', () => {
    for (const count of [2, 3, 4, 5]) {
      for (const line of breakLines('「春の夜」、音楽会。ようこそ！', count, length)) {
        expect(line).not.toMatch(/^[」、。！]/u);
        expect(line).not.toMatch(/「$/u);
      }
    }
  });
});

describe('lineUnitsOf', () => {
  it('leaves a separated closing mark with the word before it', () => {
    expect(lineUnitsOf('Quoi ? 14 . 09', 'en').map(({ text }) => text)).toEqual(['Quoi ?', '14 .', '09']);
  });
});

describe('wrapLines', () => {
  it('fills lines and preserves new lines', () => {
    expect(wrapLines('one two three\nfour', 'en', 8, length)).toEqual(['one two', 'three', 'four']);
  });

  it('breaks a word only when it is wider than a line', () => {
    expect(wrapLines('an incomprehensibility', 'en', 10, length)).toEqual(['an incompr', 'ehensibili', 'ty']);
  });
});
