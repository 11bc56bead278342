import { setTimeout as wait } from 'node:timers/promises';

const tries = 6;
const firstPauseMs = 200;

/** Whether a failure says that the storage is unreachable or busy for now, and did not reject the request. */
export function isPassing(thrown: unknown): boolean {
  if (typeof thrown !== 'object' || thrown === null) return false;
  const {
    code,
    name,
    $metadata: answer,
  } = thrown as {
    code?: unknown;
    name?: unknown;
    $metadata?: { httpStatusCode?: number };
  };
  if (/^(?:ECONN|EPIPE$|EAI_AGAIN$|ETIMEDOUT$|ERR_STREAM)/.test(String(code))) return true;
  if (/^(?:TimeoutError|RequestTimeout|SlowDown|InternalError)$/.test(String(name))) return true;
  const status = answer?.httpStatusCode;
  return status !== undefined && (status >= 500 || status === 429);
}

/**
 * Retries an operation while the storage restarts or is busy, for some six seconds, with growing pauses. Only for
 * operations that may be repeated; each try reads its bytes again.
 *
 * @throws the last failure, when the storage stays unreachable or rejects the operation
 */
export async function retryStorage<Result>(act: () => Promise<Result>): Promise<Result> {
  for (let failures = 1; ; failures += 1) {
    try {
      return await act();
    } catch (error) {
      if (failures === tries || !isPassing(error)) throw error;
      await wait(firstPauseMs * 2 ** (failures - 1));
    }
  }
}
