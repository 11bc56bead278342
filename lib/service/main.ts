import { createLogger } from '../logging/create-logger.ts';
import { SettingsError } from '../settings/read-settings.ts';
import { endWithParent } from '../setup/end-with-parent.ts';
import { describeError } from '../logging/describe-error.ts';
import { startService } from './service.ts';
import { readServiceSettings, type ServiceSettings } from './settings.ts';

// The media service as a program: `node lib/service/main.ts`.
const latestEndMs = 8000;

function refuse(error: unknown): never {
  if (!(error instanceof SettingsError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exit(1);
}

function readOrEnd(): ServiceSettings {
  try {
    return readServiceSettings(process.env);
  } catch (error) {
    return refuse(error);
  }
}

const settings = readOrEnd();
const logger = createLogger('service', settings.logLevel);

const starting = startService(settings, logger).catch((error: unknown) => {
  logger.fatal({ reason: describeError(error) }, 'the service could not start');
  process.exit(1);
});

let isEnding = false;

async function end(signal: string): Promise<void> {
  if (isEnding) return;
  isEnding = true;
  setTimeout(() => process.exit(1), latestEndMs).unref();
  logger.info({ signal }, 'ending');
  const service = await starting;
  await service
    .stop()
    .catch((error: unknown) => logger.error({ reason: describeError(error) }, 'could not end in order'));
  process.exit(0);
}

for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => void end(signal));
endWithParent(() => void end('the launcher is gone'));

const service = await starting;
logger.info({ url: service.url, roles: settings.roles }, 'the media service is ready');
