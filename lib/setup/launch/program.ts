/** A program that the launcher starts and restarts. */
export interface Program {
  /** Its name in messages: `The media service`. */
  title: string;
  start: () => ProgramRun;
  /** Its last log lines, for a failed start. */
  lastLines: () => string;
}

/** One run of a program. */
export interface ProgramRun {
  /** Resolves when the program is ready; rejects when it ends before, or takes too long. */
  ready: Promise<void>;
  /** Resolves when the program has ended, with a description: `signal SIGKILL`, `exit code 1`. Never rejects. */
  ended: Promise<string>;
  /** Asks the program to end. */
  stop: () => void;
  /** Kills the program with everything it started. */
  kill: () => void;
}
