import { setTimeout as wait } from 'node:timers/promises';

/** Longer than a database needs to come back after it was killed. */
const patienceMs = 120_000;
const longestPauseMs = 2_000;

/**
 * Writes what must not be lost: repeats while the database is away. Only for work that may be repeated.
 *
 * @throws the last failure, when the database stays away for two minutes or refuses the work itself
 */
export async function persist<Result>(work: () => Promise<Result>): Promise<Result> {
  const until = Date.now() + patienceMs;
  for (let pauseMs = 50; ; pauseMs = Math.min(pauseMs * 2, longestPauseMs)) {
    try {
      return await work();
    } catch (thrown) {
      if (!isConnectionFailure(thrown) || Date.now() > until) throw thrown;
      await wait(pauseMs);
    }
  }
}

/** Whether a failure says that the database is out of reach, rather than that it refused. */
export function isConnectionFailure(thrown: unknown): boolean {
  if (!(thrown instanceof Error)) return false;
  if (thrown.cause !== undefined && isConnectionFailure(thrown.cause)) return true;
  const code = 'code' in thrown ? String(thrown.code) : '';
  // PostgreSQL's classes 08 (connection) and 57P (shut down, crashed, starting); the rest are Node's.
  if (/^(?:08|57P0)|^E(?:CONNREFUSED|CONNRESET|PIPE|TIMEDOUT)$/.test(code)) return true;
  return /connection terminated|timeout exceeded when trying to connect|client has encountered a connection error/i.test(
    thrown.message,
  );
}
