import { shortcutMessages } from './messages';

/** The labels of keys on this kind of machine: `Mod K` is ⌘ K on a Mac. */
export function keyCaps(key: string, isMac: boolean): string[] {
  const { keys } = shortcutMessages;
  const caps: Record<string, string> = isMac
    ? { ...keys, Mod: '⌘', Shift: '⇧', Alt: '⌥', Ctrl: '⌃', Enter: '↵' }
    : { ...keys, Mod: keys.Ctrl, Enter: '↵' };
  return key.split(' ').map((part) => caps[part] ?? part);
}
