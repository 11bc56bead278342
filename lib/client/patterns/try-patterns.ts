import type { JsonObject } from '../../contract/model.ts';
import {
  type PatternTrial,
  type PatternVerdicts,
  patternVerdicts,
} from '../../schema-form/patterns/pattern-verdicts.ts';

/** The used part of a `Worker`. */
export type PatternWorker = Pick<Worker, 'addEventListener' | 'postMessage' | 'terminate'>;

/** Runs the open trials of requests. */
export interface PatternTrials {
  /**
   * Tries each text once per request: a text may be open again if a request has more texts than the store remembers.
   * Waiting trials of another request are dropped, and run when that request is back.
   *
   * @param request the values; different values are another request
   * @returns a promise that settles when the current trials are done; null without any
   */
  run: (request: JsonObject, open: readonly PatternTrial[]) => Promise<void> | null;
  /** The same before a request is sent: after the trials, open texts are recorded as unchecked. */
  settle: (request: JsonObject, open: readonly PatternTrial[]) => Promise<void> | null;
}

/**
 * Creates the runner of slow patterns in workers, one trial after the other. A worker that exceeds the deadline is
 * terminated and its trial recorded as unchecked, as is a trial without an available worker.
 *
 * @param options.deadlineMs limit of one trial, from its reported start; `startMs` is the limit for a worker to load
 *   and to start a trial
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

  /** The next message of a worker; null after a timeout or a failure. */
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

  /** Null if no worker is available. */
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
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker always has the page's origin
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
