/** One or several equivalent keys, and their action. `Mod` is ⌘ on a Mac, else Ctrl. */
export interface Shortcut {
  keys: readonly string[];
  does: string;
}

/** The shortcuts that work in one part of the studio. */
export interface ShortcutGroup {
  title: string;
  shortcuts: readonly Shortcut[];
}

/** The keys that open the overlays. */
export const overlayKeys = { commands: 'Mod K', shortcuts: '?', queue: 'Q' } as const;

/** All shortcuts except the viewer's, which are defined with its keys. */
export const shortcutGroups: readonly ShortcutGroup[] = [
  {
    title: 'Everywhere',
    shortcuts: [
      { keys: [overlayKeys.commands], does: 'Open the command menu' },
      { keys: [overlayKeys.shortcuts], does: 'Show keyboard shortcuts' },
      { keys: [overlayKeys.queue], does: 'Open or close the queue' },
      { keys: ['Esc'], does: 'Close the open dialog or menu' },
      { keys: ['Tab', 'Shift Tab'], does: 'Next control, previous control' },
    ],
  },
  {
    title: 'Create',
    shortcuts: [
      { keys: ['Mod Enter'], does: 'Send request' },
      { keys: ['Mod Z'], does: 'Undo in the form' },
      { keys: ['Mod Shift Z', 'Ctrl Y'], does: 'Redo in the form' },
      { keys: ['P', '/'], does: 'Go to the prompt' },
      { keys: ['@'], does: 'In a prompt: cite a reference' },
      { keys: [';'], does: 'In a prompt: insert a style or snippet' },
      { keys: ['Alt ↑', 'Alt ↓'], does: 'Move a file or list entry' },
      { keys: ['F2', 'Delete'], does: 'Rename or delete a preset' },
      { keys: ['←', '→', 'Home', 'End'], does: 'On the edge of a pane: resize' },
    ],
  },
  {
    title: 'Jobs',
    shortcuts: [
      { keys: ['←', '→'], does: 'Previous job, next job' },
      { keys: ['Home', 'End'], does: 'Newest job, oldest job' },
      { keys: ['Alt ←', 'Alt →'], does: 'Reorder a queued job' },
      { keys: ['Space'], does: 'On a handle of the queue: pick up, then ↑ and ↓ move, Space drops' },
    ],
  },
  {
    title: 'Library',
    shortcuts: [
      { keys: ['←', '↑', '→', '↓'], does: 'Move; with Shift, select' },
      { keys: ['Enter', 'Space'], does: 'Open' },
      { keys: ['Shift Space'], does: 'Select or deselect' },
      { keys: ['Mod A'], does: 'Select all' },
      { keys: ['S'], does: 'Star' },
      { keys: ['1', '5'], does: 'Rate 1 to 5; 0 removes the rating' },
      { keys: ['6', '9'], does: 'Label red, yellow, green or blue' },
      { keys: ['K', 'X'], does: 'Keep, reject' },
      { keys: ['Mod Z'], does: 'Undo the last change' },
      { keys: ['Shift F10'], does: 'Open the menu of the item' },
      { keys: ['Delete'], does: 'Move to trash; in the trash, restore' },
      { keys: ['Esc'], does: 'Clear selection' },
    ],
  },
  {
    title: 'Models',
    shortcuts: [
      { keys: ['/'], does: 'Search models' },
      { keys: ['Enter'], does: 'In the search: use the first match' },
      { keys: ['Esc'], does: 'In the search: clear it' },
    ],
  },
  {
    title: 'Storyboard',
    shortcuts: [
      { keys: ['Space'], does: 'Play or pause all shots' },
      { keys: ['←', '→'], does: 'Previous shot, next shot' },
      { keys: ['Alt ←', 'Alt →'], does: 'Move a shot' },
      { keys: ['Mod D'], does: 'Duplicate a shot' },
      { keys: ['Delete'], does: 'Delete a shot' },
    ],
  },
  {
    title: 'Library item',
    shortcuts: [
      { keys: ['←', '→'], does: 'Newer item, older item' },
      { keys: ['Esc'], does: 'Back to the library' },
    ],
  },
];

/** Whether a browser runs on a machine with an Apple keyboard, by its user agent. */
export function hasMacKeys(userAgent: string): boolean {
  return /mac|iphone|ipad/i.test(userAgent);
}

/** The labels of keys on this kind of machine: `Mod K` is ⌘ K on a Mac. */
export function keyCaps(key: string, isMac: boolean): string[] {
  const caps: Record<string, string> = isMac
    ? { Mod: '⌘', Shift: '⇧', Alt: '⌥', Ctrl: '⌃', Enter: '↵' }
    : { Mod: 'Ctrl', Enter: '↵' };
  return key.split(' ').map((part) => caps[part] ?? part);
}

/** The overlay that a key press opens; null for any other press. `isTyping`: whether a text field has the focus. */
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
  if (isTyping || metaKey || ctrlKey || altKey) return null;
  if (key.toLowerCase() === 'q') return 'queue';
  return key === '?' ? 'shortcuts' : null;
}
