import { constants } from 'node:os';
import { startEmbeddedDatabase, type EmbeddedDatabase } from '../../database/embedded/start-embedded-database.ts';
import type { LogFile } from './log-file.ts';
import type { Program, ProgramRun } from './program.ts';

/** The embedded database as a program of the launcher. */
export interface DatabaseProgram extends Program {
  /** The address of the database; throws before it was first ready. */
  url: () => string;
}

/**
 * @param options.folder the database's folder
 * @param options.onNotice called with a line for the terminal
 */
export function createDatabaseProgram(options: {
  folder: string;
  log: LogFile;
  onNotice: (sentence: string) => void;
}): DatabaseProgram {
  let url: string | null = null;

  function start(): ProgramRun {
    const starting = startEmbeddedDatabase({
      folder: options.folder,
      // A restart uses the port of the first start, which the other programs know.
      mayMovePort: url === null,
      onLog: options.log.write,
      onNotice: options.onNotice,
    });
    const becomeReady = async () => {
      ({ url } = await starting);
    };
    const end = async () => {
      const code = await (await starting).ended;
      // A shell watches the server, and reports a signal as 128 plus its number.
      const signal = Object.entries(constants.signals).find(([, number]) => code === 128 + number);
      return signal === undefined ? `exit code ${code}` : `signal ${signal[0]}`;
    };
    const whenStarted = async (act: (database: EmbeddedDatabase) => Promise<void> | void) => {
      const database = await starting.catch(() => null);
      if (database !== null) await act(database);
    };
    return {
      ready: becomeReady(),
      ended: end().catch((error: Error) => error.message),
      stop: () => void whenStarted((database) => database.stop()),
      kill: () => void whenStarted((database) => database.kill()),
    };
  }

  return {
    title: 'The database',
    start,
    lastLines: () => '',
    url: () => {
      if (url === null) throw new Error('The database has no address before it is ready.');
      return url;
    },
  };
}
