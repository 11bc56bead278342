import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { array, assert, constantFrom, oneof, property, string } from 'fast-check';
import { GptEncoding } from 'gpt-tokenizer/GptEncoding';
import { describe, expect, it } from 'vitest';
import { createWordEncoder } from './create-word-encoder.ts';
import { loadTokenizer, tokenizerNames } from './tokenizers.ts';

const resolvers = {
  o200k_base: () => import('gpt-tokenizer/bpeRanks/o200k_base'),
  o200k_harmony: () => import('gpt-tokenizer/bpeRanks/o200k_base'),
  cl100k_base: () => import('gpt-tokenizer/bpeRanks/cl100k_base'),
  p50k_base: () => import('gpt-tokenizer/bpeRanks/p50k_base'),
  r50k_base: () => import('gpt-tokenizer/bpeRanks/r50k_base'),
};

const piece = oneof(
  constantFrom('it', '’s', "'S", ' ', '  ', '\n', '\r\n', '\t', '1998', '42', 'Straße', '東京', '😀', '\uD800', '\0'),
  constantFrom('<|endoftext|>', '---', 'https://a.b/c?d=e', 'CamelCase', '\u0301', '\u00A0', '\u3000', 'мир', '\uFEFF'),
  string({ unit: 'binary', maxLength: 8 }),
);
const text = array(piece, { maxLength: 20 }).map((pieces) => pieces.join(''));

describe('createWordEncoder', () => {
  it.each(tokenizerNames)('returns the ids that %s returns for the whole text', async (name) => {
    const { default: ranks } = await resolvers[name]();
    const library = GptEncoding.getEncodingApi(name, () => ranks);
    const { encode } = await loadTokenizer(name);
    const asText = { disallowedSpecial: new Set<string>() };
    assert(
      property(text, (given) => {
        expect(encode(given)).toEqual(library.encode(given, asText));
      }),
      { numRuns: 150 },
    );
  });

  it('returns the same ids for a word that is new, cached and evicted', () => {
    const asked: string[] = [];
    const encode = createWordEncoder(/\S+|\s/g, (word) => {
      asked.push(word);
      return Array.from(word, (letter) => letter.charCodeAt(0));
    });
    expect([encode('ab ab'), encode('ab')]).toEqual([
      [97, 98, 32, 97, 98],
      [97, 98],
    ]);
    expect(asked).toEqual(['ab', ' ']);
    for (let number = 0; number < 100_000; number += 1) encode(`w${number}`);
    expect(encode('ab')).toEqual([97, 98]);
    expect(asked.filter((word) => word === 'ab')).toHaveLength(2);
  });

  it('does not retain a text for one of its words', () => {
    setFlagsFromString('--expose-gc');
    const collect = runInNewContext('gc') as () => void;
    const encode = createWordEncoder(/\S+|\s/g, () => [1]);
    const known = `${'a'.repeat(200)} `.repeat(1500);
    collect();
    const before = process.memoryUsage().heapUsed;
    for (let row = 0; row < 100; row += 1) encode(`a-long-word-of-row-${row} ${known}`);
    collect();
    expect(process.memoryUsage().heapUsed - before).toBeLessThan(10_000_000);
  });
});
