import { join } from 'node:path';
import { SettingsError } from '../../settings/read-settings.ts';
import { takeDataDirectory } from './data-directory.ts';
import { keysFile, readOrMakeKeys } from './keys.ts';
import { readLaunchSettings } from './launch-settings.ts';
import { requireFreePort } from './ports.ts';
import { prepareStorage } from './prepare-storage.ts';
import { openProcessRecord } from './process-record.ts';
import { createPrograms } from './programs.ts';
import { createSupervisor, type Supervisor } from './supervise.ts';

/** Everything, started once and to be stopped once. */
export interface Launch {
  /** Resolves with the line that says so when all of it answers, or rejects with a sentence for the terminal. */
  start: () => Promise<string>;
  /** Ends all within 10 s. */
  stop: () => Promise<void>;
  /** Ends all at once. */
  kill: () => void;
}

/** Programs get 8 s to end, the database 1.5 s after them: 10 s in all, before force. */
const stageDeadlinesMs = [1500, 8000];

/**
 * The whole of Easel on this machine: settings, data directory, keys, and the programs under supervision.
 *
 * @param options.environment the settings, as environment variables
 * @param options.dev whether programs shall follow changes of their sources
 * @param options.serviceOnly whether the media service shall run without a studio
 * @param options.say prints a line to the terminal
 */
export function createLaunch(options: {
  environment: Record<string, string | undefined>;
  dev: boolean;
  serviceOnly: boolean;
  say: (line: string) => void;
}): Launch {
  const { say, dev, serviceOnly } = options;
  let supervisor: Supervisor | null = null;
  let release: (() => void) | null = null;

  return {
    start: async () => {
      const settings = readLaunchSettings(options.environment);
      const directory = await takeDataDirectory(settings.dataDirectory);
      ({ release } = directory);
      await prepareStorage(settings, directory.path);
      const record = openProcessRecord(join(directory.path, 'processes.json'));
      for (const title of await record.endLeftBehind())
        say(`${title} was left running by an earlier start and has been stopped.`);
      const { studio, service } = settings;
      if (serviceOnly && service === null) {
        throw new SettingsError('MEDIA_API_URL names another service, so there is no service to start here.');
      }
      if (!serviceOnly) await requireFreePort('the studio', studio.host, studio.port, 'PORT');
      if (service !== null) {
        await requireFreePort('the media service', service.host, service.port, 'SERVICE_PORT');
      }
      const keys = await readOrMakeKeys(directory.path);
      const stages = createPrograms({ settings, dataDirectory: directory.path, keys, record, dev, serviceOnly, say });
      supervisor = createSupervisor({ stages, stageDeadlinesMs, say });
      await supervisor.start();
      return serviceOnly && service !== null
        ? `The media service is ready: ${service.url}, keys in ${join(directory.path, keysFile)}`
        : `Easel is ready: ${studio.url}`;
    },
    stop: async () => {
      await supervisor?.stop();
      release?.();
    },
    kill: () => {
      supervisor?.kill();
      release?.();
    },
  };
}
