import { describe, expect, it } from 'vitest';
import { findSnippets, readSnippetTrigger } from './complete-snippet.ts';

describe('readSnippetTrigger', () => {
  it('reads a semicolon at the beginning of a word, and what follows it', () => {
    expect(readSnippetTrigger(';', 1)).toEqual({ start: 0, end: 1, typed: '' });
    expect(readSnippetTrigger('a lake ;soft li and', 15)).toEqual({ start: 7, end: 15, typed: 'soft li' });
  });

  it('leaves a semicolon of a sentence alone', () => {
    expect(readSnippetTrigger('a lake;', 7)).toBeNull();
    expect(readSnippetTrigger('a lake; ', 8)).toBeNull();
    expect(readSnippetTrigger('a ; b', 4)).toBeNull();
    expect(readSnippetTrigger(`;${'x'.repeat(40)}`, 41)).toBeNull();
  });
});

describe('findSnippets', () => {
  it('finds every word in names and texts, names that begin so first', () => {
    const entries = [
      { name: 'Dusk', text: 'soft evening light' },
      { name: 'Soft light', text: 'diffuse' },
      { name: 'Ink', text: 'black' },
    ];
    expect(findSnippets(entries, 'soft').map(({ name }) => name)).toEqual(['Soft light', 'Dusk']);
    expect(findSnippets(entries, 'light soft').map(({ name }) => name)).toEqual(['Dusk', 'Soft light']);
    expect(findSnippets(entries, '')).toHaveLength(3);
  });
});
