import type { DatasetProgress } from './dataset-task.ts';
import type { HeldFineTune } from './held-fine-tune.ts';

const writeEveryMs = 1000;
const logEveryMs = 15_000;

/** Writes progress to the row, at most once a second, one write at a time. */
export function createProgressWriter(held: HeldFineTune, onLost: () => void) {
  let writing: Promise<void> = Promise.resolve();
  let isWriting = false;
  let writtenAt = 0;
  let loggedAt = performance.now();

  async function save({ share, tokenization }: DatasetProgress, now: number): Promise<void> {
    const isLogged = now - loggedAt >= logEveryMs;
    if (isLogged) loggedAt = now;
    const rows = tokenization.rows_read.toLocaleString('en-US');
    const line = `${Math.floor(share * 100)}%: ${rows} rows, ${tokenization.tokens.toLocaleString('en-US')} tokens.`;
    const changed = await held.change({ progress: share, tokenization }, isLogged ? ['info', line] : null);
    if (changed === null) onLost();
  }

  return {
    write(progress: DatasetProgress): void {
      const now = performance.now();
      if (isWriting || now - writtenAt < writeEveryMs) return;
      isWriting = true;
      writtenAt = now;
      writing = save(progress, now)
        // While the database is unavailable, only progress is lost.
        .catch(() => undefined)
        .finally(() => {
          isWriting = false;
        });
    },
    /** Resolves once no write is in progress. */
    settled: () => writing,
  };
}
