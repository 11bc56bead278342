import { describe, expect, expectTypeOf, it } from 'vitest';
import { defineMessages } from './define-messages.ts';
import { registerTranslations } from './translations.ts';
import { runWithLocale } from './run-with-locale.ts';

const messages = defineMessages('test', {
  title: 'Queue',
  cancel: 'Cancel {count, plural, =0 {nothing} one {# job} other {# jobs}} of {who}',
  length: '{seconds} s, {share, number, percent}',
  kinds: { image: 'Image', of: '{kind, select, image {an image} other {a video}}' },
});

describe('defineMessages', () => {
  it('reads a text without arguments as a string, and formats one with arguments', () => {
    expectTypeOf(messages.title).toEqualTypeOf<string>();
    expectTypeOf(messages.cancel).parameter(0).toEqualTypeOf<{ count: number; who: string | number }>();
    expect(messages.title).toBe('Queue');
    expect(messages.cancel({ count: 1200, who: 'Ann' })).toBe('Cancel 1,200 jobs of Ann');
    expect(messages.kinds.of({ kind: 'image' })).toBe('an image');
  });

  it('reads the translation in the language of the request, and English where there is none', () => {
    registerTranslations('de', {
      test: {
        title: 'Warteschlange',
        cancel: '{count, plural, one {# Auftrag} other {# Aufträge}} von {who} abbrechen',
      },
    });
    runWithLocale('de', () => {
      expect(messages.title).toBe('Warteschlange');
      expect(messages.cancel({ count: 1200, who: 'Ann' })).toBe('1.200 Aufträge von Ann abbrechen');
      expect(messages.kinds.image).toBe('Image');
    });
    expect(messages.title).toBe('Queue');
  });

  it('writes a number that has no format with the decimal mark of the language', () => {
    const values = { seconds: 1250.5, share: 0.455 };
    expect(messages.length(values)).toBe('1250.5 s, 46%');
    expect(runWithLocale('de', () => messages.length(values))).toBe('1250,5 s, 46\u00a0%');
  });

  it('refuses a message that lacks a value', () => {
    const incomplete = messages.cancel as (values: { count: number }) => string;
    expect(() => incomplete({ count: 1 })).toThrow(/who/);
  });
});
