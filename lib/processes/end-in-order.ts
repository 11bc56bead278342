import type { Logger } from '../logging/create-logger.ts';
import { describeError } from '../logging/describe-error.ts';
import { endWithParent } from './end-with-parent.ts';

/** How a program is stopped. */
export interface EndInOrderOptions {
  /** Stops the program's work, after waiting for a start in progress. */
  stop: () => Promise<unknown>;
  logger: Pick<Logger, 'info' | 'error'>;
  /** How long stopping may take. Work that is still running then ends with the process. */
  latestEndMs?: number;
}

/**
 * Ends this program once, on SIGTERM or SIGINT or when its launcher is gone. The exit code is 0 after an orderly stop,
 * 1 when stopping failed or took too long.
 */
export function endInOrder({ stop, logger, latestEndMs = 8000 }: EndInOrderOptions): void {
  let isEnding = false;

  async function end(signal: string): Promise<void> {
    if (isEnding) return;
    isEnding = true;
    setTimeout(() => process.exit(1), latestEndMs).unref();
    logger.info({ signal }, 'ending');
    try {
      await stop();
    } catch (error) {
      logger.error({ error: describeError(error) }, 'could not shut down cleanly');
      process.exit(1);
    }
    process.exit(0);
  }

  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => void end(signal));
  endWithParent(() => void end('the launcher is gone'));
}
