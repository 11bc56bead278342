import { createRemovals } from './note-removals';
import { notices } from '@/lib/client/notices';
import { fineTuneWords } from './words';

/** Deletions of this page that can still be undone, for as long as their notice is shown. */
export const removals = createRemovals({
  delayMs: 10_000,
  onFailed: (error) =>
    notices.show(fineTuneWords.deleteFailed(error instanceof Error ? error.message : ''), { tone: 'bad' }),
});

// What was deleted stays deleted, also for who leaves before the time for second thoughts is over.
if (typeof window !== 'undefined') window.addEventListener('pagehide', removals.flush);
