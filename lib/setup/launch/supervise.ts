import { setTimeout as delay } from 'node:timers/promises';
import { EaselError } from '../../contract/error.ts';
import type { Program, ProgramRun } from './program.ts';

/** Runs programs, and restarts them, until they are stopped. */
export interface Supervisor {
  /** Starts all programs in order. Rejects when a program does not start; `stop` must still be called then. */
  start: () => Promise<void>;
  /** Stops all programs in order, and kills them when it takes too long. */
  stop: () => Promise<void>;
  /** Kills all programs at once. */
  kill: () => void;
}

const longestDelayMs = 30_000;
const steadyAfterMs = 60_000;

/** The delay before a restart, after so many ends in a row: 0.5 s, doubling to 30 s. */
export function restartDelayMs(endsInARow: number): number {
  return Math.min(500 * 2 ** (endsInARow - 1), longestDelayMs);
}

/**
 * A supervisor of programs in stages. Stages start in order and stop in reverse, the programs of a stage together. A
 * program that ends unexpectedly is restarted, with increasing delays until it has run for a minute.
 *
 * @param options.say prints one line for each event
 * @param options.stageDeadlinesMs how long each stage may take to stop before it is killed
 */
export function createSupervisor(options: {
  stages: Program[][];
  stageDeadlinesMs: number[];
  say: (line: string) => void;
}): Supervisor {
  const { say } = options;
  const runs = new Map<Program, ProgramRun>();
  const loops: Promise<void>[] = [];
  const stopping = new AbortController();

  function begin(program: Program): ProgramRun {
    const run = program.start();
    runs.set(program, run);
    run.ready.catch(() => {
      run.kill();
    });
    return run;
  }

  async function runProgram(program: Program, first: ProgramRun): Promise<void> {
    let endsInARow = 0;
    for (let run = first; ; run = begin(program)) {
      const startedAt = performance.now();
      if (run !== first) {
        run.ready.then(
          () => say(`${program.title} is back.`),
          () => undefined,
        );
      }
      const how = await run.ended;
      if (stopping.signal.aborted) return;
      endsInARow = performance.now() - startedAt > steadyAfterMs ? 1 : endsInARow + 1;
      const delayMs = restartDelayMs(endsInARow);
      say(`${program.title} stopped unexpectedly (${how}). Restarting in ${delayMs / 1000} s.`);
      await delay(delayMs, undefined, { signal: stopping.signal }).catch(() => undefined);
      if (stopping.signal.aborted) return;
    }
  }

  async function startFirst(program: Program): Promise<void> {
    const run = begin(program);
    try {
      await run.ready;
    } catch (cause) {
      if (stopping.signal.aborted) return;
      const reason = cause instanceof Error ? cause.message : String(cause);
      const log = program.lastLines();
      const lines = [
        `${program.title} did not start: ${reason}`,
        ...(log === '' ? [] : ['The last lines of its log:', log]),
      ];
      throw new EaselError('unavailable', lines.join('\n'), { cause });
    }
    loops.push(runProgram(program, run));
  }

  async function stopStage(programs: Program[], deadlineMs: number): Promise<void> {
    const open = programs.flatMap((program) => runs.get(program) ?? []);
    for (const run of open) run.stop();
    const timer = setTimeout(() => {
      for (const run of open) run.kill();
    }, deadlineMs);
    await Promise.all(open.map((run) => run.ended));
    clearTimeout(timer);
  }

  return {
    start: async () => {
      for (const programs of options.stages) {
        if (stopping.signal.aborted) return;
        await Promise.all(programs.map(startFirst));
      }
    },
    stop: async () => {
      stopping.abort();
      for (const [index, programs] of [...options.stages.entries()].toReversed()) {
        await stopStage(programs, options.stageDeadlinesMs[index] ?? 0);
      }
      await Promise.all(loops);
    },
    kill: () => {
      stopping.abort();
      for (const run of runs.values()) run.kill();
    },
  };
}
