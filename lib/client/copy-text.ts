/**
 * Puts text on the clipboard. A page that was not loaded safely (over plain HTTP from another machine) has no clipboard of its
 * own; there the old command of browsers does it, which the focus comes back from.
 *
 * @returns whether it is there
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
  // Beside what has the focus: an open dialog takes it back from anywhere else.
  (focused?.parentElement ?? document.body).append(holder);
  holder.select();
  const isCopied = document.execCommand('copy');
  holder.remove();
  focused?.focus({ preventScroll: true });
  return isCopied;
}
