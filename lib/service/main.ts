import { runProgram } from '../processes/run-program.ts';
import { startService } from './service.ts';
import { readServiceSettings } from './settings.ts';

// The media service as a program: `node lib/service/main.ts`.
await runProgram({
  name: 'service',
  readSettings: readServiceSettings,
  stopMs: (settings) => settings.stopMs,
  async start(settings, logger) {
    const service = await startService(settings, logger);
    logger.info({ url: service.url, roles: settings.roles }, 'the media service is ready');
    return () => service.stop();
  },
});
