import {
  type PatternTrial,
  type PatternVerdicts,
  patternVerdicts,
} from '../../schema-form/patterns/pattern-verdicts.ts';

/** What of a `Worker` is used. */
export type PatternWorker = Pick<Worker, 'addEventListener' | 'postMessage' | 'terminate'>;

/**
 * Makes what tries slow patterns in workers, one trial after the other. A worker that takes longer than the deadline is ended and
 * its trial noted as unchecked; so is one whose worker can't be had.
 *
 * @param options.deadlineMs for one trial, and `startMs` for a worker to be there
 */
export function createPatternTrials(options: {
  createWorker: () => PatternWorker;
  verdicts: PatternVerdicts;
  deadlineMs: number;
  startMs: number;
}) {
  const { createWorker, verdicts, deadlineMs, startMs } = options;
  let worker: PatternWorker | null = null;
  let line: Promise<void> = Promise.resolve();

  /** The next message of a worker; null when it takes too long or fails. */
  function hear(from: PatternWorker, withinMs: number): Promise<unknown> {
    const { promise, resolve } = Promise.withResolvers<unknown>();
    const heard = new AbortController();
    const timer = setTimeout(() => resolve(null), withinMs);
    from.addEventListener('message', ({ data }) => resolve(data), { signal: heard.signal });
    from.addEventListener('error', () => resolve(null), { signal: heard.signal });
    return promise.finally(() => {
      clearTimeout(timer);
      heard.abort();
    });
  }

  async function attempt(trial: PatternTrial): Promise<void> {
    if (verdicts.of(trial) !== null) return;
    if (worker === null) {
      const made = createWorker();
      if ((await hear(made, startMs)) === null) {
        made.terminate();
        verdicts.note(trial, 'unchecked');
        return;
      }
      worker = made;
    }
    const answer = hear(worker, deadlineMs);
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no origin but the page's
    worker.postMessage(trial);
    const verdict = await answer;
    if (verdict === 'matches' || verdict === 'fails') {
      verdicts.note(trial, verdict);
      return;
    }
    worker.terminate();
    worker = null;
    verdicts.note(trial, 'unchecked');
  }

  return {
    /** Settles when each of them has a verdict. */
    run(trials: readonly PatternTrial[]): Promise<void> {
      for (const trial of trials) line = line.then(() => attempt(trial));
      return line;
    },
  };
}

const trials = createPatternTrials({
  createWorker: () => new Worker(new URL('./pattern-worker.ts', import.meta.url), { type: 'module' }),
  verdicts: patternVerdicts,
  deadlineMs: 250,
  startMs: 10_000,
});

/** Tries slow patterns in the browser; settles when each trial has a verdict. */
export function tryPatterns(asked: readonly PatternTrial[]): Promise<void> {
  return trials.run(asked);
}
