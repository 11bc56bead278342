import { setTimeout as wait } from 'node:timers/promises';

// https://www.postgresql.org/docs/current/errcodes-appendix.html: connection trouble, shutting down, starting up
const passingStates = /^(08|57P0)/;
const passingCodes = new Set(['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'ENOENT']);

function isPassing(error: unknown): boolean {
  const chain = [error, (error as { cause?: unknown }).cause];
  return chain.some((link) => {
    const { code, message } = (link ?? {}) as { code?: unknown; message?: unknown };
    const isCode = typeof code === 'string' && (passingStates.test(code) || passingCodes.has(code));
    return (
      isCode || /connection (terminated|timeout|ended)|timeout exceeded when trying to connect/i.test(String(message))
    );
  });
}

/**
 * Does what must not be lost to a database that is just restarting: tries again while it cannot be reached.
 *
 * @param patienceMs how long to go on
 */
export async function retryDatabase<Result>(act: () => Promise<Result>, patienceMs: number): Promise<Result> {
  const until = Date.now() + patienceMs;
  for (let delayMs = 50; ; delayMs = Math.min(1000, delayMs * 2)) {
    try {
      return await act();
    } catch (error) {
      if (!isPassing(error) || Date.now() + delayMs > until) throw error;
      await wait(delayMs);
    }
  }
}
