import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hasStyle, toggleStyle } from './style-text.ts';

describe('toggleStyle', () => {
  it('adds visible words behind a comma, and takes them off again', () => {
    expect(toggleStyle('', 'soft light')).toBe('soft light');
    expect(toggleStyle('A lake ', 'soft light')).toBe('A lake, soft light');
    expect(toggleStyle('A lake,', 'soft light')).toBe('A lake, soft light');
    expect(toggleStyle('A lake, soft light', 'soft light')).toBe('A lake');
    expect(toggleStyle('A lake, Soft Light, at dusk', 'soft light')).toBe('A lake, at dusk');
    expect(toggleStyle('soft light, a lake', 'soft light')).toBe('a lake');
    expect(toggleStyle('soft light', 'soft light')).toBe('');
  });

  it('undoes itself for every prompt without the style', () => {
    const prompt = fc.string().map((text) => text.replaceAll(/[\s,;:]+$/g, ''));
    fc.assert(
      fc.property(prompt, fc.stringMatching(/^[a-z+()]{1,6}( [a-z.]{1,6})?$/), (words, style) => {
        fc.pre(!hasStyle(words, style) && words !== '');
        expect(toggleStyle(toggleStyle(words, style), style)).toBe(words);
      }),
    );
  });
});

describe('hasStyle', () => {
  it('finds whole words only', () => {
    expect(hasStyle('a softness of ink', 'soft')).toBe(false);
    expect(hasStyle('a (soft) ink', 'soft')).toBe(true);
    expect(hasStyle('a lake', ' ')).toBe(false);
  });
});
