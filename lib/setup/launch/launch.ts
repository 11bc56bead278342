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

/** All programs, started once and stopped once. */
export interface Launch {
  /** Resolves with a line for the terminal when all programs are ready, or rejects with an error message for it. */
  start: () => Promise<string>;
  /** Stops all programs, by default within 10 s. */
  stop: () => Promise<void>;
  /** Kills all programs at once. */
  kill: () => void;
}

/** How long the database may take to end, after the programs. */
const databaseStopMs = 1500;
/** How long the studio may take to end; the service has as long as its settings say. */
const studioStopMs = 8000;

/**
 * Starts Easel on this machine: settings, data directory, keys, and the supervised programs.
 *
 * @param options.environment the settings, as environment variables
 * @param options.dev whether programs restart when their sources change
 * @param options.serviceOnly whether to run the media service without the studio
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
      const programStopMs = Math.max(studioStopMs, service?.stopMs ?? 0);
      supervisor = createSupervisor({ stages, stageDeadlinesMs: [databaseStopMs, programStopMs], say });
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
