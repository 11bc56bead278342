import { clientLateMessages } from './messages-late.ts';
import { copyText } from './copy-text.ts';
import { toasts } from './toasts.ts';

/**
 * Copies text to the clipboard and shows a toast.
 *
 * @param copied text of the toast when the text was copied
 * @param failed text of the toast when the browser refused
 */
export async function copyAndNotify(
  text: string,
  copied: string,
  failed = clientLateMessages.copyFailed,
): Promise<void> {
  if (await copyText(text)) toasts.show(copied);
  else toasts.show(failed, { tone: 'bad' });
}
