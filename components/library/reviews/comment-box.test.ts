import type { KeyboardEvent } from 'react';
import { describe, expect, it } from 'vitest';
import { checkComment, isSendKey } from './comment-box';

const press = (event: Partial<KeyboardEvent>, isComposing = false) =>
  isSendKey({
    key: 'Enter',
    ctrlKey: false,
    metaKey: false,
    nativeEvent: { isComposing },
    ...event,
  } as KeyboardEvent);

describe('checkComment', () => {
  it.each([
    ['', false],
    [' \n', false],
    ['x', true],
    [`  ${'x'.repeat(2_000)}  `, true],
    // An e and an accent are one character to the studio.
    [`${'x'.repeat(1_999)}e\u0301`, true],
    ['x'.repeat(2_001), false],
  ])('counts as the studio does: %#', (text, isValid) => {
    expect(checkComment(text).isValid).toBe(isValid);
  });
});

describe('isSendKey', () => {
  it('is Enter with Ctrl or ⌘, but not while an input method composes', () => {
    expect(press({ ctrlKey: true })).toBe(true);
    expect(press({ metaKey: true })).toBe(true);
    expect(press({})).toBe(false);
    expect(press({ ctrlKey: true, key: 'a' })).toBe(false);
    expect(press({ ctrlKey: true }, true)).toBe(false);
  });
});
