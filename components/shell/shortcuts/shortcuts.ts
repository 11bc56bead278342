/** A key or several that do the same, and what they do. `Mod` is ⌘ on a Mac, else Ctrl. */
export interface Shortcut {
  keys: readonly string[];
  does: string;
}

/** The shortcuts that work in one part of the studio. */
export interface ShortcutGroup {
  title: string;
  shortcuts: readonly Shortcut[];
}

/** The keys that open what lies over every screen. */
export const overlayKeys = { commands: 'Mod K', shortcuts: '?' } as const;

/** Every shortcut but the viewer's, which stand with its keys. */
export const shortcutGroups: readonly ShortcutGroup[] = [
  {
    title: 'Everywhere',
    shortcuts: [
      { keys: [overlayKeys.commands], does: 'Commands: go anywhere, find a model, a job, a picture' },
      { keys: [overlayKeys.shortcuts], does: 'This list' },
      { keys: ['Esc'], does: 'Close what is open' },
      { keys: ['Tab', 'Shift Tab'], does: 'To the next control, to the one before' },
    ],
  },
  {
    title: 'Create',
    shortcuts: [
      { keys: ['Mod Enter'], does: 'Send the request' },
      { keys: ['Mod Z'], does: 'Undo in the form' },
      { keys: ['Mod Shift Z', 'Ctrl Y'], does: 'Redo in the form' },
      { keys: ['@'], does: 'In a prompt: name a reference' },
      { keys: ['Alt ↑', 'Alt ↓'], does: 'Move a file or an entry of a list' },
      { keys: ['F2', 'Delete'], does: 'On a preset: rename, delete' },
      { keys: ['←', '→', 'Home', 'End'], does: 'On the edge of a pane: its size' },
    ],
  },
  {
    title: 'Jobs',
    shortcuts: [
      { keys: ['←', '→'], does: 'The job beside it' },
      { keys: ['Home', 'End'], does: 'The newest, the oldest' },
      { keys: ['Alt ←', 'Alt →'], does: 'Move what is not sent yet along the line' },
    ],
  },
  {
    title: 'Library',
    shortcuts: [
      { keys: ['←', '↑', '→', '↓'], does: 'Go about; with Shift, select as well' },
      { keys: ['Enter', 'Space'], does: 'Open' },
      { keys: ['X'], does: 'Select or let go' },
      { keys: ['Mod A'], does: 'Select all' },
      { keys: ['S'], does: 'Star' },
      { keys: ['Delete'], does: 'Into the trash; there, out of it' },
      { keys: ['Esc'], does: 'Let go of the selection' },
    ],
  },
  {
    title: 'One item of the library',
    shortcuts: [
      { keys: ['←', '→'], does: 'The item before it, the one after it' },
      { keys: ['S'], does: 'Star' },
      { keys: ['Delete'], does: 'Into the trash, or out of it' },
      { keys: ['Esc'], does: 'Back to the grid' },
    ],
  },
];

/** Whether a browser runs on a machine with keys of Apple's, by what it calls itself. */
export function hasMacKeys(userAgent: string): boolean {
  return /mac|iphone|ipad/i.test(userAgent);
}

/** How a key is written on the keyboards of this kind of machine: `Mod K` is ⌘ K on a Mac. */
export function keyCaps(key: string, isMac: boolean): string[] {
  const caps: Record<string, string> = isMac
    ? { Mod: '⌘', Shift: '⇧', Alt: '⌥', Ctrl: '⌃', Enter: '↵' }
    : { Mod: 'Ctrl', Enter: '↵' };
  return key.split(' ').map((part) => caps[part] ?? part);
}

/** What lies over every screen that a press of keys asks for; null for any other press. `isTyping`: into a field of text. */
export function overlayOfKey(
  {
    key,
    metaKey,
    ctrlKey,
    altKey,
    shiftKey,
  }: Pick<KeyboardEvent, 'key' | 'metaKey' | 'ctrlKey' | 'altKey' | 'shiftKey'>,
  isTyping: boolean,
): keyof typeof overlayKeys | null {
  if ((metaKey || ctrlKey) && !altKey && !shiftKey && key.toLowerCase() === 'k') return 'commands';
  return key === '?' && !isTyping && !metaKey && !ctrlKey && !altKey ? 'shortcuts' : null;
}
