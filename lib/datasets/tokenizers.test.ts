import { describe, expect, it } from 'vitest';
import { chooseTokenizer, loadTokenizer, tokenizerNames } from './tokenizers.ts';

describe('chooseTokenizer', () => {
  it.each([
    ['gpt-4o', 'o200k_base', true],
    ['openai/gpt-4o-mini', 'o200k_base', true],
    ['gpt-3.5-turbo', 'cl100k_base', true],
    ['gpt-4', 'cl100k_base', true],
    ['gpt-oss-20b', 'o200k_harmony', true],
    ['text-davinci-003', 'p50k_base', true],
    ['mistral-7b-instruct', 'cl100k_base', false],
    ['Qwen3-8B', 'o200k_base', false],
    ['constructor', 'o200k_base', false],
  ])('uses for %s the tokenizer %s', (model, name, isExact) => {
    expect(chooseTokenizer(model)).toEqual({ name, isExact });
  });
});

describe('loadTokenizer', () => {
  it('returns the published ids of known texts', async () => {
    const { encode } = await loadTokenizer('o200k_base');
    expect(encode('Hello world')).toEqual([13_225, 2375]);
    // A command to some programs, but text in a dataset.
    expect(encode('<|endoftext|>').length).toBeGreaterThan(1);
    expect((await loadTokenizer('cl100k_base')).encode('Hello world')).toEqual([9906, 1917]);
  });

  it('loads every listed tokenizer', async () => {
    for (const name of tokenizerNames) {
      const { encode } = await loadTokenizer(name);
      expect(encode('a quiet harbour').length).toBeGreaterThan(1);
    }
  });
});
