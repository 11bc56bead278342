import { describe, expect, it } from 'vitest';
import { drawInForm } from '../testing/draw-in-form';
import { menuAction, useCitationMenu } from './use-citation-menu';

const plain = { shiftKey: false, metaKey: false, ctrlKey: false, altKey: false };

describe('menuAction', () => {
  it('moves with the arrow keys, and wraps around', () => {
    expect(menuAction({ ...plain, key: 'ArrowDown' }, 0, 3)).toBe(1);
    expect(menuAction({ ...plain, key: 'ArrowDown' }, 2, 3)).toBe(0);
    expect(menuAction({ ...plain, key: 'ArrowUp' }, 0, 3)).toBe(2);
  });

  it('chooses with Enter and Tab, and closes with Escape', () => {
    expect(['Enter', 'Tab'].map((key) => menuAction({ ...plain, key }, 1, 3))).toEqual(['choose', 'choose']);
    expect(menuAction({ ...plain, key: 'Escape' }, 1, 3)).toBe('close');
  });

  it('leaves other keys, and those with a modifier, to the text', () => {
    expect(menuAction({ ...plain, key: 'a' }, 1, 3)).toBeNull();
    expect(menuAction({ ...plain, key: 'Tab', shiftKey: true }, 1, 3)).toBeNull();
    for (const modifier of ['metaKey', 'ctrlKey', 'altKey'] as const)
      expect(menuAction({ ...plain, key: 'Enter', [modifier]: true }, 1, 3)).toBeNull();
  });
});

describe('useCitationMenu', () => {
  it('is closed until an @ is typed', () => {
    const menu = drawInForm(null, () => useCitationMenu({ current: null }, 'a hut @'));
    expect([menu.offers, menu.active]).toEqual([[], -1]);
  });
});
