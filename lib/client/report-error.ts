import { toasts } from './toasts.ts';

/**
 * Shows an error in a toast.
 *
 * @param sentence creates the text of the toast from the error's message; by default the message itself
 */
export function reportError(error: unknown, sentence: (reason: string) => string = (reason) => reason): void {
  toasts.show(sentence(error instanceof Error ? error.message : String(error)), { tone: 'bad' });
}

/** Shows the error of a person's action in a toast. */
export function reportActionError(error: unknown): void {
  reportError(error, (reason) => `Something went wrong. ${reason}`);
}
