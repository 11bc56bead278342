/** A program that the launcher starts, as often as needed. */
export interface Program {
  /** How sentences call it: `The media service`. */
  title: string;
  start: () => ProgramRun;
  /** Its last log lines, for when it could not start. */
  lastLines: () => string;
}

/** One run of a program. */
export interface ProgramRun {
  /** Settles when it does its work; rejects when it ended before, or took too long. */
  ready: Promise<void>;
  /** Settles when it is gone, with a description: `signal SIGKILL`, `exit code 1`. Never rejects. */
  ended: Promise<string>;
  /** Asks it to end in its own time. */
  stop: () => void;
  /** Ends it at once, with everything it started. */
  kill: () => void;
}
