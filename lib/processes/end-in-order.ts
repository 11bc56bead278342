import type { Logger } from '../logging/create-logger.ts';
import { describeError } from '../logging/describe-error.ts';
import { endWithParent } from './end-with-parent.ts';

/** How a program ends. */
export interface EndInOrderOptions {
  /** Ends what the program does, waiting first for a start that is under way. */
  stop: () => Promise<unknown>;
  logger: Pick<Logger, 'info' | 'error'>;
  /** What is still under way then ends with the process. */
  latestEndMs?: number;
}

/**
 * Ends this program once, when SIGTERM or SIGINT asks for it or the launcher that started it is gone. The exit code is 0
 * when it ended in order, 1 when stopping failed or took too long.
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
