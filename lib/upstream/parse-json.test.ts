import { describe, expect, it } from 'vitest';
import { parseJson } from './parse-json.ts';

describe('parseJson', () => {
  it('removes or replaces what PostgreSQL rejects, in texts and names, at any depth', () => {
    const text = String.raw`{"a\u0000b":["x\u0000y",{"\ud800":"\udc00 and \ud83d\ude00"}],"n":1,"none":null}`;
    expect(parseJson(text)).toEqual({ ab: ['xy', { '\uFFFD': '\uFFFD and \u{1F600}' }], n: 1, none: null });
  });

  it('reads names such as __proto__ as plain names', () => {
    expect(Object.keys(parseJson('{"__proto__":{"a":1}}') as object)).toEqual(['__proto__']);
  });

  it('preserves every digit of a seed, and returns other numbers as numbers', () => {
    const text = '{"seed": 18446744073709551615, "small": {"noise_seed":7}, "bytes":18446744073709551615}';
    expect(parseJson(text)).toEqual({
      seed: '18446744073709551615',
      small: { noise_seed: 7 },
      bytes: 18_446_744_073_709_552_000,
    });
  });

  it('returns undefined for what is not JSON or nested too deep', () => {
    expect(parseJson('{')).toBeUndefined();
    expect(parseJson('['.repeat(200_000) + ']'.repeat(200_000))).toBeUndefined();
  });
});
