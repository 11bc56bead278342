import { describe, expect, it } from 'vitest';
import { keyCaps, overlayOfKey, shortcutGroups } from './shortcuts.ts';

const bare = { metaKey: false, ctrlKey: false, altKey: false, shiftKey: false };

describe('shortcutGroups', () => {
  it('gives no key two meanings in one place', () => {
    const doubled = shortcutGroups.filter(({ shortcuts }) => {
      const keys = shortcuts.flatMap((shortcut) => shortcut.keys);
      return new Set(keys).size < keys.length;
    });
    expect(doubled).toEqual([]);
  });
});

describe('overlayOfKey', () => {
  it('opens the commands from anywhere, the list of shortcuts where nothing is typed', () => {
    expect(overlayOfKey({ ...bare, key: 'k', metaKey: true }, true)).toBe('commands');
    expect(overlayOfKey({ ...bare, key: 'K', ctrlKey: true }, false)).toBe('commands');
    expect(overlayOfKey({ ...bare, key: '?', shiftKey: true }, false)).toBe('shortcuts');
    expect(overlayOfKey({ ...bare, key: '?', shiftKey: true }, true)).toBeNull();
    expect(overlayOfKey({ ...bare, key: 'k' }, false)).toBeNull();
  });
});

describe('keyCaps', () => {
  it('writes keys as the machine does', () => {
    expect(keyCaps('Mod Shift Z', true)).toEqual(['⌘', '⇧', 'Z']);
    expect(keyCaps('Mod Shift Z', false)).toEqual(['Ctrl', 'Shift', 'Z']);
  });
});
