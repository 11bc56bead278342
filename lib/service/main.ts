import { createLogger } from '../logging/create-logger.ts';
import { SettingsError } from '../settings/read-settings.ts';
import { endInOrder } from '../processes/end-in-order.ts';
import { describeError } from '../logging/describe-error.ts';
import { startService } from './service.ts';
import { readServiceSettings, type ServiceSettings } from './settings.ts';

// The media service as a program: `node lib/service/main.ts`.
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

endInOrder({ stop: async () => (await starting).stop(), logger });

const service = await starting;
logger.info({ url: service.url, roles: settings.roles }, 'the media service is ready');
