import { isTerminalStatus } from '../../../contract/status.ts';
import type { Database } from '../../../database/connect.ts';
import type { NoticeHub } from '../../events/notice-hub.ts';
import { findGeneration, type GenerationSummary } from '../../queue/generation-store.ts';

const lookEveryMs = 2000;

/**
 * Waits until a generation has ended. Notices are only hints, so the row is read after each notice, and every two
 * seconds in case one was missed.
 *
 * @throws the signal's reason when it aborts first
 */
export function waitForEnd(
  options: { database: Database; hub: NoticeHub; signal: AbortSignal },
  owner: string,
  id: string,
): Promise<GenerationSummary> {
  const { database, hub, signal } = options;
  return new Promise((resolve, reject) => {
    let isLooking = false;
    let lookAgain = false;

    async function look(): Promise<void> {
      lookAgain = isLooking;
      if (isLooking) return;
      isLooking = true;
      // A database that is briefly unreachable is queried again at the next check.
      const row = await findGeneration(database, owner, id).catch(() => null);
      isLooking = false;
      if (row !== null && isTerminalStatus(row.status)) {
        stop();
        resolve(row);
      } else if (lookAgain) await look();
    }

    function stop(): void {
      clearInterval(timer);
      unsubscribe();
      signal.removeEventListener('abort', onAbort);
    }
    function onAbort(): void {
      stop();
      reject(signal.reason as Error);
    }

    const timer = setInterval(() => void look(), lookEveryMs);
    const unsubscribe = hub.subscribe({
      onNotice: (notice) => {
        if (notice.id === id && isTerminalStatus(notice.status)) void look();
      },
      onResync: () => void look(),
    });
    signal.addEventListener('abort', onAbort, { once: true });
    if (signal.aborted) onAbort();
    else void look();
  });
}
