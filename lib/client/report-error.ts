import { clientMessages } from './messages.ts';
import { toasts } from './toasts.ts';

/**
 * Shows an error in a toast.
 *
 * @param sentence creates the text of the toast from the error's message; by default the message itself
 */
export function reportError(error: unknown, sentence: (values: { why: string }) => string = ({ why }) => why): void {
  toasts.show(sentence({ why: error instanceof Error ? error.message : String(error) }), { tone: 'bad' });
}

/** Shows the error of a person's action in a toast. */
export function reportActionError(error: unknown): void {
  reportError(error, ({ why }) => `${clientMessages.wentWrong} ${why}`);
}
