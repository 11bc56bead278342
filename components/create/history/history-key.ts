/** Which way in a history a key leads: ⌘Z or Ctrl+Z back, with Shift forth, as Ctrl+Y does. Null for any other. */
export function historyKey(event: {
  key: string;
  metaKey: boolean;
  ctrlKey: boolean;
  shiftKey: boolean;
  altKey: boolean;
}): 'undo' | 'redo' | null {
  if (event.altKey || event.metaKey === event.ctrlKey) return null;
  const key = event.key.toLowerCase();
  if (key === 'z') return event.shiftKey ? 'redo' : 'undo';
  return key === 'y' && event.ctrlKey && !event.shiftKey ? 'redo' : null;
}
