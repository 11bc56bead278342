import { createLogger, type Logger } from '../logging/create-logger.ts';
import { describeError } from '../logging/describe-error.ts';
import { SettingsError } from '../settings/read-settings.ts';
import { endInOrder } from './end-in-order.ts';

/** The studio or the media service, as a program. */
export interface Program<Settings> {
  /** Its name in the log. */
  name: 'studio' | 'service';
  /** @throws SettingsError for invalid settings */
  readSettings: (environment: NodeJS.ProcessEnv) => Settings;
  /** How long stopping may take; by default 8 s. */
  stopMs?: (settings: Settings) => number;
  /** Starts the program. @returns a function that stops it in order */
  start: (settings: Settings, logger: Logger) => Promise<() => Promise<unknown>>;
}

/**
 * Runs a program: reads its settings from the environment, starts it, and stops it on a signal. Invalid settings are
 * reported on standard error. These, and a failed start, end the process with exit code 1.
 */
export async function runProgram<Settings extends { logLevel: string }>(program: Program<Settings>): Promise<void> {
  const settings = readOrEnd(program);
  const logger = createLogger(program.name, settings.logLevel);
  const starting = program.start(settings, logger).catch((error: unknown) => {
    // Settings in a file are read while it starts.
    if (error instanceof SettingsError) process.stderr.write(`${error.message}\n`);
    logger.fatal({ error: describeError(error) }, `the ${program.name} could not start`);
    process.exit(1);
  });
  // A program that gets a signal while it starts is stopped once it has started.
  const latestEndMs = program.stopMs?.(settings);
  endInOrder({
    stop: async () => (await starting)(),
    logger,
    ...(latestEndMs === undefined ? {} : { latestEndMs }),
  });
  await starting;
}

function readOrEnd<Settings>({ readSettings }: Program<Settings>): Settings {
  try {
    return readSettings(process.env);
  } catch (error) {
    if (!(error instanceof SettingsError)) throw error;
    process.stderr.write(`${error.message}\n`);
    return process.exit(1);
  }
}
