import { copyText } from './copy-text.ts';
import { toasts } from './toasts.ts';

const copyFailed = 'The browser did not allow copying. Select the text and copy it.';

/**
 * Puts text on the clipboard and shows a notice of it.
 *
 * @param copied what the notice says when the text was copied
 * @param failed what it says when the browser refused
 */
export async function copyAndNotify(text: string, copied: string, failed = copyFailed): Promise<void> {
  if (await copyText(text)) toasts.show(copied);
  else toasts.show(failed, { tone: 'bad' });
}
