/**
 * What a worker does next depends on it.
 *
 * - `away`: the engine does not answer, or not now. Nothing arrived; try again later.
 * - `uncertain`: a request was sent, and its answer was lost. It may have been processed and billed.
 * - `forgotten`: the engine no longer knows the work of a handle.
 */
export type EngineErrorReason = 'away' | 'uncertain' | 'forgotten';

/** A failure between the worker and an engine that does not end the generation by itself. */
export class EngineError extends Error {
  override readonly name = 'EngineError';
  readonly reason: EngineErrorReason;
  /** Seconds after which the engine wants to be asked again, if it said so. */
  readonly retryAfterSeconds: number | null;

  /** @param message a sentence for people, without secrets */
  constructor(
    reason: EngineErrorReason,
    message: string,
    options: { retryAfterSeconds?: number | null; cause?: unknown } = {},
  ) {
    super(message, { cause: options.cause });
    this.reason = reason;
    this.retryAfterSeconds = options.retryAfterSeconds ?? null;
  }
}

/** Rethrows the failure of a request that can be sent again: what was uncertain is away. */
export function throwAsAway(thrown: unknown): never {
  if (!isEngineError(thrown, 'uncertain')) throw thrown;
  throw new EngineError('away', thrown.message, { cause: thrown });
}

/** Whether a thrown value is an `EngineError` of a reason. */
export function isEngineError(thrown: unknown, reason: EngineErrorReason): thrown is EngineError {
  return thrown instanceof EngineError && thrown.reason === reason;
}
