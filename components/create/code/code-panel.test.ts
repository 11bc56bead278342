import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { callPath } from './write/call-path';
import { readCodeChoice, writeCodeChoice } from './write/code-choice';
import { codeTokens } from './write/code-tokens';
import { looksLikeCall } from './read/looks-like-call';
import { callStyles, codeLanguages, requestCode } from './write/request-code';
import { embeddedFiles } from './read/upload-files';
import { changeTexts, shortened, studioPaths } from './write/portable-files';

const file = '/api/studio/media/0f0f0f0f-1111-4222-8333-444444444444';

describe('codeTokens', () => {
  it('loses nothing of any text', () => {
    fc.assert(
      fc.property(fc.string(), (code) => {
        expect(
          codeTokens(code)
            .map(({ text }) => text)
            .join(''),
        ).toBe(code);
      }),
    );
  });

  it('tells texts, comments, words and numbers apart', () => {
    const kinds = codeTokens("const a = 'it\\'s'; # 7\nsleep 2").filter(({ kind }) => kind !== 'plain');
    expect(kinds).toEqual([
      { kind: 'word', text: 'const' },
      { kind: 'text', text: "'it\\'s'" },
      { kind: 'comment', text: '# 7' },
      { kind: 'number', text: '2' },
    ]);
  });
});

describe('callPath', () => {
  it('is what the model says, else what it makes and takes', () => {
    expect(callPath({ id: 'a', endpoint: '/images/edit' })).toBe('/api/ai/images/edit');
    expect(callPath({ id: 'a', endpoint: '/api/ai/videos/generate' })).toBe('/api/ai/videos/generate');
    expect(callPath({ id: 'a', capabilities: { input: ['text'], output: ['video'] } })).toBe('/api/ai/videos/generate');
    const properties = { input_image: { type: 'string', renderType: 'image-url' } };
    expect(callPath({ id: 'a', request_schema: { properties } })).toBe('/api/ai/images/edit');
    expect(callPath({ id: 'a', endpoint: '/images/generate', request_schema: { properties } })).toBe(
      '/api/ai/images/edit',
    );
    expect(callPath({ id: 'a', endpoint: '/images/generate' })).toBe('/api/ai/images/generate');
    expect(callPath({ id: 'a' })).toBe('/api/ai/images/generate');
  });
});

describe('readCodeChoice', () => {
  it('gives back what was chosen, and curl by the queue instead of nonsense', () => {
    const kept = new Map<string, string>();
    const storage = {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => void kept.set(key, value),
    };
    expect(readCodeChoice(storage)).toEqual({ language: 'curl', style: 'queue' });
    writeCodeChoice(storage, { language: 'python', style: 'events' });
    expect(readCodeChoice(storage)).toEqual({ language: 'python', style: 'events' });
    storage.setItem('easel:code', '{"language":"cobol"}');
    expect(readCodeChoice(storage)).toEqual({ language: 'curl', style: 'queue' });
  });
});

describe('looksLikeCall', () => {
  it('knows every form that is written here, and no words', () => {
    const call = { origin: 'https://a.example', path: '/api/ai/images/edit', body: { model: 'm', prompt: 'a cat' } };
    const codes = codeLanguages.flatMap((language) => callStyles.map((style) => requestCode(call, language, style)));
    expect(codes.filter((code) => !looksLikeCall(code))).toEqual([]);
    expect(looksLikeCall(`  ${JSON.stringify(call.body)}`)).toBe(true);
    expect(looksLikeCall('$ curl https://a.example -d @-')).toBe(true);
    for (const words of ['a cat', 'make the hair curl at the ends', 'fetch me a boat', 'a boat [{"bbox":[0,0,1,1]}]']) {
      expect(looksLikeCall(words)).toBe(false);
    }
  });

  it('is as quick with a megabyte of words', () => {
    for (const words of ['fetch ', 'prompt ', 'curl ', '{"model": 1, ', '"prompt":} x ']) {
      expect(looksLikeCall(`{${words.repeat(1_000_000 / words.length)}`)).toBe(false);
    }
  });
});

describe('studioPaths', () => {
  it('finds the files of this studio, however deep, each once', () => {
    expect(studioPaths({ a: file, b: [{ c: file }], d: 'https://a.example/x.png' })).toEqual([file]);
    expect(changeTexts({ a: [file], b: 1 }, () => 'x')).toEqual({ a: ['x'], b: 1 });
  });
});

describe('carriedFiles', () => {
  it('finds whole files that are too large for a form', () => {
    const large = `data:image/png;base64,${'A'.repeat(5000)}`;
    expect(embeddedFiles({ a: large, b: [large], c: 'data:image/png;base64,AAAA', d: 'x'.repeat(9000) })).toEqual([
      large,
    ]);
    expect(shortened(large, '3.8 kB')).toBe('data:image/png;base64,AAAAAAAAAAAA… 3.8 kB …');
  });
});
