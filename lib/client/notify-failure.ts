import { notices } from './notices.ts';

/** Shows a notice that says why something did not work. */
export function notifyFailure(error: unknown): void {
  const why = error instanceof Error ? error.message : String(error);
  notices.show(`That did not work: ${why}`, { tone: 'bad' });
}
