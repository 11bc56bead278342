import { toasts } from './toasts.ts';

/**
 * Shows a toast that says why something did not work.
 *
 * @param sentence makes the text of the toast from the error's message; the message alone when left out
 */
export function reportError(error: unknown, sentence: (reason: string) => string = (reason) => reason): void {
  toasts.show(sentence(error instanceof Error ? error.message : String(error)), { tone: 'bad' });
}

/** Shows a toast that says why what somebody asked for did not work. */
export function reportActionError(error: unknown): void {
  reportError(error, (reason) => `Something went wrong. ${reason}`);
}
