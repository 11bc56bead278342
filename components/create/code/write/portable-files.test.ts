import { describe, expect, it } from 'vitest';
import { changeTexts, shortened, studioPaths } from './portable-files';

const file = '/api/studio/media/0f0f0f0f-1111-4222-8333-444444444444';

describe('studioPaths', () => {
  it('finds the files of this studio at any depth, each once', () => {
    expect(studioPaths({ a: file, b: [{ c: file }], d: 'https://a.example/x.png' })).toEqual([file]);
    expect(changeTexts({ a: [file], b: 1 }, () => 'x')).toEqual({ a: ['x'], b: 1 });
  });
});

describe('shortened', () => {
  it('returns the beginning of an address, and the size of the omitted part', () => {
    const large = `data:image/png;base64,${'A'.repeat(5000)}`;
    expect(shortened(large, '3.8 kB')).toBe('data:image/png;base64,AAAAAAAAAAAA… 3.8 kB …');
  });
});
