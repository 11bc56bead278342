import { describe, expect, it } from 'vitest';
import { createTypedTexts } from './typed-texts';

function typing() {
  const texts = createTypedTexts();
  const control = { value: 'begun', isConnected: true };
  function type(value: string) {
    texts.begin(control);
    control.value = value;
    texts.note(control);
  }
  return { texts, control, type };
}

describe('createTypedTexts', () => {
  it('leaves undo to the browser while there is typed text', () => {
    const { texts, control, type } = typing();
    expect(texts.isBrowsers(control, 'undo')).toBe(false);
    type('begun a');
    type('begun ab');
    expect(texts.isBrowsers(control, 'undo')).toBe(true);
    type('begun');
    expect(texts.isBrowsers(control, 'undo')).toBe(false);
    expect(texts.isBrowsers(control, 'redo')).toBe(true);
  });

  it('leaves undo to the form after a programmatic change, until the user types again', () => {
    const { texts, control, type } = typing();
    type('begun a');
    control.value = 'a preset';
    expect(texts.isBrowsers(control, 'undo')).toBe(false);
    expect(texts.isBrowsers(control, 'redo')).toBe(false);
    texts.check();
    control.value = 'begun a';
    expect(texts.isBrowsers(control, 'undo')).toBe(false);
    control.value = 'a preset';
    type('a preset b');
    expect(texts.isBrowsers(control, 'undo')).toBe(true);
    type('a preset');
    expect(texts.isBrowsers(control, 'undo')).toBe(false);
  });
});
