import type { Database } from '../../database/connect.ts';
import type { LiveEngine } from '../engines/watch-engine.ts';
import type { Generation } from '../queue/generation-store.ts';
import { listUnclosed, markClosed } from '../queue/send-to-engine.ts';

const deadlineMs = 60_000;

async function closeOne(database: Database, live: LiveEngine, row: Generation, signal: AbortSignal): Promise<void> {
  const { engine } = live;
  if (row.engineKey === null) return;
  const found = row.engineHandle ?? (await engine.find(row.engineKey, signal));
  if (typeof found === 'object') await engine.cancel(found, signal);
  await markClosed(database, row.id, row.engineKey);
}

/**
 * Cancels at an engine what was cancelled or failed here, whichever worker sent it, and whether that worker still runs.
 *
 * @throws EngineError `away`: the next call goes on
 */
export async function closeAtEngine(database: Database, live: LiveEngine, stop: AbortSignal): Promise<void> {
  for (const row of await listUnclosed(database, live.engine.name)) {
    await closeOne(database, live, row, AbortSignal.any([stop, AbortSignal.timeout(deadlineMs)]));
  }
}
