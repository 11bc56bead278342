import type { PooledDatabase } from '../../database/connect.ts';
import type { Logger } from '../../logging/create-logger.ts';
import { describeError } from '../../logging/describe-error.ts';
import type { FileStorage } from '../../storage/file-storage.ts';
import { forgetTurns } from './forget-turns.ts';
import { removeExpiredResults } from './remove-expired-results.ts';
import { removeLeftPreviews } from './remove-left-previews.ts';
import { removeUnusedInputs } from './remove-unused-inputs.ts';
import { sweepStorage } from './sweep-storage.ts';

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const firstMs = minuteMs;
const expireEveryMs = 10 * minuteMs;
const sweepEveryMs = 6 * hourMs;
/** Inline media are removed an hour after the last request that contained them, once its generation has ended. */
const inputUnusedMs = hourMs;

/**
 * Starts removing expired and unused files from storage. Every worker does so; locked rows are skipped.
 *
 * @param options.resultLifetimeMs how long results are stored; null for good
 * @param options.longestJobMs how long an attempt can last; younger files are never orphans
 */
export function startRetention(options: {
  database: PooledDatabase;
  storage: FileStorage;
  logger: Logger;
  resultLifetimeMs: number | null;
  longestJobMs: number;
}): { stop: () => Promise<void> } {
  const { logger, resultLifetimeMs } = options;
  let sweptAt = -Infinity;
  let isStopped = false;
  let current: Promise<void> = Promise.resolve();

  async function tidy(): Promise<void> {
    const results = resultLifetimeMs === null ? 0 : await removeExpiredResults(options, resultLifetimeMs);
    const inputs = await removeUnusedInputs(options, inputUnusedMs);
    await removeLeftPreviews(options.database);
    await forgetTurns(options.database);
    const isDue = performance.now() - sweptAt >= sweepEveryMs;
    const orphans = isDue ? await sweepStorage(options, options.longestJobMs + hourMs) : 0;
    if (isDue) sweptAt = performance.now();
    if (results + inputs + orphans > 0) logger.info({ results, inputs, orphans }, 'removed files that are not needed');
  }

  function run(): void {
    current = tidy()
      .catch((error: unknown) => {
        if (!isStopped) logger.warn({ reason: describeError(error) }, 'could not remove old files; trying again later');
      })
      .finally(() => {
        if (!isStopped) timer = setTimeout(run, expireEveryMs);
      });
  }
  let timer = setTimeout(run, firstMs);

  return {
    async stop() {
      isStopped = true;
      clearTimeout(timer);
      // Waits a second at most: a round that hangs on an unavailable storage can stop at any point.
      await Promise.race([current, new Promise((resolve) => setTimeout(resolve, 1000).unref())]);
    },
  };
}
