import type { ShortcutGroup } from './shortcut-groups';

/**
 * The shortcuts whose action, part of the studio or key matches what was typed; groups without any are left out. A key
 * matches as a whole: `k` finds K, and not Keep alone.
 */
export function findShortcuts(groups: readonly ShortcutGroup[], typed: string): ShortcutGroup[] {
  const words = typed.toLowerCase().split(/\s+/).filter(Boolean);
  if (words.length === 0) return [...groups];
  return groups.flatMap(({ title, shortcuts }) => {
    const found = shortcuts.filter(({ does, keys }) => {
      const text = `${title} ${does}`.toLowerCase();
      const caps = new Set(keys.flatMap((key) => key.toLowerCase().split(' ')));
      return words.every((word) => caps.has(word) || text.includes(word));
    });
    return found.length === 0 ? [] : [{ title, shortcuts: found }];
  });
}
