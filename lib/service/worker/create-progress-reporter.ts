import type { Logger } from '../../logging/create-logger.ts';
import { describeError } from '../../logging/describe-error.ts';

const everyMs = 250;
/** The most that one report adds: a jump is reported in steps, and never more than what is done. */
const largestStep = 0.12;

/**
 * Thins an attempt's progress out to four reports a second, one at a time, rising without jumps. Reports are hints: one that
 * the database does not take is left out.
 *
 * @param options.report answers false when the attempt no longer counts
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

  async function tell(): Promise<void> {
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

  const timer = setInterval(() => void tell(), everyMs);
  return {
    onProgress(share) {
      // Never backwards, and not complete before the result is stored.
      newest = Math.max(newest, Math.min(0.99, share));
    },
    stop: () => clearInterval(timer),
  };
}
