import { describe, expect, it } from 'vitest';
import { nameByPattern } from './file-name-pattern.ts';

const facts = { prompt: 'A jetty in fog', model: 'Scene painter', seed: '7', date: '2026-11-23', number: '2' };

describe('nameByPattern', () => {
  it.each([
    ['{date} {prompt} {seed}', '2026-11-23 A jetty in fog 7'],
    ['{Model}_{NUMBER}', 'Scene painter_2'],
    ['shot {size} {number}', 'shot {size} 2'],
  ])('replaces the tokens of %s', (pattern, name) => {
    expect(nameByPattern(pattern, facts)).toBe(name);
  });

  it('tells variants apart when the pattern does not', () => {
    expect(nameByPattern('{prompt}', facts)).toBe('A jetty in fog 7');
    expect(nameByPattern('final', { ...facts, seed: null })).toBe('final 2');
  });

  it('leaves out what a file does not have, with its separator', () => {
    const upload = { ...facts, model: null, seed: null };
    expect(nameByPattern('{prompt} - {model}_{seed}', upload)).toBe('A jetty in fog');
    expect(nameByPattern('{seed}-{prompt}', upload)).toBe('A jetty in fog');
    expect(nameByPattern('{model}', { ...upload, number: null })).toBe('');
  });
});
