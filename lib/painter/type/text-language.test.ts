import { describe, expect, it } from 'vitest';
import { isRightToLeft, languageOf } from './text-language.ts';

describe('languageOf', () => {
  it.each([
    ['Summer night', 'en'],
    ['Лето', 'ru'],
    ['Καλοκαίρι', 'el'],
    ['مرحبا 2026', 'ar'],
    ['שלום', 'he'],
    ['नमस्ते', 'hi'],
    ['สวัสดี', 'th'],
    ['设计展', 'zh'],
    ['デザイン展', 'ja'],
    ['디자인', 'ko'],
    ['2026', 'en'],
  ])('detects the language of %s', (text, language) => {
    expect(languageOf(text)).toBe(language);
  });

  it('reads Han letters as Japanese in a Japanese prompt', () => {
    expect(languageOf('東京')).toBe('zh');
    expect(languageOf('東京', 'ポスターを「東京」で')).toBe('ja');
  });
});

describe('isRightToLeft', () => {
  it('uses the first letter', () => {
    expect(isRightToLeft('2026 – مهرجان Jazz')).toBe(true);
    expect(isRightToLeft('Jazz مهرجان')).toBe(false);
  });
});
