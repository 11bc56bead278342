import { setTimeout as wait } from 'node:timers/promises';

/** Longer than a database needs to restart after it was killed. */
const longEnoughMs = 120_000;
const longestPauseMs = 1000;

/**
 * Retries work while the database is unreachable, as when it restarts. Only for work that may be repeated.
 *
 * @param patienceMs how long to retry; two minutes by default
 * @throws the last failure, when the database stays unreachable or rejects the work
 */
export async function retryDatabase<Result>(act: () => Promise<Result>, patienceMs = longEnoughMs): Promise<Result> {
  const until = Date.now() + patienceMs;
  for (let pauseMs = 50; ; pauseMs = Math.min(pauseMs * 2, longestPauseMs)) {
    try {
      return await act();
    } catch (error) {
      if (!isConnectionFailure(error) || Date.now() + pauseMs > until) throw error;
      await wait(pauseMs);
    }
  }
}

// https://www.postgresql.org/docs/current/errcodes-appendix.html: connection trouble, shutting down, starting up
const passingStates = /^(?:08|57P0)/;
const passingCodes = /^E(?:CONNREFUSED|CONNRESET|PIPE|TIMEDOUT)$/;
const transientMessage =
  /connection (?:terminated|timeout|ended)|timeout exceeded when trying to connect|client has encountered a connection error/i;

/** Whether a failure says that the database is unreachable, and did not reject the work. */
export function isConnectionFailure(thrown: unknown): boolean {
  if (!(thrown instanceof Error)) return false;
  if (isConnectionFailure(thrown.cause)) return true;
  const code = 'code' in thrown ? String(thrown.code) : '';
  if (passingStates.test(code) || passingCodes.test(code)) return true;
  // ENOENT on connect: the socket file of a local server that is down does not exist.
  if (code === 'ENOENT') return 'syscall' in thrown && thrown.syscall === 'connect';
  return transientMessage.test(thrown.message);
}
