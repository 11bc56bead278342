import 'server-only';
import { connectDatabase } from '../database/connect.ts';
import { migrateDatabase } from '../database/migrate.ts';
import { retryDatabase } from '../database/retry-database.ts';
import { createLogger } from '../logging/create-logger.ts';
import { describeError } from '../logging/describe-error.ts';
import { awaitEmbeddedService } from './await-embedded-service.ts';
import type { StudioSettings } from './context/settings.ts';
import { createStudio } from './create-studio.ts';
import { getSettings, setStudio } from './instance.ts';

/** Starts the studio of this process. If it cannot start, the process exits, with the reason in its log. */
export async function startStudio(): Promise<void> {
  const settings = getSettings();
  const logger = createLogger('studio', settings.logLevel);
  try {
    await Promise.all([retryDatabase(() => migrate(settings)), awaitEmbeddedService(settings.mediaApi)]);
    setStudio(await createStudio(settings, logger, { keepsMediaWarm: true }));
  } catch (thrown) {
    logger.fatal({ error: describeError(thrown) }, 'the studio cannot start');
    process.exit(1);
  }
}

async function migrate(settings: StudioSettings): Promise<void> {
  const connection = connectDatabase({ url: settings.databaseUrl, maxConnections: 2, onError: () => undefined });
  try {
    await migrateDatabase(connection.database, 'studio');
  } finally {
    await connection.close();
  }
}
