/**
 * Copies text to the clipboard. An insecure page (over plain HTTP from another machine) has no clipboard API; there it
 * uses `document.execCommand`, and restores the focus afterwards.
 *
 * @returns whether the text was copied
 */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copyByCommand(text);
  }
}

function copyByCommand(text: string): boolean {
  const focused = document.activeElement instanceof HTMLElement ? document.activeElement : null;
  const holder = document.createElement('textarea');
  holder.value = text;
  holder.className = 'sr-only';
  // Beside the focused element: an open dialog would take the focus back from anywhere else.
  (focused?.parentElement ?? document.body).append(holder);
  holder.select();
  const isCopied = document.execCommand('copy');
  holder.remove();
  focused?.focus({ preventScroll: true });
  return isCopied;
}
