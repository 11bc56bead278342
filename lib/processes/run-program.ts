import { createLogger, type Logger } from '../logging/create-logger.ts';
import { describeError } from '../logging/describe-error.ts';
import { SettingsError } from '../settings/read-settings.ts';
import { endInOrder } from './end-in-order.ts';

/** One of the two programs. */
export interface Program<Settings> {
  /** Its name in the log. */
  name: 'studio' | 'service';
  /** @throws SettingsError for settings that it cannot run with */
  readSettings: (environment: NodeJS.ProcessEnv) => Settings;
  /** Starts it. @returns what stops it in order */
  start: (settings: Settings, logger: Logger) => Promise<() => Promise<unknown>>;
}

/**
 * Runs a program from its start to its end: reads its settings from the environment, starts it, and stops it when it is asked to end.
 * Settings that it cannot run with are written to standard error. These, and a start that fails, end the process with exit code 1.
 */
export async function runProgram<Settings extends { logLevel: string }>(program: Program<Settings>): Promise<void> {
  const settings = readOrEnd(program);
  const logger = createLogger(program.name, settings.logLevel);
  const starting = program.start(settings, logger).catch((error: unknown) => {
    logger.fatal({ error: describeError(error) }, `the ${program.name} could not start`);
    process.exit(1);
  });
  // A program that is asked to end while it starts is stopped once it has.
  endInOrder({ stop: async () => (await starting)(), logger });
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
