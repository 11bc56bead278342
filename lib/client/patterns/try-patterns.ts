import type { JsonObject } from '../../contract/model.ts';
import {
  type PatternTrial,
  type PatternVerdicts,
  patternVerdicts,
} from '../../schema-form/patterns/pattern-verdicts.ts';

/** What of a `Worker` is used. */
export type PatternWorker = Pick<Worker, 'addEventListener' | 'postMessage' | 'terminate'>;

/** Tries what is open in requests. */
export interface PatternTrials {
  /**
   * Tries each text once a request: it may be open again, where a request has more of them than the store remembers. What waits of
   * another request is dropped, and tried when that one is back.
   *
   * @param request the values; others are another request
   * @returns what settles when the trials so far are done; null when nothing is left to wait for
   */
  run: (request: JsonObject, open: readonly PatternTrial[]) => Promise<void> | null;
  /** The same before a request is sent: where nothing is left to wait for, what is still open is noted as unchecked. */
  settle: (request: JsonObject, open: readonly PatternTrial[]) => Promise<void> | null;
}

/**
 * Makes what tries slow patterns in workers, one trial after the other. A worker that takes longer than the deadline is ended and
 * its trial noted as unchecked; so is one whose worker can't be had.
 *
 * @param options.deadlineMs for one trial, from when the worker says that it begins; `startMs` for a worker to be there, and to begin
 */
export function createPatternTrials(options: {
  createWorker: () => PatternWorker;
  verdicts: PatternVerdicts;
  deadlineMs: number;
  startMs: number;
}): PatternTrials {
  const { createWorker, verdicts, deadlineMs, startMs } = options;
  let worker: PatternWorker | null = null;
  let line: Promise<void> = Promise.resolve();
  let waiting = 0;
  let latest: JsonObject | null = null;
  const triedOf = new WeakMap<JsonObject, Set<string>>();

  /** The next message of a worker; null when it takes too long or fails. */
  function waitForMessage(from: PatternWorker, withinMs: number): Promise<unknown> {
    const { promise, resolve } = Promise.withResolvers<unknown>();
    const received = new AbortController();
    const timer = setTimeout(() => resolve(null), withinMs);
    from.addEventListener('message', ({ data }) => resolve(data), { signal: received.signal });
    from.addEventListener('error', () => resolve(null), { signal: received.signal });
    return promise.finally(() => {
      clearTimeout(timer);
      received.abort();
    });
  }

  /** Null where none is to be had. */
  async function startedWorker(): Promise<PatternWorker | null> {
    let made: PatternWorker;
    try {
      made = createWorker();
    } catch {
      return null;
    }
    if ((await waitForMessage(made, startMs)) !== null) return made;
    made.terminate();
    return null;
  }

  async function attempt(trial: PatternTrial): Promise<void> {
    if (verdicts.of(trial) !== null) return;
    worker ??= await startedWorker();
    if (worker === null) {
      verdicts.note(trial, 'unchecked');
      return;
    }
    const begun = waitForMessage(worker, startMs);
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no origin but the page's
    worker.postMessage(trial);
    const verdict = (await begun) === null ? null : await waitForMessage(worker, deadlineMs);
    if (verdict === 'matches' || verdict === 'fails') {
      verdicts.note(trial, verdict);
      return;
    }
    worker.terminate();
    worker = null;
    verdicts.note(trial, 'unchecked');
  }

  function run(request: JsonObject, open: readonly PatternTrial[]): Promise<void> | null {
    latest = request;
    const tried = triedOf.get(request) ?? new Set();
    triedOf.set(request, tried);
    for (const trial of open) {
      const key = JSON.stringify([trial.pattern, trial.text]);
      if (tried.has(key)) continue;
      tried.add(key);
      waiting += 1;
      const turn = () => {
        if (latest === request) return attempt(trial);
        tried.delete(key);
        return undefined;
      };
      line = line.then(turn).finally(() => (waiting -= 1));
    }
    return open.length > 0 && waiting > 0 ? line : null;
  }

  return {
    run,
    settle(request, open) {
      const trying = run(request, open);
      if (trying === null) for (const trial of open) verdicts.note(trial, 'unchecked');
      return trying;
    },
  };
}

const trials = createPatternTrials({
  createWorker: () => new Worker(new URL('./pattern-worker.ts', import.meta.url), { type: 'module' }),
  verdicts: patternVerdicts,
  deadlineMs: 250,
  startMs: 10_000,
});

/** Tries slow patterns in the browser, as `PatternTrials.run` says. */
export const tryPatterns = trials.run;
/** Tries slow patterns in the browser before a request is sent, as `PatternTrials.settle` says. */
export const settlePatterns = trials.settle;
