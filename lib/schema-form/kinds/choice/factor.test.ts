import { describe, expect, it } from 'vitest';
import { factorInWords } from './factor.ts';
import { optionLabel } from './option-label.ts';

describe('factorInWords', () => {
  it('writes a factor with the multiplication sign, as an option too', () => {
    expect(factorInWords('2.5x')).toBe('2.5×');
    expect([optionLabel('4x'), optionLabel('1024x768'), optionLabel('x')]).toEqual(['4×', '1024x768', 'x']);
  });

  it('takes a number with an x, and nothing else', () => {
    expect(['2x', '1.5X', 'x2', '2', '2x2'].map(factorInWords)).toEqual(['2×', '1.5×', null, null, null]);
  });
});
