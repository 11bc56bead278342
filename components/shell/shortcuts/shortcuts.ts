/** The keys that open the overlays. */
export const overlayKeys = { commands: 'Mod K', shortcuts: '?', queue: 'Q' } as const;

/** Whether a browser runs on a machine with an Apple keyboard, by its user agent. */
export function hasMacKeys(userAgent: string): boolean {
  return /mac|iphone|ipad/i.test(userAgent);
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
