import { describe, expect, it } from 'vitest';
import { shortcutGroups } from './shortcut-groups';
import { keyCaps } from './key-caps';
import { hasMacKeys, overlayOfKey } from './shortcuts';

const bare = { metaKey: false, ctrlKey: false, altKey: false, shiftKey: false };

describe('shortcutGroups', () => {
  it('gives no key two meanings in one group', () => {
    const doubled = shortcutGroups().filter(({ shortcuts }) => {
      const keys = shortcuts.flatMap((shortcut) => shortcut.keys);
      return new Set(keys).size < keys.length;
    });
    expect(doubled).toEqual([]);
  });
});

describe('overlayOfKey', () => {
  it('opens the commands from anywhere, and the list of shortcuts outside of text fields', () => {
    expect(overlayOfKey({ ...bare, key: 'k', metaKey: true }, true)).toBe('commands');
    expect(overlayOfKey({ ...bare, key: 'K', ctrlKey: true }, false)).toBe('commands');
    expect(overlayOfKey({ ...bare, key: '?', shiftKey: true }, false)).toBe('shortcuts');
    expect(overlayOfKey({ ...bare, key: '?', shiftKey: true }, true)).toBeNull();
    expect(overlayOfKey({ ...bare, key: 'k' }, false)).toBeNull();
  });
});

describe('hasMacKeys', () => {
  it.each([
    ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15', true],
    ['Mozilla/5.0 (iPad; CPU OS 18_0 like Mac OS X)', true],
    ['Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36', false],
    ['Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36', false],
    ['', false],
  ])('reads %s', (userAgent, expected) => {
    expect(hasMacKeys(userAgent)).toBe(expected);
  });
});

describe('keyCaps', () => {
  it('labels keys like the keyboard of the machine', () => {
    expect(keyCaps('Mod Shift Z', true)).toEqual(['⌘', '⇧', 'Z']);
    expect(keyCaps('Mod Shift Z', false)).toEqual(['Ctrl', 'Shift', 'Z']);
  });
});
