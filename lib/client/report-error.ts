import { notices } from './notices.ts';

/** Shows a notice that says why something did not work. */
export function reportError(error: unknown): void {
  notices.show(error instanceof Error ? error.message : String(error), { tone: 'bad' });
}
