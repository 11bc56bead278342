import type { Logger } from '../../logging/create-logger.ts';
import { describeError } from '../../logging/describe-error.ts';

const everyMs = 250;

/**
 * Thins a renderer's progress out to four reports a second, one at a time, always with the newest value. Reports are hints:
 * one that the database does not take is left out.
 *
 * @param options.report answers false when the attempt no longer counts
 */
export function createProgressReporter(options: {
  report: (share: number) => Promise<boolean>;
  onReplaced: () => void;
  logger: Logger;
}): { onProgress: (share: number) => void; stop: () => void } {
  let newest = 0;
  let told = 0;
  let isBusy = false;

  async function tell(): Promise<void> {
    if (isBusy || newest === told) return;
    isBusy = true;
    told = newest;
    try {
      if (!(await options.report(told))) options.onReplaced();
    } catch (error) {
      options.logger.debug({ reason: describeError(error) }, 'progress was not written');
    } finally {
      isBusy = false;
    }
  }

  const timer = setInterval(() => void tell(), everyMs);
  return {
    onProgress(share) {
      // Never backwards, and not whole before the result is kept.
      newest = Math.max(newest, Math.min(0.99, share));
    },
    stop: () => clearInterval(timer),
  };
}
