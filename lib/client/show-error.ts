import { notices } from './notices.ts';

/** Shows why something failed, in the words of the error that was thrown. */
export function showError(thrown: unknown): void {
  notices.show(thrown instanceof Error ? thrown.message : String(thrown), { tone: 'bad' });
}
