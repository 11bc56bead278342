import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createChildProgram } from './child-program.ts';
import { createDatabaseProgram } from './database-program.ts';
import type { Keys } from './keys.ts';
import type { LaunchSettings } from './launch-settings.ts';
import { openLogFile } from './log-file.ts';
import type { ProcessRecord } from './process-record.ts';
import { serviceEnvironment, studioEnvironment, type LaunchContext } from './program-environment.ts';
import type { Program } from './program.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const node = join(root, 'node_modules', '.bin', 'node');
/** Node's compile cache, which halves the time of a restart. */
const compileCache = join(root, 'node_modules', '.cache', 'easel');

/**
 * The programs for these settings, in the stages in which they start: the database, then the programs that use it.
 *
 * @param options.dev whether the programs restart when their sources change
 * @param options.serviceOnly whether to leave the studio out
 */
export function createPrograms(options: {
  settings: LaunchSettings;
  dataDirectory: string;
  keys: Keys;
  record: ProcessRecord;
  dev: boolean;
  serviceOnly: boolean;
  say: (line: string) => void;
}): Program[][] {
  const { settings, dataDirectory, keys, record, dev } = options;
  const mode = dev ? 'development' : 'production';
  const log = (name: string) => openLogFile(join(dataDirectory, 'logs', `${name}.log`));
  const database =
    settings.databaseUrl === null
      ? createDatabaseProgram({ folder: join(dataDirectory, 'database'), log: log('database'), onNotice: options.say })
      : null;
  const context = (): LaunchContext => ({
    dataDirectory,
    databaseUrl: settings.databaseUrl ?? database?.url() ?? '',
    keys,
  });
  const child = (title: string, name: string, args: string[], probeUrl: string, own: () => Record<string, string>) =>
    createChildProgram({
      title,
      command: node,
      args,
      workingFolder: root,
      environment: () => ({ ...process.env, NODE_ENV: mode, NODE_COMPILE_CACHE: compileCache, ...own() }),
      log: log(name),
      probeUrl,
      onProcess: (pid, isRunning) => record.note(title, pid, isRunning),
    });

  const { service, studio } = settings;
  const serviceArguments = [
    '--import',
    new URL('./drizzle-as-commonjs.mjs', import.meta.url).href,
    ...(dev ? ['--watch', '--watch-preserve-output'] : []),
    'lib/service/main.ts',
  ];
  const servicePrograms =
    service === null
      ? []
      : [
          child('The media service', 'service', serviceArguments, service.probeUrl, () =>
            serviceEnvironment(settings, service, context()),
          ),
        ];
  const studioPrograms = options.serviceOnly
    ? []
    : [
        child('The studio', 'studio', ['lib/studio/main.ts'], studio.probeUrl, () =>
          studioEnvironment(settings, context()),
        ),
      ];
  return [database === null ? [] : [database], [...servicePrograms, ...studioPrograms]];
}
