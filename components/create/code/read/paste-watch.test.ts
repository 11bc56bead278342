import { describe, expect, it } from 'vitest';
import { callStyles, codeLanguages } from '../write/api-call';
import { requestCode } from '../write/request-code';
import { looksLikeCall } from './paste-watch';

describe('looksLikeCall', () => {
  it('recognises every form that requestCode writes, and no prose', () => {
    const call = { origin: 'https://a.example', path: '/api/ai/images/edit', body: { model: 'm', prompt: 'a cat' } };
    const codes = codeLanguages.flatMap((language) => callStyles.map((style) => requestCode(call, language, style)));
    expect(codes.filter((code) => !looksLikeCall(code))).toEqual([]);
    expect(looksLikeCall(`  ${JSON.stringify(call.body)}`)).toBe(true);
    expect(looksLikeCall('$ curl https://a.example -d @-')).toBe(true);
    for (const words of ['a cat', 'make the hair curl at the ends', 'fetch me a boat', 'a boat [{"bbox":[0,0,1,1]}]']) {
      expect(looksLikeCall(words)).toBe(false);
    }
  });

  it('is as quick with a megabyte of prose', () => {
    for (const words of ['fetch ', 'prompt ', 'curl ', '{"model": 1, ', '"prompt":} x ']) {
      expect(looksLikeCall(`{${words.repeat(1_000_000 / words.length)}`)).toBe(false);
    }
  });
});
