import { describe, expect, it } from 'vitest';
import { isPromptKey } from './use-prompt-key';

const press = (key: string, modifiers = {}) => ({ key, metaKey: false, ctrlKey: false, altKey: false, ...modifiers });

describe('isPromptKey', () => {
  it('takes / and P, in both cases', () => {
    for (const key of ['/', 'p', 'P']) expect(isPromptKey(press(key), false)).toBe(true);
    expect(isPromptKey(press('o'), false)).toBe(false);
  });

  it('leaves keys with modifiers, and those of text fields and dialogs', () => {
    expect(isPromptKey(press('p', { ctrlKey: true }), false)).toBe(false);
    expect(isPromptKey(press('/', { altKey: true }), false)).toBe(false);
    expect(isPromptKey(press('p'), true)).toBe(false);
  });
});
