import { fileURLToPath } from 'node:url';
import next from 'next';
import { listen } from '../http/listen.ts';
import { createLogger } from '../logging/create-logger.ts';
import { describeError } from '../logging/describe-error.ts';
import { logConsole } from '../logging/log-console.ts';
import { SettingsError } from '../settings/read-settings.ts';
import { endInOrder } from '../processes/end-in-order.ts';
import { guardRequests } from './guard/guard-requests.ts';
import { awaitStudio, setSettings } from './instance.ts';
import { readStudioSettings, type StudioSettings } from './settings.ts';

// The studio as a program: `node lib/studio/main.ts`. Next draws its pages and calls its handlers; what listens is ours.

function readOrEnd(): StudioSettings {
  try {
    return readStudioSettings(process.env);
  } catch (error) {
    if (!(error instanceof SettingsError)) throw error;
    process.stderr.write(`${error.message}\n`);
    return process.exit(1);
  }
}

/** Starts everything; gives what ends it in order. */
async function start(settings: StudioSettings): Promise<() => Promise<unknown>> {
  const isDevelopment = process.env.NODE_ENV === 'development';
  const { host, port } = settings;
  setSettings(settings);
  if (!isDevelopment) logConsole(logger);
  const app = next({ dev: isDevelopment, dir: root, hostname: host, port });
  await app.prepare();
  const studio = await awaitStudio();
  const { allowList } = studio;
  const pass = app.getRequestHandler();
  const guard = guardRequests({ allowList, origins: settings.origins, pass, isDevelopment, logger });
  const listener = await listen({ ...guard, host, port });
  logger.info({ url: listener.url }, 'the studio is ready');
  return async () => {
    await Promise.all([listener.stop(), studio.close()]);
    await app.close();
  };
}

const root = fileURLToPath(new URL('../..', import.meta.url));
const settings = readOrEnd();
const logger = createLogger('studio', settings.logLevel);
const starting = start(settings).catch((error: unknown) => {
  logger.fatal({ error: describeError(error) }, 'the studio could not start');
  process.exit(1);
});

endInOrder({ stop: async () => (await starting)(), logger });
await starting;
