import type { Logger } from '../../logging/create-logger.ts';
import { describeError } from '../../logging/describe-error.ts';

const everyMs = 250;
/** The largest increase in one report: a jump is reported in steps, never above the actual progress. */
const largestStep = 0.12;

/**
 * Limits an attempt's progress to four reports a second, one at a time, rising without jumps. Reports are hints: one
 * that the database does not accept is dropped.
 *
 * @param options.report resolves to false when the attempt is no longer the current one
 */
export function createProgressReporter(options: {
  report: (share: number) => Promise<boolean>;
  onReplaced: () => void;
  logger: Logger;
}): { onProgress: (share: number) => void; stop: () => void } {
  let newest = 0;
  let reported = 0;
  let isBusy = false;

  const next = () => Math.min(newest, reported + largestStep);

  async function report(): Promise<void> {
    if (isBusy || newest === reported) return;
    isBusy = true;
    reported = next();
    try {
      if (!(await options.report(reported))) options.onReplaced();
    } catch (error) {
      options.logger.debug({ reason: describeError(error) }, 'progress was not written');
    } finally {
      isBusy = false;
    }
  }

  const timer = setInterval(() => void report(), everyMs);
  return {
    onProgress(share) {
      // Never backwards, and not complete before the result is stored.
      newest = Math.max(newest, Math.min(0.99, share));
    },
    stop: () => clearInterval(timer),
  };
}
